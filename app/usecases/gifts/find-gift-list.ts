// What an address of a gift list leads to.
import { type GiftListRows, isListBehind, readGiftList } from "~/data/gifts/select-gift-list.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { toDay } from "~/domain/calendar.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import { giftListState } from "~/domain/gifts/gift-list-state.ts";
import { giftTokenHashes, looksLikeGiftToken } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { viewGiftLines } from "~/views/gifts/gift-lines-view.ts";

/** A list as of one instant. Versions of items are those that the lines were worked out from. */
export interface FoundGiftList extends GiftListRows {
  lines: readonly GiftLine[];
  today: IsoDay;
}

/** The open list behind a token; null if it is unknown, closed, moved, over, or its plan is deleted. */
export async function findGiftList(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  token: string,
): Promise<FoundGiftList | null> {
  if (!looksLikeGiftToken(token)) return null;
  const rows = await readGiftList(db, isListBehind(giftTokenHashes(tokenSecret, token)));
  const found = rows && viewFound(rows, now);
  return found && giftListState(found.list, found.today) === "open" ? found : null;
}

/** A list with its lines, whatever its state. Lists are the same for everyone, so their day is UTC's. */
export function viewFound(rows: GiftListRows, now: number): FoundGiftList {
  const today = toDay(new Date(now));
  return { ...rows, lines: viewGiftLines(rows, today), today };
}
