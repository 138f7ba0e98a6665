// A new address for an account: asked for with the password, changed through a link that is mailed to it.

import {
  changeAddress,
  findAddressChange,
  replaceAddressChange,
} from "~/data/accounts/address-changes.server.ts";
import { hashToken, looksLikeToken, newToken } from "~/services/auth/tokens.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS = 24 * HOUR_MS;

/**
 * Mails a link to the wanted address, replacing every earlier one, and notifies the current address. If the
 * wanted address belongs to another account, that mailbox is notified instead; the work is the same, so
 * neither the answer nor its timing reveals anything. While the wanted mailbox has had enough, for `heldBackMs` more, the mail waits
 * for its turn, unless a link that was mailed there before still works.
 */
export async function requestAddressChange(
  { db, outbox, now }: Needs<"db" | "outbox" | "now">,
  user: { id: string; email: string },
  email: string,
  heldBackMs = 0,
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const link = await outbox.prepare({
    letter: { kind: "new-address" },
    to: email,
    idempotencyKey: `new-address:${tokenHash}`,
    path: `/profile/email/confirm?token=${token}`,
    heldBackMs,
  });
  const taken = await outbox.prepare(
    {
      letter: { kind: "address-in-use" },
      to: email,
      idempotencyKey: `address-in-use:${tokenHash}`,
      path: "/auth",
      heldBackMs,
    },
    link.id,
  );
  const notice = await outbox.prepare({
    letter: { kind: "address-wanted", at: now },
    to: user.email,
    // Mistyping twice sends one notice.
    idempotencyKey: `address-wanted:${hashToken(user.id)}:${Math.floor(now / HOUR_MS)}`,
    path: "/auth/forgot",
  });
  const expiresAt = now + VALID_MS + heldBackMs;
  const wanted = { userId: user.id, email, tokenHash, expiresAt, keepsLiveAt: heldBackMs > 0 ? now : null };
  await replaceAddressChange(db, wanted, { link, taken, notice });
  securityLog("address_change_requested", { userId: user.id });
  await outbox.send(link.id);
  await outbox.send(notice.id);
}

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
