// Tokens of share links. The owner may see a link again, so they cannot be stored hashed as other tokens are: they stand
// sealed in their row, and under a hash that only this secret makes, to be found by.
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";
import { newestSecret, secretsOf } from "./token-secrets.server.ts";
import { hashToken } from "./tokens.server.ts";

const SHARE_SEAL = "share";

/** 128 random bits in 22 URL-safe letters. */
export function newShareToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a text has the shape of a share token, so that junk is refused before the database is asked. */
export function looksLikeShareToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** What a new token is stored under. */
export function shareTokenHash(tokenSecret: string, token: string): string {
  return hashUnder(newestSecret(tokenSecret), token);
}

/** What a token may be stored under, one hash for each secret, newest first. */
export function shareTokenHashes(tokenSecret: string, token: string): string[] {
  return secretsOf(tokenSecret).map((secret) => hashUnder(secret, token));
}

/** The token as it is stored in an attempt's row. */
export function sealShareToken(tokenSecret: string, onboardingId: string, token: string): Promise<string> {
  return seal(tokenSecret, { purpose: SHARE_SEAL, row: onboardingId }, token);
}

/** The token in an attempt's row, or null when it was sealed under no secret of ours or for another attempt. */
export function openShareToken(
  tokenSecret: string,
  onboardingId: string,
  sealed: string,
): Promise<string | null> {
  return unseal(tokenSecret, { purpose: SHARE_SEAL, row: onboardingId }, sealed);
}

function hashUnder(secret: string, token: string): string {
  return hashToken([SHARE_SEAL, secret, token].join("\0"));
}
