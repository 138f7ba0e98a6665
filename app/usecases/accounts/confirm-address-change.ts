import { changeAddress, findAddressChange } from "~/data/accounts/address-changes.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The address a mailed link would give its user, without using it up; null if invalid or another user's. */
export async function lookAtAddressChange(
  { db, now }: Needs<"db" | "now">,
  userId: string,
  token: string,
): Promise<string | null> {
  return looksLikeToken(token) ? findAddressChange(db, { userId, tokenHash: hashToken(token) }, now) : null;
}

/** Uses up the link: changes the user's address and notifies the old one. False if the link is invalid. */
export async function confirmAddressChange(
  { db, outbox, now }: Needs<"db" | "outbox" | "now">,
  user: { id: string; email: string },
  token: string,
): Promise<boolean> {
  const to = await lookAtAddressChange({ db, now }, user.id, token);
  if (to === null) return false;
  const tokenHash = hashToken(token);
  const notice = await outbox.prepare({
    letter: { kind: "address-changed", at: now },
    to: user.email,
    idempotencyKey: `address-changed:${tokenHash}`,
    path: "/privacy",
  });
  const change = { userId: user.id, tokenHash, from: user.email, to, now, notice };
  if (!(await changeAddress(db, change))) return false;
  securityLog("address_changed", { userId: user.id });
  await outbox.send(notice.id);
  return true;
}
