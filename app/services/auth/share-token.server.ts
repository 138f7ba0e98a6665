// Tokens of share links. The owner may see a link again, so they cannot be stored hashed as other tokens are: they stand
// sealed in their row, and under a hash that only this secret makes, to be found by.
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";
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

/** What a token is looked up by. */
export function shareTokenHash(secret: string, token: string): string {
  return hashToken([SHARE_SEAL, secret, token].join("\0"));
}

/** The token as it is stored. */
export function sealShareToken(secret: string, token: string): Promise<string> {
  return seal(secret, SHARE_SEAL, token);
}

/** The stored token, or null when it was sealed under another secret. */
export function openShareToken(secret: string, sealed: string): Promise<string | null> {
  return unseal(secret, SHARE_SEAL, sealed);
}
