// The token in a marketing mail's unsubscribe link: the sealed address, so that it appears in no log or
// referrer and nobody can unsubscribe someone else. It never expires: mails stay in inboxes for years.
import {
  decodeBase64,
  decodeBase64urlIgnorePadding,
  encodeBase64,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";
import { seal, unseal } from "./secret-box.server.ts";

const IN_MAIL = { purpose: "unsubscribe", row: "link" };
const LONGEST = 1000;

/** The token for a normalized address, URL-safe. */
export async function unsubscribeToken(secret: string, email: string): Promise<string> {
  return encodeBase64urlNoPadding(decodeBase64(await seal(secret, IN_MAIL, email)));
}

/** The address in a token; null if the token is invalid. */
export async function readUnsubscribeToken(secret: string, token: string): Promise<string | null> {
  if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return null;
  try {
    return await unseal(secret, IN_MAIL, encodeBase64(decodeBase64urlIgnorePadding(token)));
  } catch {
    return null;
  }
}
