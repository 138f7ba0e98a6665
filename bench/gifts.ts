// B5 for the kept page of a gift list, and B20: how long a reservation takes until it is gone from another giver's open page,
// against one bare write and push.
import { WebSocket } from "ws";
import { newId } from "../app/lib/new-id.ts";
import { DEMO_PLAN, type Site, signIn } from "../scripts/demo-site.ts";
import { untilTold } from "./live.ts";
import { requestsPerSecond } from "./load.ts";
import { measureRatio, median } from "./ratio.ts";
import { percent, type Row, times } from "./table.ts";

const ROUNDS = 20;
const PIECES = 20;
const KEPT_SECONDS = 3;

/** What the message must say so that the other page shows it without asking: by which change, of which line, how many are left. */
const SUFFICES = /^\d+ \d+ \d+ \S+ \d+ \d+$/;

/** Both rows. In the second, the piece is gone once the message is there: the page asks for nothing more. */
export async function benchGifts(site: Site, hello: Site, bare: Site): Promise<Row[]> {
  const list = await openList(site);
  const helloRate = () => requestsPerSecond(`${hello.url}/`, KEPT_SECONDS);
  const listRate = () => requestsPerSecond(`${site.url}${list}`, KEPT_SECONDS);
  await helloRate();
  await listRate();
  const kept = await measureRatio(listRate, helloRate);
  const socket = await open(`${site.url}${list}/live`, "message");
  let item = "";
  // What its parents change is told too, which must not be taken for news of the first reservation.
  await untilTold(socket, async () => {
    item = await wishFor(site, list);
  });
  const bareSocket = await open(`${bare.url}/live`);
  let address = 1;

  async function post(path: string, fields: Record<string, string>, cookie = "") {
    address += 1;
    const response = await fetch(`${site.url}${path}`, {
      method: "POST",
      headers: {
        Origin: site.url,
        Cookie: cookie,
        Accept: "application/json",
        "CF-Connecting-IP": `203.0.${address >> 8}.${address & 255}`,
      },
      body: new URLSearchParams(fields),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  /** Sends a form, and waits until the other page has heard of it. */
  async function tell(path: string, fields: Record<string, string>, cookie?: string) {
    const sent = post(path, fields, cookie);
    const { told, message } = await untilTold(socket, async () => void (await sent));
    return { told, message, answer: await sent };
  }
  async function reserve() {
    const form = { item, formKey: newId(), name: "Grandma", pieces: "1", how: "buy" };
    const { told, message, answer } = await tell(`${list}/reserve?item=${item}`, form);
    if (!SUFFICES.test(message)) throw new Error(`The other page would have to read: ${message}`);
    const { id }: { id: string } = await answer.json();
    const [cookie = ""] = answer.headers.getSetCookie()[0]?.split(";") ?? [];
    await tell(`${list}/mine`, { intent: "undo", id }, cookie);
    return told;
  }
  const write = () =>
    untilTold(bareSocket, async () => void (await (await fetch(`${bare.url}/write`)).text()));
  for (let i = 0; i < 5; i++) {
    await reserve();
    await write();
  }
  const both = await measureRatio(
    async () => {
      const all: number[] = [];
      for (let i = 0; i < ROUNDS; i++) all.push(await reserve());
      return median(all);
    },
    async () => {
      const all: number[] = [];
      for (let i = 0; i < ROUNDS; i++) all.push((await write()).all);
      return median(all);
    },
  );
  socket.close();
  bareSocket.close();
  return [
    {
      id: "B5",
      what: "Gift list, kept, requests/s",
      against: "a hello world's page, requests/s",
      target: "≥ 100 %",
      measured: percent(kept),
      isMet: kept.median >= 1,
    },
    {
      id: "B20",
      what: `Reserve a piece → another giver's page has heard all that it needs to show it (${both.ours.toFixed(1)} ms)`,
      against: `one bare write and one bare push (${both.theirs.toFixed(1)} ms)`,
      target: "≤ 2×",
      measured: times(both),
      isMet: both.median <= 2,
      why: "two round trips to D1, to know what is left and to write, and the request around them",
    },
  ];
}

/** Makes the demo plan's gift list; returns the path of its page. */
async function openList(site: Site): Promise<string> {
  const page = await asParent(site, { intent: "make", title: "Gifts for Baby Rivera" });
  const [path] = /\/gifts\/[\w-]{22}\b/.exec(page) ?? [];
  if (!path) throw new Error("The demo plan has no gift list");
  return path;
}

/** Wishes for something of which there are many; returns the key of its line. */
async function wishFor(site: Site, list: string): Promise<string> {
  await asParent(site, { intent: "wish", wishName: "Diaper pack", pieces: `${PIECES}`, formKey: newId() });
  const page = await (await fetch(`${site.url}${list}?fresh`)).text();
  const keys = [...page.matchAll(/\/reserve\?item=([^"&]+)"/g)].map(([, key = ""]) =>
    decodeURIComponent(key),
  );
  const key = keys.find((one) => !/^\d/.test(one));
  if (!key) throw new Error("The wish isn't on the list");
  return key;
}

/** Sends a form of the parents' page; returns the page after it. */
async function asParent(site: Site, fields: Record<string, string>): Promise<string> {
  const headers = { Origin: site.url, Cookie: await signIn(site) };
  const page = `${site.url}${DEMO_PLAN}/gifts`;
  const answer = await fetch(page, { method: "POST", headers, body: new URLSearchParams(fields) });
  return answer.text();
}

/** A socket, once it is open, or once the first message has come. */
function open(address: string, once: "open" | "message" = "open"): Promise<WebSocket> {
  const socket = new WebSocket(address.replace("http", "ws"), {
    headers: { Origin: new URL(address).origin },
  });
  return new Promise((done, refuse) => {
    socket.once(once, () => done(socket)).once("error", refuse);
  });
}
