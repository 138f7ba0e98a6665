// What opens gift lists and reservations. The parents may see their list's address again, so its token is kept sealed, plus a
// hash under our secret to find it by, as a share link's is. A reservation's secret is made from its form's key: whoever sends
// the same form again gets the same secret.
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken, newestSecret, secretsOf } from "./tokens.server.ts";

const LIST_SEAL = "gift-list";
const GIVER_SEAL = "gift-giver";
const PROMISE_SEAL = "gift-promise";

/** 128 random bits in 22 URL-safe characters. */
export function newGiftToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a text has the form of a list's token, so that junk is refused without asking the database. */
export function looksLikeGiftToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The hash that a new token is stored under. */
export function giftTokenHash(tokenSecret: string, token: string): string {
  return hashUnder(newestSecret(tokenSecret), token);
}

/** The hashes that a token may be stored under, one for each secret, newest first. */
export function giftTokenHashes(tokenSecret: string, token: string): string[] {
  return secretsOf(tokenSecret).map((secret) => hashUnder(secret, token));
}

/** The token as stored in its list's row. */
export function sealGiftToken(tokenSecret: string, planId: string, token: string): Promise<string> {
  return seal(tokenSecret, { purpose: LIST_SEAL, row: planId }, token);
}

/** The token in a list's row; null if it was sealed under an unknown secret or for another list. */
export function openGiftToken(tokenSecret: string, planId: string, sealed: string): Promise<string | null> {
  return unseal(tokenSecret, { purpose: LIST_SEAL, row: planId }, sealed);
}

/** The secret of the reservation that a form makes: 128 bits in 32 characters. */
export function reservationSecret(tokenSecret: string, listId: string, formKey: string): string {
  return hashToken(["gift-reservation", newestSecret(tokenSecret), listId, formKey].join("\0")).slice(0, 32);
}

/** The secret of what a browser with this key reserves: whoever has the key finds it again from the form that the list keeps. */
export function secretUnderKey(key: string, listId: string, formKey: string): string {
  return hashToken(["gift-of-browser", key, listId, formKey].join("\0")).slice(0, 32);
}

/** Whether a text has the form of a reservation's secret, or of a browser's key. */
export function looksLikeReservationSecret(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The hash that a reservation's secret is stored under. */
export function reservationSecretHash(secret: string): string {
  return hashToken(secret);
}

/** What a giver is told about when the parents see the name, as their form carries it; empty for at once. */
export function sealPromise(tokenSecret: string, listId: string, promised: string | null): Promise<string> {
  return seal(tokenSecret, { purpose: PROMISE_SEAL, row: listId }, promised ?? "");
}

/** What a form says that its giver was told; null for nothing, and for what we haven't sealed. */
export async function openPromise(
  tokenSecret: string,
  listId: string,
  sealed: string | null,
): Promise<string | null> {
  return (sealed && (await unseal(tokenSecret, { purpose: PROMISE_SEAL, row: listId }, sealed))) || null;
}

/** A giver's address as stored in the reservation's row. */
export function sealGiverEmail(tokenSecret: string, reservationId: string, email: string): Promise<string> {
  return seal(tokenSecret, { purpose: GIVER_SEAL, row: reservationId }, email);
}

function hashUnder(secret: string, token: string): string {
  return hashToken([LIST_SEAL, secret, token].join("\0"));
}
