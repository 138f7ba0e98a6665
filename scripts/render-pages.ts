// Renders the pages of the build in a language (app/services/built-pages.server.ts) with the Worker that has just been built, and
// leaves them among the browser's files: node scripts/render-pages.ts en
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { plusDays, plusYears, toDay } from "../app/domain/calendar.ts";
import { offeredMonths } from "../app/domain/public/plan-address.ts";
import type { Edit } from "../app/lib/edit-text.ts";
import { BUILT_PATHS, type BuiltPage, builtFile, STAND_INS } from "../app/services/built-pages.server.ts";
import { type Language, languageOf, pathIn } from "../app/words/languages.ts";
import { buildDirectory } from "./asked-build.ts";

/** As long as a deployment may stay: behind it, its application renders them. */
const YEARS_AHEAD = 1;
/** Of the answer itself, or filled in by the door. */
const NOT_KEPT = ["etag", "server-timing", "x-request-id", "cloudflare-cdn-cache-control"];

/** The page whose form offers months. */
const FORM_PATH = "/";

/** The variables of a deployment that doesn't exist: it sends no requests and stores nothing. */
const STANDING_IN = {
  APP_ORIGIN: STAND_INS.origin,
  ABOUT_URL: STAND_INS.about,
  COMMUNITY_URL: STAND_INS.community,
  MAIL_FROM: STAND_INS.contact,
  RESEND_API_KEY: "none",
  TOKEN_SECRET: "a stand-in that seals no cookie and no mail",
};

const noDatabase = () => {
  throw new Error("A page of the build asks the database");
};
/** A page that asks it is no page of the build. */
const DB = { prepare: noDatabase, batch: noDatabase, withSession: noDatabase };

type RenderAt = (now: number, request: Request, env: object) => Promise<Response>;

/** What browsers get of the build, as the Worker's binding reads it. */
export const builtFiles = {
  async fetch(url: URL): Promise<Response> {
    const path = `${buildDirectory("en")}/client${url.pathname}`;
    return existsSync(path) ? new Response(readFileSync(path)) : new Response(null, { status: 404 });
  },
};

/** Renders a stranger's page at a time of epoch milliseconds. */
type RenderPage = (path: string, now: number) => Promise<Response>;

let loaded = 0;

/** The built application of a deployment with these variables, as fresh as in a Worker of its own. */
export async function builtApplication(
  variables: Readonly<Record<string, string>> & { APP_ORIGIN: string } = STANDING_IN,
): Promise<RenderPage> {
  const [file] = globSync(`${buildDirectory("en")}/server/assets/application-*.js`);
  if (file === undefined) throw new Error("There is no built application");
  loaded++;
  const { application }: { application: { renderAt: RenderAt } } = await import(
    `${pathToFileURL(resolve(file)).href}?${loaded}`
  );
  const env = { ...variables, DB, ASSETS: builtFiles };
  const { origin } = new URL(variables.APP_ORIGIN);
  return (path, now) => application.renderAt(now, new Request(origin + path), env);
}

/** Renders all pages in a language from a day on. */
export async function renderPages(language: Language, today: string): Promise<void> {
  const render = await builtApplication();
  for (const path of BUILT_PATHS) {
    const days = path === FORM_PATH ? changingDays(today, offeredMonths) : changingDays(today);
    const page = await builtPage((day) => render(pathIn(language, path), Date.parse(day)), today, days).catch(
      (error: unknown) => {
        throw new Error(`${path} in ${language} is no page of the build`, { cause: error });
      },
    );
    writeFileSync(`${buildDirectory("en")}/client${builtFile(language, path)}`, JSON.stringify(page));
  }
}

/** A page from a day on, which may change on later days. Throws unless it is one that strangers share. */
async function builtPage(
  render: (day: string) => Promise<Response>,
  today: string,
  later: readonly string[],
): Promise<BuiltPage> {
  const first = await render(today);
  if (first.status !== 200 || !first.headers.has("etag"))
    throw new Error(`It answered ${first.status}, and strangers don't share it`);
  const headers = keptHeaders(first);
  const html = await first.text();
  const changes: BuiltPage["changes"] = [];
  for (const day of later) {
    const answer = await render(day);
    if (JSON.stringify(keptHeaders(answer)) !== JSON.stringify(headers))
      throw new Error(`It has other headers on ${day}`);
    const edits = editsTo(html, await answer.text());
    if (JSON.stringify(edits) !== JSON.stringify(changes.at(-1)?.edits ?? []))
      changes.push({ from: day, edits });
  }
  return {
    headers,
    html,
    changes,
    until: plusYears(today, YEARS_AHEAD),
    links: { about: elementOf(html, STAND_INS.about), community: elementOf(html, STAND_INS.community) },
  };
}

function keptHeaders({ headers }: Response): BuiltPage["headers"] {
  return [...headers].filter(([name]) => !NOT_KEPT.includes(name));
}

/** The days behind the first on which a page changes: every page by the year, and one by more. */
function changingDays(today: string, more: (day: string) => unknown = () => null): string[] {
  const stateOf = (day: string) => day.slice(0, 4) + JSON.stringify(more(day));
  const until = plusYears(today, YEARS_AHEAD);
  const days: string[] = [];
  for (let day = plusDays(today, 1); day < until; day = plusDays(day, 1))
    if (stateOf(day) !== stateOf(plusDays(day, -1))) days.push(day);
  return days;
}

/** What makes the one page of the other: one edit in the page, and one in its footer. */
function editsTo(one: string, other: string): Edit[] {
  const [at, otherAt] = [one.indexOf("<footer"), other.indexOf("<footer")];
  const inFooter = editTo(one.slice(at), other.slice(otherAt));
  return [
    ...editTo(one.slice(0, at), other.slice(0, otherAt)),
    ...inFooter.map(({ start, end, text }) => ({ start: start + at, end: end + at, text })),
  ];
}

function editTo(one: string, other: string): Edit[] {
  if (one === other) return [];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let left = 0;
  while (left < most - start && one.at(-1 - left) === other.at(-1 - left)) left++;
  return [{ start, end: one.length - left, text: other.slice(start, other.length - left) }];
}

/** Where the link to an address stands. */
function elementOf(html: string, href: string): BuiltPage["links"]["about"] {
  const at = html.indexOf(`href="${href}"`);
  if (at < 0 || html.includes(href, at + href.length + 7)) throw new Error(`There isn't one link to ${href}`);
  return { start: html.lastIndexOf("<a ", at), end: html.indexOf("</a>", at) + "</a>".length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const language = languageOf(process.argv[2]);
  if (!language) throw new Error(`There is no language ${process.argv[2]}`);
  await renderPages(language, toDay(new Date()));
}
