// The token in a marketing mail's unsubscribe link: the address, sealed, so that neither a log nor a referrer names
// it and nobody can unsubscribe somebody else. It has no end: mails lie in inboxes for years.
import {
  decodeBase64,
  decodeBase64urlIgnorePadding,
  encodeBase64,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";

const IN_MAIL = { purpose: "unsubscribe", row: "link" };
const LONGEST = 1000;

/** The token for a normalised address, in URL-safe letters. */
export async function unsubscribeToken(secret: string, email: string): Promise<string> {
  return encodeBase64urlNoPadding(decodeBase64(await seal(secret, IN_MAIL, email)));
}

/** The address in a token, or null when the token is none of ours. */
export async function readUnsubscribeToken(secret: string, token: string): Promise<string | null> {
  if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return null;
  try {
    return await unseal(secret, IN_MAIL, encodeBase64(decodeBase64urlIgnorePadding(token)));
  } catch {
    return null;
  }
}
