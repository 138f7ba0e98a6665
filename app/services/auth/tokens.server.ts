// Random tokens for cookies and mailed links, sent once in plain text and stored hashed, and our secrets.

import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding, encodeHexLowerCase } from "@oslojs/encoding";

/** 256 random bits in 43 URL-safe characters. */
export function newToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 in hex, for storing and looking up. A fast hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
}

/** Whether a text has the form of a token, so that junk is refused without asking the database. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * The secrets in TOKEN_SECRET, separated by commas, newest first; each opens and finds what it made, while it is in the list. It
 * is passed around as configured and split only here.
 */
export function secretsOf(tokenSecret: string): string[] {
  return tokenSecret
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** The secret for everything new. */
export function newestSecret(tokenSecret: string): string {
  return secretsOf(tokenSecret)[0] ?? "";
}

/** The hash that a new invitation's token is stored under. Only the invited mailbox gets the token; nothing shows it again. */
export function invitationHash(tokenSecret: string, token: string): string {
  return invitationHashUnder(newestSecret(tokenSecret), token);
}

/** The hashes that a token may be stored under, one for each secret, newest first. */
export function invitationHashes(tokenSecret: string, token: string): string[] {
  return secretsOf(tokenSecret).map((secret) => invitationHashUnder(secret, token));
}

function invitationHashUnder(secret: string, token: string): string {
  return hashToken(["invitation", secret, token].join("\0"));
}
