// Where a request reads: the primary database, which takes the writes, or a copy near its reader, which lags by a moment. A reader
// never sees less than they have seen, were told of, or have written themselves; what isn't sure of that asks the primary.

/** A moment of the primary, as D1 names it: later ones are greater as texts. */
export type Bookmark = string;

/** The primary, or the nearest copy that is at least as new as the bookmark; any copy without one. */
export type ReadsFrom = { from: "primary" } | { from: "nearest"; least: Bookmark | null };

/** How far a browser has read, and when it last wrote, epoch milliseconds; null if it only read. */
export type ReadingMark = { bookmark: Bookmark; wroteAt: number | null };

/** For so long after one's own write, reads ask the primary: a copy is mostly there by then, and waiting for it takes longer. */
const OWN_WRITE_MS = 10_000;
/** For so long after a page was told of a change, its reads say so. */
export const TOLD_MS = 10_000;

/** On what a page asks for: it was just told of a change. */
export const TOLD_HEADER = "Layette-Told";
/** On what a script reads from a copy, and on what it asks for next: how far the page has read. */
export const SEEN_HEADER = "Layette-Seen";

/** What a request says, as far as it decides where it reads. */
export interface ReadingRequest {
  method: string;
  /** Whether its route is one of those whose answers may lag. */
  mayLag: boolean;
  /** Whether its page was just told of a change. */
  isTold: boolean;
  mark: ReadingMark | null;
  /** How far this deployment's migrations came; null if they were never noted. */
  migrated: Bookmark | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Where a request reads. */
export function readsFrom({ method, mayLag, isTold, mark, migrated, now }: ReadingRequest): ReadsFrom {
  const isReading = method === "GET" || method === "HEAD";
  const hasWritten = mark !== null && mark.wroteAt !== null && now - mark.wroteAt < OWN_WRITE_MS;
  if (!isReading || !mayLag || isTold || hasWritten) return { from: "primary" };
  return { from: "nearest", least: newest(mark?.bookmark ?? null, migrated) };
}

const LONGEST = 128;

/** The bookmark in a text that a request carries; null for anything else. */
export function readBookmark(text: string | null | undefined): Bookmark | null {
  return text && text.length <= LONGEST && /^[0-9a-f]+(?:-[0-9a-f]+)*$/.test(text) ? text : null;
}

/** The later of two bookmarks. */
export function newest(one: Bookmark | null, other: Bookmark | null): Bookmark | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? other : one;
}

/** The cron writes a row each minute; a copy that has an older one is so far behind that what it grants may have ended. */
export const BELIEVED_MS = 90_000;
