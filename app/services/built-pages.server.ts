// Pages that are the same for every stranger and need no database: the build renders them into files (scripts/render-pages.ts), and
// the Worker's door answers with them, so that a stranger's first page at a fresh Worker loads nothing else. They are the
// application's own answers to a deployment that doesn't exist; what differs between deployments and days is filled in here.

import { readWebUrl } from "../domain/urls.ts";
import { type Edit, edited } from "../lib/edit-text.ts";
import { textIn } from "../lib/env-text.ts";
import { errorFacts, log } from "../lib/logger.server.ts";
import { LANGUAGES, type Language, pathIn } from "../words/languages.ts";
import { answerWith, edgeCaching, isStranger, type KeptPage, tagOf } from "./kept-page.server.ts";
import { readSender } from "./mail/from-variable.ts";

/** Their paths in English. */
export const BUILT_PATHS = ["/", "/privacy", "/terms", "/wear", "/wear/night", "/wear/how-we-count"] as const;

/** Stand in a built page for what a deployment's variables say. */
export const STAND_INS = {
  origin: "https://origin.invalid",
  socketOrigin: "wss://origin.invalid",
  contact: "hello@contact.invalid",
  about: "https://about.invalid/",
  community: "https://community.invalid/",
} as const;

/** The links of the footer that a deployment may lack. */
const FOOTER_LINKS = ["about", "community"] as const;
type FooterLink = (typeof FOOTER_LINKS)[number];

/** A file that the build leaves. Days are UTC's. */
export interface BuiltPage {
  headers: [string, string][];
  /** The page on the day of the build, with stand-ins. */
  html: string;
  /** What makes of it the page of each later day on which it changes, in order. */
  changes: { from: string; edits: Edit[] }[];
  /** The first day that it isn't known for. */
  until: string;
  /** Where each link stands with its element. */
  links: Record<FooterLink, Omit<Edit, "text">>;
}

/** The address of a built page's file, given the page's path in English. */
export function builtFile(language: Language, path: string): string {
  return `/assets/page-${language}${path.replaceAll("/", "-").replace(/-$/, "")}.json`;
}

const FILES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) =>
    BUILT_PATHS.map((path) => [pathIn(language, path), builtFile(language, path)]),
  ),
);

/** What of a deployment's variables stands on built pages. */
type Deployment = Record<"origin" | "contact", string> & Record<FooterLink, string | null>;

export interface BuiltPages {
  /** The answer to a stranger's request for a built page; null for any other request, and if there is no such page. */
  answer(request: Request, now: number): Promise<Response | null>;
}

/** The built pages of a deployment. A page of theirs that can't be read is left to the application. */
export function builtPages(env: object, files: Pick<Fetcher, "fetch">): BuiltPages {
  const deployment = deploymentOf(env);
  const kept = new Map<string, KeptPage>();

  async function pageAt(file: string, now: number): Promise<KeptPage | null> {
    const known = kept.get(file);
    if (known && known.until > now) return known;
    const answer = await files.fetch(new URL(file, "http://localhost"));
    if (!answer.ok || !deployment) return null;
    const page = await pageOn(await answer.json<BuiltPage>(), deployment, now);
    if (page) kept.set(file, page);
    return page;
  }

  return {
    async answer(request, now) {
      const isRead = /^(GET|HEAD)$/.test(request.method);
      const file = FILES.get(new URL(request.url).pathname);
      if (!deployment || !isRead || file === undefined || !isStranger(request)) return null;
      const page = await pageAt(file, now).catch((error: unknown) => {
        log.error("built_page_not_read", errorFacts(error));
        return null;
      });
      return page && answerWith(page, request, edgeCaching(request, Number.POSITIVE_INFINITY));
    },
  };
}

/**
 * The deployment that variables describe. Null if pages need more than what is filled in here: the script of a service that counts
 * visits, or an explanation of what is wrong with the variables.
 */
function deploymentOf(env: object): Deployment | null {
  const text = (name: string) => textIn(env, name);
  const contact = readSender(text("MAIL_FROM"))?.email;
  const origin = readWebUrl(text("APP_ORIGIN"))?.origin;
  const link = (name: string) => (readWebUrl(text(name)) ? text(name) : null);
  if (text("ANALYTICS_SCRIPT_URL") !== "" || contact === undefined || origin === undefined) return null;
  return { origin, contact, about: link("ABOUT_URL"), community: link("COMMUNITY_URL") };
}

/** A built page for a deployment at a time; null if the build hasn't seen so far ahead. */
async function pageOn(built: BuiltPage, deployment: Deployment, now: number): Promise<KeptPage | null> {
  const today = new Date(now).toISOString().slice(0, 10);
  if (today >= built.until) return null;
  const last = built.changes.findLast(({ from }) => from <= today);
  const next = built.changes.find(({ from }) => from > today)?.from ?? built.until;
  const absent = FOOTER_LINKS.filter((link) => deployment[link] === null);
  const edits = [...(last?.edits ?? []), ...absent.map((link) => ({ ...built.links[link], text: "" }))];
  const html = filledIn(edited(built.html, edits), deployment);
  const body = new TextEncoder().encode(html);
  const etag = await tagOf(body);
  return { body, etag, headers: headersOf(built, deployment, etag), until: Date.parse(next) };
}

function headersOf({ headers }: BuiltPage, deployment: Deployment, etag: string): [string, string][] {
  const isHttps = deployment.origin.startsWith("https:");
  return [
    ...headers
      .filter(([name]) => isHttps || name !== "strict-transport-security")
      .map(([name, value]): [string, string] => [name, filledIn(value, deployment)]),
    ["ETag", etag],
  ];
}

/** A text with a deployment's own words where they have stand-ins. */
function filledIn(text: string, deployment: Deployment): string {
  const words: Readonly<Record<string, string | null>> = {
    ...deployment,
    socketOrigin: deployment.origin.replace(/^http/, "ws"),
  };
  return Object.entries(STAND_INS).reduce(
    (filled, [name, standIn]) => filled.replaceAll(standIn, () => escaped(words[name] ?? "")),
    text,
  );
}

/** As React writes a text. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
