// `npm run smoke -- URL`: a parent's first steps at a running site, without a browser: landing page, instant plan, sign-up and its email,
// quiz, a count, and a share link. It prints each step, removes what it has made, and ends with code 1 if one failed.
import { setTimeout as pause } from "node:timers/promises";

const USAGE = `Usage: npm run smoke -- URL

Where the site has no mailbox to look into, as in production, the walk ends with the email:
  SMOKE_EMAIL   whom the email goes to; without it, no form is sent
  SMOKE_COOKIE  the Cookie header of a session; with it the walk goes on as that account, and deletes only the plan that it has made`;

const PASSWORD = "wooden rattle 7";
/** For each answer; and for an email, and for a plan's numbers. */
const PATIENCE_MS = 15_000;
const LONG_PATIENCE_MS = 60_000;

interface Answer {
  status: number;
  text: string;
  location: string;
}

/** Why the walk ends early without a fault. */
class Ending extends Error {}
/** A step has failed, and has been told of. */
class Failure extends Error {}

const site = siteOf(process.argv.slice(2));
const given = { cookie: process.env.SMOKE_COOKIE ?? "", email: process.env.SMOKE_EMAIL ?? "" };
const cookies = new Map<string, string>();
let failed = 0;
/** What is removed at the end, the newest first. */
const made: { words: string; remove: () => Promise<void> }[] = [];

const isOver = await walk();
for (const { words, remove } of made.toReversed()) await step(words, remove);
if (failed > 0) console.error(`\n${failed} of the steps failed at ${site}.`);
else console.log(isOver ? "\nAll of it works." : "\nAll of it works as far as it went.");
process.exitCode = failed > 0 ? 1 : 0;

/** Whether it went the whole way. */
async function walk(): Promise<boolean> {
  try {
    await need("health", looksHealthy);
    await need("landing page", async () => sees(await open("/"), "Layette"));
    await need("instant plan", () => seesInstantPlan());
    if (given.cookie === "") await signUp();
    else keep(given.cookie.split(/;\s*/));
    const plan = await need("quiz", makePlan);
    await need("count", () => count(plan));
    await need("share", () => share(plan));
    return true;
  } catch (error) {
    if (error instanceof Ending) console.log(`stopped  ${error.message}`);
    else if (!(error instanceof Failure)) throw error;
    return false;
  }
}

/** As `step`, and ends the walk if it fails. */
async function need<Result>(words: string, act: () => Promise<Result>): Promise<Result> {
  const result = await step(words, act);
  if (!result) throw new Failure(words);
  return result.value;
}

