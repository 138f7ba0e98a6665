// What a live connection can do without the database: the channel remembers when it last told its user
// something and when one of the user's sessions last ended; a page knows when it was read.

/** How far apart the clocks of two machines may be. Too much costs a needless read, too little loses an event. */
export const CLOCK_MARGIN_MS = 5000;

/** How long a page's ticket opens a connection without looking the session up. */
export const TICKET_LIFE_MS = 60_000;

/** How long a socket stays open without looking its session up. */
export const RECHECK_MS = 60_000;

/** Open sockets per session: more tabs than anyone looks at. */
export const MOST_SOCKETS = 10;

/** Says what the channel has to know of a socket; set by workers/realtime/connect.ts, never by a browser. */
export const LINE_HEADER = "X-Live-Line";

/** Close codes, in the range for applications. */
export const LINE_CLOSED = {
  /** Its session has ended or expired. */
  sessionEnded: 4001,
  /** The same session has opened too many sockets; the oldest is closed. */
  tooMany: 4008,
} as const;

export interface ChannelMemory {
  /** When an event was last told; 0 for never. Rises with every event, so it also numbers them. */
  toldAt: number;
  /** When one of the user's sessions last ended; 0 for never. */
  endedAt: number;
}

/** What a page knows when it opens its connection. */
export interface LineStart {
  /** When the page was read, by the clock of the machine that read it. */
  readAt: number;
  /** The instant of the last event the page received; null if it has received none. */
  heardAt: number | null;
}

/** Whether the page may have missed an event. */
export function isBehind({ readAt, heardAt }: LineStart, { toldAt }: ChannelMemory): boolean {
  if (heardAt !== null) return toldAt !== heardAt;
  return toldAt > 0 && toldAt > readAt - CLOCK_MARGIN_MS;
}

/** Whether a ticket made at `madeAt` is still accepted. */
export function isTicketYoung(madeAt: number, now: number): boolean {
  return now - madeAt <= TICKET_LIFE_MS;
}

/** Whether a ticket was made after the last time a session ended, so it can't belong to that session. */
export function isTicketBelieved(madeAt: number, { endedAt }: ChannelMemory): boolean {
  return madeAt > endedAt + CLOCK_MARGIN_MS;
}

/**
 * When the channel must look sessions up again: a minute after the newest socket's session was known to be
 * live, or when it is planned anyway, if that is sooner.
 */
export function nextCheck(provedAt: number, planned: number | null): number {
  return Math.min(provedAt + RECHECK_MS, planned ?? Number.POSITIVE_INFINITY);
}

/** The session's sockets that must close to make room for one more, oldest first. */
export function givingWay<Socket extends { openedAt: number }>(sockets: readonly Socket[]): Socket[] {
  const byAge = sockets.toSorted((left, right) => left.openedAt - right.openedAt);
  return byAge.slice(0, 1 - MOST_SOCKETS);
}

/** The instant for a new event: now, but later than any earlier event. */
export function nextInstant(now: number, toldAt: number): number {
  return Math.max(now, toldAt + 1);
}
