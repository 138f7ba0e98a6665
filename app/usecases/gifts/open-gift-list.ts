// Gives a plan its gift list: one a plan, with an address of its own.
import { insertGiftList } from "~/data/gifts/gift-list-writes.server.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  giftTokenHash,
  newGiftToken,
  openGiftToken,
  sealGiftToken,
} from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The token of a plan's list, made or found; `not-found` if the plan isn't the viewer's, or isn't complete. */
export type OpenGiftListResult = { kind: "open"; token: string } | { kind: "not-found" };

/** Opens the list of a complete plan. Asked twice, also at the same instant, it opens one. */
export async function openGiftList(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  title: string,
): Promise<OpenGiftListResult> {
  const token = newGiftToken();
  const list = await insertGiftList(db, viewerId, planId, {
    listId: newId(),
    tokenHash: giftTokenHash(tokenSecret, token),
    sealedToken: await sealGiftToken(tokenSecret, planId, token),
    title,
    now,
  });
  const opened = list && (await openGiftToken(tokenSecret, planId, list.sealedToken));
  if (!opened) return { kind: "not-found" };
  if (opened === token) log.info("gift_list_opened", { onboardingId: planId });
  return { kind: "open", token: opened };
}
