// Which channel the givers of a list listen to.
import { isListBehind, selectGiftChannel } from "~/data/gifts/select-gift-list.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { giftListState } from "~/domain/gifts/gift-list-state.ts";
import { giftTokenHashes, looksLikeGiftToken } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The channel's name; null if the token leads to no open list. */
export async function findGiftChannel(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  token: string,
): Promise<string | null> {
  if (!looksLikeGiftToken(token)) return null;
  const [list] = await selectGiftChannel(db, isListBehind(giftTokenHashes(tokenSecret, token)));
  const isOpen = list && giftListState(list, toDay(new Date(now))) === "open";
  return isOpen ? list.tokenHash : null;
}
