// A site whose database has two copies that get nothing until a test brings them level, and browsers without a browser: they keep
// cookies, and so they show what a reader near a copy is told.
import { beforeEach, expect } from "vitest";
import { HELD_MS, tellWorld } from "../../../scripts/copies/tell-world.ts";
import { createHostedServer } from "../../support/hosted-server.ts";
import { until } from "../../support/local-server.ts";
import { type Answer, send } from "./http.ts";
import { type Site, siteOn } from "./site.ts";

/** On what an open page asks for once it was told of a change. */
export const TOLD = { "Layette-Told": "1" };
/** As soon as a copy has this age, it isn't believed. */
const TOO_OLD_MS = 90_001;
/** A copy of this age is still believed while a test reads from it. */
const STILL_BELIEVED_MS = 60_000;

/** The site; before each test both copies are level with the database, and believed. */
export function startCopiedSite(): Site {
  const site = siteOn(() => createHostedServer({ lagMs: [HELD_MS, HELD_MS] }));
  beforeEach(() => bringLevel(site));
  return site;
}

/** Copies come as far as the database: those at these places, or both. */
export async function bringLevel(site: Site, places?: readonly number[]): Promise<void> {
  await site.server.sweep();
  await tellWorld(site, { do: "level", ...(places && { places }) });
}

/** Has the last heartbeat that reached the copies be so long ago. */
async function ageCopies(site: Site, ms: number): Promise<void> {
  await tellWorld(site, { do: "copies", sql: `update heartbeat set beat_at = ${Date.now() - ms}` });
}

/** A browser that keeps the cookies that it is given. */
export interface CopiedBrowser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, form: Readonly<Record<string, string>>): Promise<Answer>;
  /** Another browser with the same cookies but that of writes: it has seen and done nothing. */
  elsewhere(): CopiedBrowser;
}

/** A browser with these cookies, as a Cookie header. */
export function aBrowser(site: { url: string }, cookie = ""): CopiedBrowser {
  const cookies = new Map(cookie.split("; ").flatMap(pairOf));
  const ask = async (path: string, options: Parameters<typeof send>[1]) => {
    const answer = await send(`${site.url}${path}`, { ...options, cookie: headerOf(cookies) });
    for (const set of answer.headers["set-cookie"] ?? []) keep(cookies, set);
    return answer;
  };
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, form) => ask(path, { form }),
    elsewhere: () => aBrowser(site, headerOf(new Map([...cookies].filter(([name]) => name !== "wrote")))),
  };
}

const headerOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

function pairOf(text: string): [string, string][] {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = "", ...attributes] = set.split("; ");
  const isOver = attributes.some((one) => /^max-age=0$/i.test(one));
  for (const [name, value] of pairOf(pair)) {
    if (isOver) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Expects that a copy is asked for a page; returns the answer. */
export async function byCopy(site: Site, ask: () => Promise<Answer>): Promise<Answer> {
  const before = await tellWorld(site, { do: "facts" });
  const answer = await ask();
  const after = await tellWorld(site, { do: "facts" });
  expect(after.trips.copies, "trips to copies").toBeGreaterThan(before.trips.copies);
  return answer;
}

/** True if an answer shows the page, and neither a 404 nor the sign-in. */
export const isOpen = ({ status }: Answer) => status === 200;

/** An answer that shows nothing of the page: it isn't there, or one has to sign in. */
export function isRefused({ status, headers }: Answer): boolean {
  return status === 404 || status === 401 || (headers.location ?? "").startsWith("/auth");
}

/**
 * Expects that lagging copies grant what has ended for 90 seconds at most: until then the page may be open, which shows that it is
 * a copy that answers, and then no copy is believed.
 */
export async function endsWithin90Seconds(site: Site, ask: () => Promise<Answer>): Promise<void> {
  await ageCopies(site, STILL_BELIEVED_MS);
  await until(async () => isOpen(await ask()), "a copy that lags shows the page");
  await ageCopies(site, TOO_OLD_MS);
  // Copies take turns.
  for (let time = 0; time < 4; time += 1) expect(await ask()).toSatisfy(isRefused);
  await bringLevel(site);
  for (let time = 0; time < 4; time += 1) expect(await ask()).toSatisfy(isRefused);
}

const ITEM = /id="item-(\d+)".*?class="count"><b>(\d+)<\/b>/s;

/** The first garment on a dashboard, and how many of it there are; not a number where none is shown. */
export function firstItem({ text }: Answer): { id: string; count: number } {
  const [, id = "", count] = ITEM.exec(text) ?? [];
  return { id, count: Number(count) };
}
