// A page's ticket for its live line: who was found signed in when the page was read. It spares the line's first opening
// the database. It only counts beside the session's own cookie, so it is worth nothing to whoever finds it in a log.
import { seal, unseal } from "./secret-box.server.ts";
import type { SessionKey } from "./session-cookie.server.ts";

const placeOf = ({ userId, tokenHash }: SessionKey) => ({ purpose: "live", row: `${userId}.${tokenHash}` });

/** The ticket of a session that has just proved true. */
export function sealLiveTicket(secret: string, key: SessionKey, madeAt: number): Promise<string> {
  return seal(secret, placeOf(key), String(madeAt));
}

/** When a ticket was made, or null when it is not this session's or none of ours. */
export async function readLiveTicket(
  secret: string,
  key: SessionKey,
  ticket: string,
): Promise<number | null> {
  const madeAt = await unseal(secret, placeOf(key), ticket);
  return madeAt === null ? null : Number(madeAt);
}
