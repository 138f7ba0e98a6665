// Tokens of invitations to a plan. Only the invited mailbox gets one, and nothing shows it again, so that it's stored
// only as a hash under our secret.
import { newestSecret, secretsOf } from "./token-secrets.server.ts";
import { hashToken } from "./tokens.server.ts";

/** The hash that a new token is stored under. */
export function invitationHash(tokenSecret: string, token: string): string {
  return hashUnder(newestSecret(tokenSecret), token);
}

/** The hashes that a token may be stored under, one for each secret, newest first. */
export function invitationHashes(tokenSecret: string, token: string): string[] {
  return secretsOf(tokenSecret).map((secret) => hashUnder(secret, token));
}

function hashUnder(secret: string, token: string): string {
  return hashToken(["invitation", secret, token].join("\0"));
}
