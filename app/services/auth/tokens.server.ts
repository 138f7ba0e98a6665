// Random tokens for cookies and mailed links. They are sent once in plain text and stored hashed.

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

// TOKEN_SECRET holds one secret, or several separated by commas, newest first: whatever an older one made
// stays valid while that secret is in the list. It is passed around as configured and split only here.

/** The secrets, newest first; each opens and finds what it made. */
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

// Tokens of invitations to a plan. Only the invited mailbox gets one, and nothing shows it again, so that it's stored
// only as a hash under our secret.

/** The hash that a new token is stored under. */
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
