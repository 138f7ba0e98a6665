// Random tokens for cookies and mailed links. They travel in plain text once and are stored hashed.
import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding, encodeHexLowerCase } from "@oslojs/encoding";

/** 256 random bits in 43 URL-safe letters. */
export function newToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 in hex: what is stored and looked up. A fast hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
}

/** Whether a text has the shape of a token, so that junk is refused before the database is asked. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