/** Does a step and prints how it went; null if it failed. */
async function step<Result>(words: string, act: () => Promise<Result>): Promise<{ value: Result } | null> {
  try {
    const value = await act();
    console.log(`ok       ${words}`);
    return { value };
  } catch (error) {
    if (error instanceof Ending) throw error;
    failed += 1;
    console.error(`failed   ${words}: ${reasonOf(error)}`);
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function looksHealthy(): Promise<void> {
  const { text } = sees(await open("/healthz"), '"ok":true');
  const { variables = [] }: { variables?: string[] } = JSON.parse(text);
  for (const name of variables)
    console.log(`         the site says that its variable ${name} is wrong, missing, or not for there`);
}

/** The plan of a month that isn't over, for Minneapolis. */
async function seesInstantPlan(): Promise<void> {
  sees(await open(`/plan/55401/${dayFromNow(120).slice(0, 7)}`), "Minneapolis");
}

/** Signs up and confirms, if there is a mailbox to look into. */
async function signUp(): Promise<void> {
  const mailbox = (await open("/dev/mailbox.json")).status === 200;
  const email = given.email || (mailbox ? `smoke.${crypto.randomUUID().slice(0, 8)}@example.test` : "");
  const page = await need("sign-up form", async () => sees(await open("/auth"), 'name="password"'));
  if (email === "") throw new Ending("before the email: SMOKE_EMAIL says whom it may go to");
  if (page.text.includes("data-sitekey"))
    throw new Ending("before the email: Turnstile keeps programs from the form");
  const fields = { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
  await need("sign-up", async () => leadsTo(await send("/auth", fields), "/auth/check-inbox"));
  if (!mailbox)
    throw new Ending(`at the email: look for it in the mailbox of ${email}, and go on with SMOKE_COOKIE`);
  const token = await need("email", () => mailedToken(email));
  await need("confirmation", async () => {
    await send("/auth/confirm", { token });
    if (![...cookies.keys()].some((name) => name.endsWith("session"))) throw new Error("it logged nobody in");
    made.push({ words: "account deleted", remove: deleteAccount });
  });
}

async function mailedToken(email: string): Promise<string> {
  return patiently("no email has come", async () => {
    const mails: { to: string; text: string }[] = JSON.parse((await open("/dev/mailbox.json")).text);
    const text = mails.find(({ to }) => to === email)?.text ?? "";
    return /token=([\w.~-]+)/.exec(text)?.[1] ?? null;
  });
}

/** Answers the quiz; resolves with the plan's address once its numbers are there. */
async function makePlan(): Promise<string> {
  const answer = await send("/onboarding", {
    zipcode: "55401",
    dueDate: dayFromNow(90),
    genderPreference: "neutral",
    laundryScenario: "every_2_3_days",
    formKey: crypto.randomUUID().replaceAll("-", ""),
  });
  const [, id] = /^\/onboarding\/processing\/(\w+)$/.exec(answer.location) ?? [];
  if (id === undefined)
    throw new Error(`the form answered ${answer.status}, ${answer.location || "leading nowhere"}`);
  if (given.cookie !== "") made.push({ words: "plan deleted", remove: () => deletePlan(id) });
  await patiently("its numbers don't come", async () => {
    const { status, text } = await open(`/onboarding/status/${id}`);
    return status === 200 && JSON.parse(text).status === "completed" ? true : null;
  });
  return `/dashboards/${id}`;
}

/** Counts two pieces of the dashboard's first item, and reads them again. */
async function count(plan: string): Promise<void> {
  const [, item] = /id="item-(\d+)"/.exec(sees(await open(`${plan}/0-3m`), 'id="item-').text) ?? [];
  leadsTo(await send(`${plan}/items/${item}`, { ageRange: "0-3m", quantity: "2" }), plan);
  const [, row = ""] = (await open(`${plan}/0-3m`)).text.split(`id="item-${item}"`);
  if (!/You have 2\b/.test(row.slice(0, 5000))) throw new Error("the dashboard doesn't show the two pieces");
}

/** Makes a link, and opens it as a stranger would. */
async function share(plan: string): Promise<void> {
  const form = { intent: "regenerate", notes: "exclude" };
  const answer = await send(`${plan}/share`, form, { Accept: "application/json" });
  const { link = "" }: { link?: string } = answer.status === 200 ? JSON.parse(answer.text) : {};
  if (!link.startsWith(`${site}/replicate?token=`)) throw new Error(`the form answered ${answer.status}`);
  sees(await open(link.slice(site.length), { Cookie: "" }), "Minneapolis");
}

async function deletePlan(id: string): Promise<void> {
  leadsTo(await send(`/dashboards/${id}/delete`, {}), "/dashboards");
}

async function deleteAccount(): Promise<void> {
  const { status, location } = await send("/profile/delete", { password: PASSWORD, plans: "delete" });
  if (status !== 303 && status !== 302) throw new Error(`the form answered ${status}`);
  if (location.startsWith("/profile")) throw new Error("the account is still there");
}

function open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(path, { headers: { Cookie: cookieHeader(), ...headers } });
}

function send(
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Cookie: cookieHeader(), Origin: site, ...headers },
  });
}

async function ask(path: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${site}${path}`, { ...init, redirect: "manual", signal });
  keep(answer.headers.getSetCookie().map((set) => set.split(";")[0] ?? ""));
  const location = answer.headers.get("Location") ?? "";
  return { status: answer.status, text: await answer.text(), location: location.replace(site, "") };
}

function keep(pairs: readonly string[]): void {
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function cookieHeader(): string {
  return [...cookies].map((pair) => pair.join("=")).join("; ");
}

/** The page, if it is there and says this. */
function sees(answer: Answer, words: string): Answer {
  if (answer.status !== 200)
    throw new Error(`it answered ${answer.status}${answer.location && `, to ${answer.location}`}`);
  if (!answer.text.includes(words)) throw new Error(`its answer has no ${words}`);
  return answer;
}

function leadsTo({ status, location }: Answer, path: string): void {
  if (!location.startsWith(path)) throw new Error(`it answered ${status}, ${location || "leading nowhere"}`);
}

/** Asks until there is an answer. */
async function patiently<Result>(words: string, look: () => Promise<Result | null>): Promise<Result> {
  const end = Date.now() + LONG_PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== null) return found;
    await pause(500);
  }
  throw new Error(`${words} within ${LONG_PATIENCE_MS / 1000} seconds`);
}

/** 'YYYY-MM-DD', so many days from now. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function siteOf([address = "", ...others]: readonly string[]): string {
  if (others.length === 0 && /^https?:\/\/\S+$/.test(address) && URL.canParse(address))
    return new URL(address).origin;
  console.error(USAGE);
  process.exit(2);
}
