// What parents send from the page of their gift list: one form a button, all with an intent.
import { z } from "zod";
import { type IsoDay, isOfOurTime, readDay } from "../../domain/calendar.ts";
import type { ErrorCode } from "../../domain/error-codes.ts";
import {
  GIFT_MODES,
  GIVING_WAYS,
  type GiftChoices,
  type GiftMode,
  type GivingWay,
} from "../../domain/gifts/gift-choices.ts";
import {
  type GiftTarget,
  type GiftWish,
  MAX_GIVER_NAME,
  MAX_GREETING,
  MAX_LIST_TITLE,
  MAX_RESERVED_PIECES,
  MAX_WISH_PIECES,
  readTargetKey,
} from "../../domain/gifts/gift-lines.ts";
import { MOST_TYPED_BY_GIVER, oneLine } from "../../domain/gifts/gift-list-state.ts";
import { readPastedLinks } from "../../domain/gifts/pasted-link.ts";
import { isBlank } from "../../domain/one-line-text.ts";
import { AGE_RANGES, ESSENTIALITIES } from "../../domain/vocabulary.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import type { FormContract, SentFields } from "../form.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { giftLine, readPieces } from "./giver-forms.ts";

/** Before the names of the boxes for sizes and levels. */
export const ASKED = "ask-";
/** How a price hint may be written: 'about $120'. */
const MAX_PRICE_HINT = 40;

const intent = z.enum([
  ...(["make", "choose", "mails", "close", "open", "move"] as const),
  ...(["leave-off", "put-back", "star", "unstar", "wish", "unwish"] as const),
  ...(["add", "approve", "remove", "arrived", "thanked", "not-thanked"] as const),
]);
export type GiftIntent = z.infer<typeof intent>;

export const parentsGiftForm = {
  fields: [
    ...(["intent", "id", "item", "formKey", "name", "pieces", "how", "arrived", "seen"] as const),
    ...(["title", "greeting", "place", "month", "mode", "revealOn", "approves", "mails"] as const),
    ...(["wishName", "link", "chosenLink", "price"] as const),
  ],
  typed: ["title", "greeting", "revealOn", "name", "wishName", "link", "price", "pieces"],
  isShownByPage: true,
  numbered: { prefix: ASKED, most: AGE_RANGES.length + ESSENTIALITIES.length },
} as const satisfies FormContract;

type Fields = SentFields<(typeof parentsGiftForm.fields)[number]>;

export type GiftField = "title" | "greeting" | "revealOn" | "name" | "pieces" | "wishName" | "link" | "price";
export type GiftProblems = Partial<Record<GiftField, ErrorCode>>;

/** What a list says and asks for, as its form sends it. */
export interface ListWish extends Omit<GiftChoices, "leftOff" | "starred"> {
  title: string;
  greeting: string;
  saysPlace: boolean;
  saysMonth: boolean;
  mode: GiftMode;
  revealOn: string | null;
  approves: boolean;
}

/** A reservation that parents enter for somebody. */
export interface AddedGift {
  target: GiftTarget;
  formKey: string;
  name: string;
  pieces: number;
  how: GivingWay;
}

export type TypedWish = Omit<GiftWish, "id">;

type Read<Value> = { value: Value } | { problems: GiftProblems };

/** The button that was pressed; null for any other form. */
export function readIntent({ intent: text }: Fields): GiftIntent | null {
  return intent.safeParse(text).data ?? null;
}

/** The title of a list. */
export function readListTitle({ title }: Fields): Read<string> {
  const typed = giftLine(title, MAX_LIST_TITLE, "GIFT_TITLE_REQUIRED");
  return "problem" in typed ? { problems: { title: typed.problem } } : typed;
}

/** What a list says and asks for; a box that isn't sent is unchecked. Every box of the sizes offered means all sizes. */
export function readListWish(fields: Fields, offered: readonly string[]): Read<ListWish> {
  const title = readListTitle(fields);
  const greeting = inOneLine(fields.greeting);
  const mode = GIFT_MODES.find((one) => one === fields.mode) ?? "open";
  const revealOn = readReveal(fields.revealOn);
  const asked: Readonly<Record<string, string | undefined>> = fields;
  const sizes = AGE_RANGES.filter((size) => asked[`${ASKED}${size}`] !== undefined);
  const problems: GiftProblems = {
    ...("problems" in title && title.problems),
    ...((greeting === null || greeting.length > MAX_GREETING) && { greeting: "GIFT_GREETING_TOO_LONG" }),
    ...(revealOn === undefined && { revealOn: "GIFT_DAY_INVALID" }),
  };
  if ("problems" in title || greeting === null || revealOn === undefined || Object.keys(problems).length > 0)
    return { problems };
  return {
    value: {
      title: title.value,
      greeting,
      sizes: offered.every((size) => asked[`${ASKED}${size}`] !== undefined) ? null : sizes,
      essentialities: ESSENTIALITIES.filter((level) => asked[`${ASKED}${level}`] !== undefined),
      saysPlace: fields.place !== undefined,
      saysMonth: fields.month !== undefined,
      mode,
      revealOn: mode === "surprise" ? revealOn : null,
      // Names can't be approved by those who mustn't see them.
      approves: mode === "open" && fields.approves !== undefined,
    },
  };
}

