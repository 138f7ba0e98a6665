// What an address of a gift list leads to.
import {
  type GiftLinkRow,
  selectGiftImages,
  selectGiftLinks,
  selectGiftWeather,
} from "~/data/gifts/gift-extras.server.ts";
import {
  type GiftListRows,
  isListBehind,
  readGiftList,
  selectGiftLine,
  selectGiftList,
} from "~/data/gifts/select-gift-list.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { toDay } from "~/domain/calendar.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import { giftListState } from "~/domain/gifts/gift-list-state.ts";
import type { GiftTarget } from "~/domain/gifts/gift-target.ts";
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
  return openOnly(await readGiftList(db, isListBehind(giftTokenHashes(tokenSecret, token))), now);
}

/** The same with no other line than one, in the round trip of whatever else the request reads just now. */
export async function findGiftLine(
  { db, reader, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now"> & { reader: PageReader },
  token: string,
  target: GiftTarget,
): Promise<FoundGiftList | null> {
  if (!looksLikeGiftToken(token)) return null;
  return openOnly(
    await readThrough(reader, selectGiftLine(db, giftTokenHashes(tokenSecret, token), target)),
    now,
  );
}

async function readThrough(
  reader: PageReader,
  selects: ReturnType<typeof selectGiftList | typeof selectGiftLine>,
): Promise<GiftListRows | null> {
  const [[list], items, wishes, reservations] = await Promise.all([
    reader.read(selects.list),
    reader.read(selects.items),
    reader.read(selects.wishes),
    reader.read(selects.reservations),
  ]);
  return list ? { list, items, wishes, reservations } : null;
}

/** A list as its page shows it. */
export interface GiftListOnPage extends FoundGiftList {
  links: readonly GiftLinkRow[];
  images: readonly { clothingId: number; contentHash: string }[];
  /** Its stored weather by months, if that was asked for. */
  monthCards: string | null;
}

/** The same with what its page shows beside the lines, in the page's round trip; the months' weather only if it's needed. */
export async function findGiftListForPage(
  { db, reader, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now"> & { reader: PageReader },
  token: string,
  hasMonths: boolean,
): Promise<GiftListOnPage | null> {
  if (!looksLikeGiftToken(token)) return null;
  const isList = isListBehind(giftTokenHashes(tokenSecret, token));
  const [rows, links, images, [weather]] = await Promise.all([
    readThrough(reader, selectGiftList(db, isList)),
    reader.read(selectGiftLinks(db, isList)),
    reader.read(selectGiftImages(db, isList)),
    hasMonths ? reader.read(selectGiftWeather(db, isList)) : [],
  ]);
  const found = openOnly(rows, now);
  return found && { ...found, links, images, monthCards: weather?.monthCards ?? null };
}

function openOnly(rows: GiftListRows | null, now: number): FoundGiftList | null {
  const found = rows && viewFound(rows, now);
  return found && giftListState(found.list, found.today) === "open" ? found : null;
}

/** A list with its lines, whatever its state. Lists are the same for everyone, so their day is UTC's. */
export function viewFound(rows: GiftListRows, now: number): FoundGiftList {
  const today = toDay(new Date(now));
  return { ...rows, lines: viewGiftLines(rows, today), today };
}
