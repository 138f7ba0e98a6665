// How a page opens its live connection: the query of /live, and the Worker's header to the user's channel.
import { z } from "zod";

const instant = z.number().int().nonnegative();

const lineQuery = z.object({
  /** The ticket that the page was given to open its connection with (services/auth/live-ticket). */
  ticket: z.string().max(1000).nullable().catch(null),
  heard: z.coerce.number<string>().pipe(instant).nullable().catch(null),
});

export type LineQuery = z.infer<typeof lineQuery>;

/** The query of a request for /live; invalid values count as missing. */
export function readLineQuery(query: URLSearchParams): LineQuery {
  return lineQuery.parse({ ticket: query.get("ticket"), heard: query.get("heard") });
}

const lineOpening = z.object({
  /** The session that the socket belongs to: its user, its hash, and its short tag. */
  userId: z.string(),
  tokenHash: z.string(),
  tag: z.string(),
  readAt: instant,
  heardAt: instant.nullable(),
  /** When the ticket that stands for the session was made; null if the session was looked up. */
  ticketMadeAt: instant.nullable(),
});

export type LineOpening = z.infer<typeof lineOpening>;

const socketOwner = z.object({ userId: z.string(), tokenHash: z.string(), openedAt: instant });

/** Who a socket belongs to; stored with it while the channel hibernates. */
export type SocketOwner = z.infer<typeof socketOwner>;

/** What was stored with a socket; null for one that an earlier release accepted. */
export function readSocketOwner(kept: unknown): SocketOwner | null {
  return socketOwner.safeParse(kept).data ?? null;
}

/** What the Worker tells the channel about a socket; null if the header is invalid. */
export function readLineOpening(header: string | null): LineOpening | null {
  try {
    return lineOpening.safeParse(JSON.parse(header ?? "")).data ?? null;
  } catch {
    return null;
  }
}
