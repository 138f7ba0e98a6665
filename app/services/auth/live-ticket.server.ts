// A page's ticket for its live connection: who was signed in when the page was read. It saves the first connection a database
// query. It counts only together with the session's own cookie, so it is useless to anyone who finds it in a log.
import { seal, unseal } from "./secret-box.server.ts";
import type { SessionKey } from "./session-cookie.server.ts";

const placeOf = ({ userId, tokenHash }: SessionKey) => ({ purpose: "live", row: `${userId}.${tokenHash}` });

/** The ticket of a session that has just been verified. */
export function sealLiveTicket(secret: string, key: SessionKey, madeAt: number): Promise<string> {
  return seal(secret, placeOf(key), String(madeAt));
}

/** When a ticket was made; null if it isn't valid for this session. */
export async function readLiveTicket(
  secret: string,
  key: SessionKey,
  ticket: string,
): Promise<number | null> {
  const madeAt = await unseal(secret, placeOf(key), ticket);
  return madeAt === null ? null : Number(madeAt);
}
