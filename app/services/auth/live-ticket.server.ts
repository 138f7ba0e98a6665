// A page's ticket for its live line: who was found signed in when the page was read. It spares the line's first opening
// the database. It only counts beside the session's own cookie, so it is worth nothing to whoever finds it in a log.
import { seal, unseal } from "./secret-box.server.ts";
import type { SessionKey } from "./session-cookie.server.ts";

const LIVE_SEAL = "live";

/** The ticket of a session that has just proved true. */
export function sealLiveTicket(secret: string, key: SessionKey, madeAt: number): Promise<string> {
  return seal(secret, LIVE_SEAL, [key.userId, key.tokenHash, madeAt].join("."));
}

/** When a ticket was made, or null when it is not this session's or none of ours. */
export async function readLiveTicket(
  secret: string,
  key: SessionKey,
  ticket: string,
): Promise<number | null> {
  const text = await unseal(secret, LIVE_SEAL, ticket);
  const [userId, tokenHash, madeAt] = text?.split(".") ?? [];
  return userId === key.userId && tokenHash === key.tokenHash ? Number(madeAt) : null;
}
