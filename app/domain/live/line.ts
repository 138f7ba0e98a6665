// What a live line can do without the database: the channel remembers two instants of its user, when it last told
// something and when a session last ended, and a page says when it was read.

/** How far the clocks of two machines may be apart. Too much costs a reading that was not needed, too little an event. */
export const CLOCK_MARGIN_MS = 5000;

/** As long as a page's ticket opens a line without the session being looked up again. */
export const TICKET_LIFE_MS = 60_000;

/** As long as a socket stays open without its session being looked up again. */
export const RECHECK_MS = 60_000;

/** The open sockets that one session may have: more tabs than anybody looks at. */
export const MOST_SOCKETS = 10;

export interface ChannelMemory {
  /** When something was last told; 0 for never. Rises with every event, so it numbers them too. */
  toldAt: number;
  /** When one of the user's sessions last ended; 0 for never. */
  endedAt: number;
}

/** What a page knows when it asks for its line. */
export interface LineStart {
  /** When the page was read, by the clock of the machine that read it. */
  readAt: number;
  /** The instant of what the page was last told on its line; null when it has had none yet. */
  heardAt: number | null;
}

/** Whether something was told that the page may not know. */
export function isBehind({ readAt, heardAt }: LineStart, { toldAt }: ChannelMemory): boolean {
  if (heardAt !== null) return toldAt !== heardAt;
  return toldAt > 0 && toldAt > readAt - CLOCK_MARGIN_MS;
}

/** Whether a ticket made at `madeAt` is still taken. */
export function isTicketYoung(madeAt: number, now: number): boolean {
  return now - madeAt <= TICKET_LIFE_MS;
}

/** Whether a ticket was made after every end of a session, so that it cannot be that session's. */
export function isTicketBelieved(madeAt: number, { endedAt }: ChannelMemory): boolean {
  return madeAt > endedAt + CLOCK_MARGIN_MS;
}

/**
 * When the channel has to look sessions up again: within a minute of the moment for which the newest socket's session was
 * known to be live, and never later than it is going to already.
 */
export function nextCheck(provedAt: number, planned: number | null): number {
  return Math.min(provedAt + RECHECK_MS, planned ?? Number.POSITIVE_INFINITY);
}

/** Which sockets of one session give way to another one, the oldest first. */
export function givingWay<Socket extends { openedAt: number }>(sockets: readonly Socket[]): Socket[] {
  const byAge = sockets.toSorted((left, right) => left.openedAt - right.openedAt);
  return byAge.slice(0, Math.max(0, byAge.length - (MOST_SOCKETS - 1)));
}

/** The instant under which an event is told: now, and later than any before it. */
export function nextInstant(now: number, toldAt: number): number {
  return Math.max(now, toldAt + 1);
}
