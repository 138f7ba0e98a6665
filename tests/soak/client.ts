// One tab of one person's browser, without the browser: it sends what pages send, tries again as they do, and says what
// became of it.
import { setTimeout as pause } from "node:timers/promises";
import { createMemory, type Memory } from "./memory.ts";
import type { Random } from "./random.ts";
import { type Sending, send } from "./request.ts";
import type { Fate, Tally } from "./tally.ts";

/** Waits between tries; a server that was killed is back after several seconds. */
const PAUSES_MS = [500, 1500, 3000, 6000];
/** So often somebody closes the tab instead of trying again. */
const GIVES_UP = 0.15;

export interface Outcome {
  fate: Fate;
  status: number;
  location: string;
  /** What the first cookie that it sets is sent back as; '' for none. */
  cookie: string;
  text: string;
  /** The answer's JSON; null for none. */
  body: Record<string, unknown> | null;
}

export interface Client {
  get(path: string): Promise<Outcome>;
  /** Sends a form as a page's script does. */
  script(path: string, fields: Readonly<Record<string, string>> | FormData): Promise<Outcome>;
  /** Sends a form as a page without scripts does. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Another browser with another cookie, or as nobody. */
  as(cookie: string | null): Client;
}

interface ClientOptions {
  url: string;
  /** Null for nobody. */
  cookie: string | null;
  /** The network address that it comes from. */
  address: string;
  random: Random;
  tally: Tally;
  /** The tab's memory; a new one by itself. */
  memory?: Memory;
  /** False once the time is over: nobody tries again. */
  isOn(): boolean;
}

const LOST: Outcome = { fate: "unknown", status: 0, location: "", cookie: "", text: "", body: null };

/** A tab that sends with this cookie from this address. */
export function createClient(options: ClientOptions): Client {
  const { url, cookie, address, random, tally, isOn, memory = createMemory() } = options;
  const headers = () => {
    const cookies = [cookie, memory.wrote].filter(Boolean).join("; ");
    return { Origin: url, "CF-Connecting-IP": address, ...(cookies && { Cookie: cookies }) };
  };

  async function once(path: string, sending: Partial<Sending>): Promise<Outcome> {
    const started = performance.now();
    try {
      const all = { headers: { ...headers(), ...sending.headers }, body: sending.body ?? null };
      const { status, location, cookie: given, wrote, text } = await send(`${url}${path}`, all);
      memory.wrote = wrote ?? memory.wrote;
      tally.answer(status, performance.now() - started, path);
      if (cookie && location.startsWith("/auth?")) tally.wrong(`Asked to sign in at ${path}`);
      return { fate: fateOf(status), status, location, cookie: given, text, body: readJson(text) };
    } catch {
      return LOST;
    }
  }

  async function sendForm(path: string, sending: Partial<Sending>): Promise<Outcome> {
    let outcome = await once(path, sending);
    let wasLost = outcome.fate === "unknown";
    for (const wait of PAUSES_MS) {
      if (outcome.fate !== "unknown" || !isOn() || random.chance(GIVES_UP)) break;
      tally.note("forms sent again");
      await pause(wait * (0.5 + random.next()));
      outcome = await once(path, sending);
      wasLost ||= outcome.fate === "unknown";
    }
    // What is refused the second time may have been carried out the first time.
    return outcome.fate === "refused" && wasLost ? { ...outcome, fate: "unknown" } : outcome;
  }

  return {
    get: (path) => once(path, {}),
    script: (path, fields) =>
      sendForm(path, { headers: { Accept: "application/json" }, body: bodyOf(fields) }),
    form: (path, fields) => sendForm(path, { body: bodyOf(fields) }),
    as: (another) => createClient({ ...options, cookie: another, memory: createMemory() }),
  };
}

function bodyOf(fields: Readonly<Record<string, string>> | FormData) {
  return fields instanceof FormData ? fields : new URLSearchParams(fields);
}

/** 5xx leaves open what has happened. */
function fateOf(status: number): Fate {
  if (status >= 500) return "unknown";
  return status >= 400 ? "refused" : "acknowledged";
}

function readJson(text: string): Record<string, unknown> | null {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
