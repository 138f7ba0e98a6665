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
  /** The session that the socket belongs to. */
  tag: z.string(),
  readAt: instant,
  heardAt: instant.nullable(),
  /** When the ticket was made that stands for the session; null when the session was looked up. */
  ticketMadeAt: instant.nullable(),
});

export type LineOpening = z.infer<typeof lineOpening>;

/** What the Worker tells the channel of a socket; null when the header holds anything else. */
export function readLineOpening(header: string | null): LineOpening | null {
  try {
    return lineOpening.safeParse(JSON.parse(header ?? "")).data ?? null;
  } catch {
    return null;
  }
}
