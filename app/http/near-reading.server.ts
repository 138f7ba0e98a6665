// Where a request reads, by what its browser has seen and done (domain/reads-from.ts), and what its answer tells the browser to
// remember: in a cookie after a write and on a signed-in page, in a header on what a script reads.

import type { Client } from "~/data/database.server.ts";
import { nearDatabase, type TripFacts } from "~/data/near-database.server.ts";
import { NOBODY, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import {
  newest,
  type ReadingMark,
  type ReadsFrom,
  readBookmark,
  readsFrom,
  SEEN_HEADER,
  TOLD_HEADER,
} from "~/domain/reads-from.ts";
import { readUrl } from "~/domain/urls.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Metrics } from "~/services/metrics/metrics.server.ts";
import { splitPath } from "~/words/addresses.ts";
import { markCookie, readMarkCookie } from "./cookies/page-cookies.server.ts";
import { withHeaders } from "./request-id.server.ts";

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret" | "migrated">;

/** The newest state that a browser has seen, by its cookie and its script. */
async function readMark(settings: Settings, request: Request, now: number): Promise<ReadingMark | null> {
  const mark = await readMarkCookie(settings, request, now);
  const bookmark = newest(mark?.bookmark ?? null, readBookmark(request.headers.get(SEEN_HEADER)));
  return bookmark === null ? null : { bookmark, wroteAt: mark?.wroteAt ?? null };
}

/** A request, and everything that its answer needs. */
interface NearRequest {
  settings: Settings;
  binding: D1Database;
  request: Request;
  /** Whether the request's route is one whose answers may lag. */
  mayLag: boolean;
  /** Epoch milliseconds; the first time it is called is the request's instant. */
  clock(): number;
  metrics: Metrics;
  /** How long a copy may take, milliseconds; tests that count trips have more patience. */
  patienceMs?: number;
}

/**
 * The answer that `render` makes with the database as this request may read it, with what the browser should remember of it.
 * If a copy says that something isn't there, or isn't this reader's, it is rendered once more with the primary.
 */
export async function answerNear(
  { settings, binding, request, mayLag, clock, metrics, patienceMs }: NearRequest,
  render: (client: Client) => Promise<Response>,
): Promise<Response> {
  const now = clock();
  const from = async (reads: ReadsFrom) => {
    const { client, facts } = nearDatabase(binding, reads, now, patienceMs);
    return { response: await render(client), facts };
  };
  const isTold = request.headers.has(TOLD_HEADER);
  // A page that reads no copy needs no mark.
  const mark = mayLag ? await readMark(settings, request, now) : null;
  const { method } = request;
  const reads = readsFrom({ method, mayLag, isTold, mark, migrated: settings.migrated, now });
  const { response, facts, outcome } = await doubted(reads, from);
  const at = clock();
  if (mayLag)
    metrics.count({ what: "reading", which: facts.fromCopy ? "copy" : "primary", outcome, value: at - now });
  // The primary's answer counts as well where a copy may answer next, except where there seem to be no copies.
  const isRemembered = mayLag && (reads.from === "primary" || facts.fromCopy || outcome !== "answered");
  return rememberTrips(settings, response, { ...facts, isRemembered, wroteAt: mark?.wroteAt ?? null }, at);
}

type Rendered = { response: Response; facts: Readonly<TripFacts> };

/** Renders a page, and once more from the primary if a copy says no. */
async function doubted(
  reads: ReadsFrom,
  render: (reads: ReadsFrom) => Promise<Rendered>,
): Promise<Rendered & { outcome: "answered" | "slow" | "refused" }> {
  const first = await render(reads);
  if (first.facts.fromCopy && isRefusal(first.response)) {
    await first.response.body?.cancel();
    return { ...(await render({ from: "primary" })), outcome: "refused" };
  }
  return { ...first, outcome: first.facts.askedAgain > 0 ? "slow" : "answered" };
}

/** Whether an answer says that there is nothing, or nothing for this reader: a copy may not know yet. */
function isRefusal({ status, headers }: Response): boolean {
  // The framework answers a script with this status when it redirects.
  if (status === 202 || [401, 403, 404, 410].includes(status)) return true;
  const location = headers.get("Location");
  const to = location === null ? null : readUrl(location, "https://here");
  return to !== null && splitPath(to.pathname).path === "/auth";
}

/** The facts of a page's trips that a browser may have to remember. */
interface Remembered extends Pick<TripFacts, "bookmark" | "hasWritten"> {
  /** True if a copy that is behind this answer may give the next one. */
  isRemembered: boolean;
  /** When the browser last wrote before, epoch milliseconds. */
  wroteAt: number | null;
}

/** The answer with what the browser should remember of its trips; `at` is the instant after them, epoch milliseconds. */
async function rememberTrips(
  settings: Settings,
  response: Response,
  { bookmark, hasWritten, isRemembered, wroteAt }: Readonly<Remembered>,
  at: number,
): Promise<Response> {
  if (bookmark === null) return response;
  const remember = async (mark: ReadingMark) => {
    const cookie = await markCookie(settings, mark, at);
    return withHeaders(response, (headers) => headers.append("Set-Cookie", cookie));
  };
  if (hasWritten) return remember({ bookmark, wroteAt: at });
  if (!isRemembered) return response;
  if (!response.headers.get("Content-Type")?.startsWith("text/html"))
    return withHeaders(response, (headers) => headers.set(SEEN_HEADER, bookmark));
  const isSignedIn = (response.headers.get(VIEWER_HEADER) ?? NOBODY) !== NOBODY;
  return isSignedIn ? remember({ bookmark, wroteAt }) : response;
}
