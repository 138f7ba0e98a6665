// What a live line can do without the database: the channel remembers two instants of its user, when it last told
// something and when a session last ended, and a page says when it was read.

/** How far the clocks of two machines may be apart. Too much costs a reading that was not needed, too little an event. */
export const CLOCK_MARGIN_MS = 5000;

/** As long as a page's ticket opens a line without the session being looked up again. */
export const TICKET_LIFE_MS = 60_000;

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

/** The instant under which an event is told: now, and later than any before it. */
export function nextInstant(now: number, toldAt: number): number {
  return Math.max(now, toldAt + 1);
}
