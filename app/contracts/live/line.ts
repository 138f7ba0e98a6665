// How a line is asked for: by the page in the address of /live, and by the Worker at the user's channel.
import { z } from "zod";

const instant = z.number().int().nonnegative();

const lineQuery = z.object({
  /** What the page was given to open its line with (services/auth/live-ticket). */
  ticket: z.string().max(1000).nullable().catch(null),
  heard: z.coerce.number<string>().pipe(instant).nullable().catch(null),
});

export type LineQuery = z.infer<typeof lineQuery>;

/** What the address of a request for /live says; whatever makes no sense counts as not said. */
export function readLineQuery(query: URLSearchParams): LineQuery {
  return lineQuery.parse({ ticket: query.get("ticket"), heard: query.get("heard") });
}

/** Set by workers/realtime/connect.ts, never by a browser. */
export const LINE_HEADER = "X-Live-Line";

const lineOpening = z.object({
  /** The session that the socket belongs to: its user, its hash, and the tag that names it. */
  userId: z.string(),
  tokenHash: z.string(),
  tag: z.string(),
  readAt: instant,
  heardAt: instant.nullable(),
  /** When the ticket was made that stands for the session; null when the session was looked up. */
  ticketMadeAt: instant.nullable(),
});

export type LineOpening = z.infer<typeof lineOpening>;

/** Why a socket was closed, in the range that applications may use. */
export const LINE_CLOSED = {
  /** The session behind it has ended or run out. */
  sessionEnded: 4001,
  /** The same session has opened more than it may have; the oldest gives way. */
  tooMany: 4008,
} as const;

const socketOwner = z.object({ userId: z.string(), tokenHash: z.string(), openedAt: instant });

/** Whose a socket is, kept with it while the channel sleeps. */
export type SocketOwner = z.infer<typeof socketOwner>;

/** What was kept with a socket; null for one that an earlier release has accepted. */
export function readSocketOwner(kept: unknown): SocketOwner | null {
  return socketOwner.safeParse(kept).data ?? null;
}

/** What the Worker tells the channel of a socket; null when the header holds anything else. */
export function readLineOpening(header: string | null): LineOpening | null {
  try {
    return lineOpening.safeParse(JSON.parse(header ?? "")).data ?? null;
  } catch {
    return null;
  }
}
