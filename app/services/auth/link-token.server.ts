// Tokens of links that anyone with the address may open. The parents may see a link again, so its token can't be stored only as a
// hash: the row holds the token sealed, plus a hash under our secret to find it by.
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken, newestSecret, secretsOf } from "./tokens.server.ts";

/** 128 random bits in 22 URL-safe characters. */
export function newLinkToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** True for a text that has the form of a link's token, so that junk is refused without asking the database. */
export function looksLikeLinkToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The tokens of one kind of link; `kind` keeps those of different kinds apart, and never changes. */
function linkTokens(kind: string) {
  const hashUnder = (secret: string, token: string) => hashToken([kind, secret, token].join("\0"));
  return {
    /** What the tokens are sealed for. */
    purpose: kind,
    /** The hash that a new token is stored under. */
    hash: (tokenSecret: string, token: string): string => hashUnder(newestSecret(tokenSecret), token),
    /** The hashes that a token may be stored under, one for each secret, newest first. */
    hashes: (tokenSecret: string, token: string): string[] =>
      secretsOf(tokenSecret).map((secret) => hashUnder(secret, token)),
    /** The token as stored in its row. */
    seal: (tokenSecret: string, row: string, token: string): Promise<string> =>
      seal(tokenSecret, { purpose: kind, row }, token),
    /** The token in a row; null if it was sealed under an unknown secret or for another row. */
    open: (tokenSecret: string, row: string, sealed: string): Promise<string | null> =>
      unseal(tokenSecret, { purpose: kind, row }, sealed),
  };
}

/** Links that show a plan and let others copy it; the row is the attempt's. */
export const shareTokens = linkTokens("share");
/** Addresses of gift lists; the row is the plan's. */
export const giftTokens = linkTokens("gift-list");
/** Links that people on a plan make for helpers, and to calendar feeds; the row is the link's own. */
export const tokensOfLink = { helper: linkTokens("helper"), calendar: linkTokens("calendar") } as const;
