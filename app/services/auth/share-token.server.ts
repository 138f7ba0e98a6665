// Tokens of share links. The owner may see a link again, so they can't be stored only as a hash: the row
// holds the token sealed, plus a hash under our secret to find it by.
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken, newestSecret, secretsOf } from "./tokens.server.ts";

const SHARE_SEAL = "share";

/** 128 random bits in 22 URL-safe characters. */
export function newLinkToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a text has the form of a share token, so that junk is refused without asking the database. */
export function looksLikeShareToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The hash that a new token is stored under. */
export function shareTokenHash(tokenSecret: string, token: string): string {
  return hashUnder(newestSecret(tokenSecret), token);
}

/** The hashes that a token may be stored under, one for each secret, newest first. */
export function shareTokenHashes(tokenSecret: string, token: string): string[] {
  return secretsOf(tokenSecret).map((secret) => hashUnder(secret, token));
}

/** The token as stored in an attempt's row. */
export function sealShareToken(tokenSecret: string, planId: string, token: string): Promise<string> {
  return seal(tokenSecret, { purpose: SHARE_SEAL, row: planId }, token);
}

/** The token in an attempt's row; null if it was sealed under an unknown secret or for another attempt. */
export function openShareToken(tokenSecret: string, planId: string, sealed: string): Promise<string | null> {
  return unseal(tokenSecret, { purpose: SHARE_SEAL, row: planId }, sealed);
}

function hashUnder(secret: string, token: string): string {
  return hashToken([SHARE_SEAL, secret, token].join("\0"));
}
