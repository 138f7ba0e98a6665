// The router's last answers to readings of pages, in the tab's memory: a page that was seen is shown again at
// once, and read afresh while it is being looked at (record 73). Whatever is sent from the tab, and all news from
// elsewhere, empties the memory, so nobody sees a page from before a change that they know of.

import type { OwnRequest, Step } from "./page-fetch.ts";

interface Seen {
  /** Null if there was no answer worth showing. */
  answer: Promise<Response | null>;
  /** When it was asked for, epoch milliseconds. */
  at: number;
}

interface SeenAnswersOptions {
  /** Whether to remember the page at a path. */
  isKept(pathname: string): boolean;
  /** The header of answers that names their viewer. */
  viewerHeader: string;
  /** The header of a request that may never be looked at, so that nothing one-time is spent on it. */
  aheadHeader: string;
}

const MOST = 8;
/** Older answers may show a plan of yesterday for a moment. */
const LONGEST_MS = 10 * 60 * 1000;
/** An answer this young needs no second reading. */
const FRESH_MS = 5000;

const seen = new Map<string, Seen>();
let options: SeenAnswersOptions | null = null;
let viewer: string | null = null;
/** The page whose next reading may come from memory. */
let wanted: string | null = null;
let isReadingOwed = false;
let isAfterForm = false;

/** The step that remembers and answers readings of pages. */
export function rememberPages(given: SeenAnswersOptions): Step {
  options = given;
  return (request, ask) => {
    const { method, init } = request;
    if (method !== "GET" && method !== "HEAD") {
      forgetSeen();
      // The next page may bring the form's message, which is said once.
      isAfterForm = true;
    }
    const page = pageRead(request);
    if (page === null) return ask(init);
    if (new Headers(init?.headers).has(given.aheadHeader)) return remembered(page, ask(init));
    const known = wanted === page ? freshEnough(page) : null;
    wanted = null;
    if (!known) return remembered(page, ask(init));
    return known.answer.then((answer) => {
      if (!answer) return remembered(page, ask(init));
      isReadingOwed = Date.now() - known.at > FRESH_MS;
      return answer.clone();
    });
  };
}

/** Says that the page at an address is being gone to: if it was seen, its reading comes from memory. */
export function expectPage(address: string): void {
  wanted = address;
}

/** True once after a page was shown from memory: then it is to be read afresh. */
export function takeOwedReading(): boolean {
  const isOwed = isReadingOwed;
  isReadingOwed = false;
  return isOwed;
}

/** Empties the memory, because something has changed. */
export function forgetSeen(): void {
  seen.clear();
}

/** Reads the page at an address ahead, unless it is in memory. */
export function readAhead(address: string): void {
  const [pathname = "", search] = address.split("?");
  if (!options?.isKept(pathname) || !navigator.onLine) return;
  // The first answer after a form isn't remembered, so reading it ahead would only ask twice.
  if (isAfterForm || freshEnough(address)) return;
  const reading = `${pathname}.data${search ? `?${search}` : ""}`;
  void window.fetch(reading, { headers: { [options.aheadHeader]: "1" } }).catch(() => {});
}

function remembered(page: string, asked: Promise<Response>): Promise<Response> {
  const kept = asked.then(
    (answer) => (isWorthKeeping(answer) ? answer.clone() : null),
    () => null,
  );
  if (isAfterForm) isAfterForm = false;
  else {
    seen.delete(page);
    seen.set(page, { answer: kept, at: Date.now() });
    for (const oldest of [...seen.keys()].slice(0, Math.max(0, seen.size - MOST))) seen.delete(oldest);
    void kept.then((answer) => {
      if (!answer && seen.get(page)?.answer === kept) seen.delete(page);
    });
  }
  return asked;
}

/** What was answered to another viewer goes, with everything that was answered before. */
function isWorthKeeping(answer: Response): boolean {
  const of = answer.headers.get(options?.viewerHeader ?? "");
  if (viewer !== null && of !== viewer) seen.clear();
  viewer = of;
  return answer.status === 200 && of !== null;
}

function freshEnough(page: string): Seen | null {
  const known = seen.get(page);
  return known && Date.now() - known.at < LONGEST_MS ? known : null;
}

/** The page that a request of the router reads as a whole; null for any other request. */
function pageRead({ url, method }: OwnRequest): string | null {
  if (method !== "GET" || !url.pathname.endsWith(".data") || url.searchParams.has("_routes")) return null;
  const pathname = url.pathname.slice(0, -".data".length);
  return options?.isKept(pathname) ? `${pathname}${url.search}` : null;
}
