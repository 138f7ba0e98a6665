// The secrets that open gift reservations. A reservation's secret is made from its form's key: whoever sends the same form again gets the same
// secret.
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken, newestSecret, secretsOf } from "./tokens.server.ts";

/** What givers' addresses are sealed for; the row is the reservation's. */
export const GIVER_SEAL = "gift-giver";
const PROMISE_SEAL = "gift-promise";

/** The secret of the reservation that a form makes: 128 bits in 32 characters. */
export function reservationSecret(tokenSecret: string, listId: string, formKey: string): string {
  return secretOfForm(newestSecret(tokenSecret), listId, formKey);
}

/** The secret of a reservation that a form has made, under whichever of our secrets; null if the form isn't what made it. */
export function madeReservationSecret(
  tokenSecret: string,
  listId: string,
  { formKey, secretHash }: { formKey: string; secretHash: string },
): string | null {
  const made = secretsOf(tokenSecret).map((secret) => secretOfForm(secret, listId, formKey));
  return made.find((secret) => reservationSecretHash(secret) === secretHash) ?? null;
}

function secretOfForm(tokenSecret: string, listId: string, formKey: string): string {
  return hashToken(["gift-reservation", tokenSecret, listId, formKey].join("\0")).slice(0, 32);
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
