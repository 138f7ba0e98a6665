// A gift list behind its address, its lines, and its channel; and a plan's list, one a plan, which is opened once.

import { insertGiftList } from "~/data/gifts/lists-to-mail.server.ts";
import {
  type GiftLinkRow,
  selectGiftImages,
  selectGiftLinks,
  selectGiftWeather,
} from "~/data/gifts/parents-gifts.server.ts";
import type { ReadLine } from "~/data/gifts/reservations.server.ts";
import {
  type GiftListRows,
  isListBehind,
  readGiftList,
  selectGiftChannel,
  selectGiftLine,
  selectGiftList,
} from "~/data/gifts/select-gift-list.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { type IsoDay, toDay } from "~/domain/calendar.ts";
import { type GiftLine, type GiftTarget, readTargetKey } from "~/domain/gifts/gift-lines.ts";
import { giftListState } from "~/domain/gifts/gift-list-state.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { giftTokens, looksLikeLinkToken, newLinkToken } from "~/services/auth/link-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { viewGiftLines } from "~/views/gifts/gift-lines-view.ts";
import { publicPath } from "~/words/public-path.ts";

/** A list as of one instant. Versions of items are those that the lines were worked out from. */
export interface FoundGiftList extends GiftListRows {
  lines: readonly GiftLine[];
  today: IsoDay;
}

/** The open list behind a token; null if it is unknown, closed, moved, over, or its plan is deleted. */
export async function findGiftList(
  { db, reader, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now"> & { reader?: PageReader },
  token: string,
): Promise<FoundGiftList | null> {
  if (!looksLikeLinkToken(token)) return null;
  const isList = isListBehind(giftTokens.hashes(tokenSecret, token));
  const reading = reader ? readThrough(reader, selectGiftList(db, isList)) : readGiftList(db, isList);
  return openOnly(await reading, now);
}

/** The same with no other line than one, in the round trip of whatever else the request reads just now. */
export async function findGiftLine(
  { db, reader, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now"> & { reader: PageReader },
  token: string,
  target: GiftTarget,
): Promise<FoundGiftList | null> {
  if (!looksLikeLinkToken(token)) return null;
  return openOnly(
    await readThrough(reader, selectGiftLine(db, giftTokens.hashes(tokenSecret, token), target)),
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
  if (!looksLikeLinkToken(token)) return null;
  const isList = isListBehind(giftTokens.hashes(tokenSecret, token));
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

/** The token of a plan's list, made or found; `not-found` if the plan isn't the viewer's, or isn't complete. */
type OpenGiftListResult = { kind: "open"; token: string } | { kind: "not-found" };

/** Opens the list of a complete plan. Asked twice, also at the same instant, it opens one. */
export async function openGiftList(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  title: string,
): Promise<OpenGiftListResult> {
  const token = newLinkToken();
  const list = await insertGiftList(db, viewerId, planId, {
    listId: newId(),
    tokenHash: giftTokens.hash(tokenSecret, token),
    sealedToken: await giftTokens.seal(tokenSecret, planId, token),
    title,
    now,
  });
  const opened = list && (await giftTokens.open(tokenSecret, planId, list.sealedToken));
  if (!opened) return { kind: "not-found" };
  if (opened === token) log.info("gift_list_opened", { onboardingId: planId });
  return { kind: "open", token: opened };
}

/** The address of a plan's list that its parents pass on; null if it was sealed under a secret that is gone. */
export async function giftListLink(
  { tokenSecret, origin }: Needs<"tokenSecret"> & { origin: string },
  { onboardingId: planId, sealedToken }: { onboardingId: string; sealedToken: string },
): Promise<string | null> {
  const token = await giftTokens.open(tokenSecret, planId, sealedToken);
  return token && `${origin}${publicPath(`/gifts/${token}`)}`;
}

/** The channel's name; null if the token leads to no open list. */
export async function findGiftChannel(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  token: string,
): Promise<string | null> {
  if (!looksLikeLinkToken(token)) return null;
  const [list] = await selectGiftChannel(db, isListBehind(giftTokens.hashes(tokenSecret, token)));
  const isOpen = list && giftListState(list, toDay(new Date(now))) === "open";
  return isOpen ? list.tokenHash : null;
}

/** The line with the versions of the rows that it was worked out from. */
export function lineAsRead({ list, items }: FoundGiftList, line: GiftLine): ReadLine {
  const item =
    line.kind === "garment" ? items.find(({ clothingId }) => clothingId === line.clothingId) : null;
  return {
    planId: list.planId,
    target: readTargetKey(line.key) ?? { kind: "wish", wishId: "" },
    listVersion: list.listVersion,
    planVersion: list.planVersion,
    itemVersion: item?.version ?? null,
    wished: line.kind === "wish" ? line.needed : Math.max(0, line.needed - line.owned),
  };
}