/** No day with spaces around it is longer. */
const LONGEST_DAY = 64;

/** Null for the day of the birth; undefined if it is no day. */
function readReveal(text = ""): IsoDay | null | undefined {
  if (text.length > LONGEST_DAY) return undefined;
  if (isBlank(text)) return null;
  const day = readDay(text);
  return day && isOfOurTime(day) ? day : undefined;
}

/** A reservation for somebody; null if no page of ours sends such a form. */
export function readAddedGift(fields: Fields): Read<AddedGift> | null {
  const target = fields.item === undefined || fields.item.length > 60 ? null : readTargetKey(fields.item);
  const key = formKey.safeParse(fields.formKey).data;
  const how = GIVING_WAYS.find((way) => way === fields.how);
  if (!target || !key || !how) return null;
  const name = giftLine(fields.name, MAX_GIVER_NAME, "GIFT_GIVER_REQUIRED");
  const pieces = readPieces(fields.pieces);
  if ("problem" in name) return { problems: { name: name.problem } };
  if (pieces === null) return { problems: { pieces: "GIFT_PIECES_INVALID" } };
  return { value: { target, formKey: key, name: name.value, pieces, how } };
}

/** A wish that is no garment. */
export function readTypedWish(fields: Fields): Read<TypedWish> {
  const name = giftLine(fields.wishName, MAX_LIST_TITLE, "GIFT_WISH_REQUIRED");
  const price = inOneLine(fields.price);
  const read = readLink(fields.link, fields.chosenLink);
  const pieces = readPieces(fields.pieces);
  const isCount = pieces !== null && pieces <= MAX_WISH_PIECES;
  const problems: GiftProblems = {
    ...("problem" in name && { wishName: name.problem }),
    ...("problem" in read && { link: read.problem }),
    ...(!isCount && { pieces: "GIFT_WISH_PIECES" }),
    ...((price === null || price.length > MAX_PRICE_HINT) && { price: "GIFT_PRICE_TOO_LONG" }),
  };
  if ("problem" in name || price === null || "problem" in read || pieces === null) return { problems };
  if (Object.keys(problems).length > 0) return { problems };
  return { value: { name: name.value, link: read.link, pieces, priceHint: price || null } };
}

/** How many pieces of a reservation have arrived in all, as the sender says and as the sender's page showed. */
export type SentArrival = { arrived: number; seen: number | null };

/** What a form says of arrived pieces; null for anything else. */
export function readArrival({ arrived, seen }: Fields): SentArrival | null {
  const pieces = arrivedPieces(arrived);
  return pieces === null ? null : { arrived: pieces, seen: arrivedPieces(seen) };
}

function arrivedPieces(text = ""): number | null {
  const pieces = readCount(text);
  return pieces !== null && pieces <= MAX_RESERVED_PIECES ? pieces : null;
}

/** The id of a reservation or a wish; null for anything too long to be one. */
export function readGiftId({ id = "" }: Fields): string | null {
  return /^[\w-]{1,40}$/.test(id) ? id : null;
}

/** The key of a line; null for anything else. */
export function readLineKey({ item = "" }: Fields): string | null {
  return item.length <= 60 && readTargetKey(item) ? item : null;
}

/** The https address in what was pasted, or null for none; of several the one that was chosen. */
function readLink(text = "", chosen?: string): { link: string | null } | { problem: ErrorCode } {
  if (text.trim() === "") return { link: null };
  const links = readPastedLinks(text);
  const link = links.length > 1 ? links.find((one) => one === chosen) : links[0];
  if (link !== undefined) return { link };
  return { problem: links.length > 1 ? "GIFT_LINK_WHICH" : "GIFT_LINK_INVALID" };
}

/** Empty if nothing of it can be seen; null if it is too long to look at. */
function inOneLine(text = ""): string | null {
  if (text.length > MOST_TYPED_BY_GIVER) return null;
  const line = oneLine(text);
  return isBlank(line) ? "" : line;
}
