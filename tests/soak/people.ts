// People who come, sign up, and then do whatever comes to their mind until the time is over.
import { setTimeout as pause } from "node:timers/promises";
import { until } from "../support/local-server.ts";
import type { Act } from "./actions/action.ts";
import { anyAction } from "./actions/all.ts";
import { signUpFields } from "./actions/mails.ts";
import { takeQuiz } from "./actions/plans.ts";
import { createClient } from "./client.ts";
import { holdLine } from "./live-lines.ts";
import type { MailBox } from "./mail-box.ts";
import { createMemory } from "./memory.ts";
import { seededRandom } from "./random.ts";
import { send } from "./request.ts";
import type { Person, Reader, Tab, Town } from "./town.ts";

/** Between two actions of a tab. */
const THINKS_MS = { least: 300, most: 2200 } as const;
const COME_AT_ONCE = 20;

/** Has so many people sign up, a few at a time. */
export async function signUpAll(town: Town, mails: MailBox, seed: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const next = async (): Promise<void> => {
    const number = numbers.shift();
    if (number === undefined) return;
    town.people.push(await signUp(town, mails, seed, number));
    await next();
  };
  await Promise.all(Array.from({ length: COME_AT_ONCE }, next));
}

async function signUp(town: Town, mails: MailBox, seed: string, number: number): Promise<Person> {
  const email = `parent.${number}@example.test`;
  const address = `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = "") =>
    send(`${town.url}${path}`, {
      headers: { Origin: town.url, Cookie: cookie, "CF-Connecting-IP": address },
      body: new URLSearchParams(fields),
    });
  const signedUp = await post("/auth", signUpFields(email));
  let token: string | undefined;
  await until(
    async () => {
      [, token] = /token=([\w.~-]+)/.exec((await mails.textTo(email)) ?? "") ?? [];
      return token !== undefined;
    },
    `${email} has a mail (seed ${seed}, sign-up answered ${signedUp.status})`,
    120_000,
  );
  const confirmed = await post("/auth/confirm", { token: token ?? "" }, signedUp.cookie);
  const { cookie } = confirmed;
  if (cookie === "") throw new Error(`The confirmation of ${email} answered ${confirmed.status}`);
  return {
    email,
    cookie,
    address,
    isAdministrator: number === 0,
    plans: new Map(),
    trips: new Map(),
    heardOf: new Set(),
  };
}

/** Lets somebody live in one tab or two, some with a line, until the time is over. */
export async function live(town: Town, person: Person, seed: string, isOn: () => boolean): Promise<void> {
  const random = seededRandom(`${seed} ${person.email}`);
  const tabs = random.chance(0.4) ? 2 : 1;
  const hasLine = random.chance(0.4);
  await Promise.all([
    ...Array.from({ length: tabs }, (_, index) => useTab(aTab(town, person, seed, index, isOn), index, isOn)),
    ...(hasLine ? [holdLine(town, person, isOn)] : []),
  ]);
}

function aTab(town: Town, person: Person, seed: string, index: number, isOn: () => boolean): Tab {
  const random = seededRandom(`${seed} ${person.email} tab ${index}`);
  const { cookie, address } = person;
  const aReader = (): Reader => {
    const memory = createMemory();
    return { memory, client: createClient({ ...town, cookie, address, random, memory, isOn }) };
  };
  return {
    town,
    person,
    ...aReader(),
    elsewhere: aReader(),
    random,
    name: `soak-${index}-${random.key().slice(0, 8)}`,
  };
}

async function useTab(tab: Tab, index: number, isOn: () => boolean): Promise<void> {
  if (index === 0) await act(tab, "quiz", takeQuiz);
  while (isOn()) {
    await pause(tab.random.between(THINKS_MS.least, THINKS_MS.most));
    const action = anyAction(tab.random);
    if (action && isOn()) await act(tab, action.kind, action.act);
  }
}

async function act(tab: Tab, kind: string, doIt: Act): Promise<void> {
  const outcome = await doIt(tab);
  if (outcome) tab.town.tally.act(kind, outcome.fate);
}
