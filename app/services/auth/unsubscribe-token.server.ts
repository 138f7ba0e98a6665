// The tokens in the links that end mail: the sealed address, or the sealed notice, so that it appears in no log or
// referrer and nobody can unsubscribe someone else. They never expire: mails stay in inboxes for years.
import {
  decodeBase64,
  decodeBase64urlIgnorePadding,
  encodeBase64,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";
import { type SealedPlace, seal, unseal } from "./secret-box.server.ts";

const IN_MAIL = { purpose: "unsubscribe", row: "link" };
const LONGEST = 1000;

/** The token for a normalized address, URL-safe. */
export function unsubscribeToken(secret: string, email: string): Promise<string> {
  return tokenFor(secret, IN_MAIL, email);
}

/** The address in a token; null if the token is invalid. */
export function readUnsubscribeToken(secret: string, token: string): Promise<string | null> {
  return textIn(secret, IN_MAIL, token);
}

/** Whose morning notice of which plans a link ends. */
type NoticeLink = { userId: string; planIds: readonly string[] };

const IN_NOTICE = { purpose: "end-notice", row: "link" };

/** The token in a morning notice, which ends that notice and nothing else. */
export function noticeToken(secret: string, { userId, planIds }: NoticeLink): Promise<string> {
  return tokenFor(secret, IN_NOTICE, [userId, ...planIds].join(" "));
}

/** The notice in such a token; null if the token is invalid. */
export async function readNoticeToken(secret: string, token: string): Promise<NoticeLink | null> {
  const [userId, ...planIds] = (await textIn(secret, IN_NOTICE, token))?.split(" ") ?? [];
  return userId !== undefined && planIds.length > 0 ? { userId, planIds } : null;
}

async function tokenFor(secret: string, place: SealedPlace, text: string): Promise<string> {
  return encodeBase64urlNoPadding(decodeBase64(await seal(secret, place, text)));
}

async function textIn(secret: string, place: SealedPlace, token: string): Promise<string | null> {
  if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return null;
  try {
    return await unseal(secret, place, encodeBase64(decodeBase64urlIgnorePadding(token)));
  } catch {
    return null;
  }
}
