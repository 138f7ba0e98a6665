// What givers send: a reservation, changes of their own, and a mailed undo.
import { z } from "zod";
import type { ErrorCode } from "../../domain/error-codes.ts";
import { GIVING_WAYS, type GivingWay } from "../../domain/gifts/gift-choices.ts";
import {
  type GiftTarget,
  MAX_GIFT_MESSAGE,
  MAX_GIVER_NAME,
  MAX_RESERVED_PIECES,
  readTargetKey,
  targetKey,
} from "../../domain/gifts/gift-lines.ts";
import { MOST_TYPED_BY_GIVER, oneLine } from "../../domain/gifts/gift-list-state.ts";
import { isBlank } from "../../domain/one-line-text.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import { email } from "../accounts/credentials.ts";
import { type FormContract, type ReadLine, readRequiredLine, type SentFields } from "../form.ts";
import { formKey } from "../plans/quiz-answers.ts";

export const reserveForm = {
  fields: ["item", "formKey", "name", "pieces", "how", "message", "email", "told"],
  typed: ["name", "pieces", "message", "email"],
} as const satisfies FormContract;

export const ownGiftForm = {
  fields: ["intent", "id", "pieces"],
  typed: ["pieces"],
} as const satisfies FormContract;

export const undoGiftForm = { fields: ["key"], typed: [], secret: ["key"] } as const satisfies FormContract;

/** Pieces of one line. */
export type ReservedPart = { target: GiftTarget; pieces: number };

/** As many lines as a form reserves at once. */
const MAX_PARTS = 4;
const BETWEEN_PARTS = ",";
const BEFORE_PIECES = "*";

/** The parts of a bundle as its form names them: '12.3-6m,40.3-6m*2', the line's key and the pieces if there are several. */
export function packParts(parts: readonly ReservedPart[]): string {
  return parts
    .map(({ target, pieces }) => targetKey(target) + (pieces === 1 ? "" : `${BEFORE_PIECES}${pieces}`))
    .join(BETWEEN_PARTS);
}

/** The parts in such a text, each line once; null for anything else. */
export function readParts(text: string): ReservedPart[] | null {
  if (text.length > MAX_PARTS * LONGEST_KEY) return null;
  const parts = text.split(BETWEEN_PARTS).map((part) => {
    const [key = "", pieces = "1", ...more] = part.split(BEFORE_PIECES);
    const [target, count] = [readTargetKey(key), readPieces(pieces)];
    return target && count !== null && more.length === 0 ? { target, pieces: count } : null;
  });
  const read = parts.filter((part) => part !== null);
  const isOnce = new Set(read.map(({ target }) => targetKey(target))).size === parts.length;
  return isOnce && parts.length <= MAX_PARTS ? read : null;
}

/** A reservation as it was typed, checked. */
export interface ReserveWish {
  target: GiftTarget;
  /** Other lines of its bundle, reserved in the same write. */
  others?: readonly ReservedPart[];
  formKey: string;
  name: string;
  pieces: number;
  how: GivingWay;
  message: string;
  email: string | null;
  /** What the giver was told about a surprise, sealed by the page; null from a page that doesn't say. */
  told: string | null;
}

type Field = "name" | "pieces" | "message" | "email";
export type ReserveProblems = Partial<Record<Field, ErrorCode>>;

type Fields = SentFields<(typeof reserveForm.fields)[number]>;

/** A reservation's form, or what is wrong with its fields; null if no page of ours sends such a form. */
export function readReserveForm(fields: Fields): ReserveWish | { problems: ReserveProblems } | null {
  const [first, ...others] = readParts(fields.item ?? "") ?? [];
  const key = formKey.safeParse(fields.formKey).data;
  const how = GIVING_WAYS.find((way) => way === fields.how);
  if (!first || !key || !how) return null;
  const { target } = first;
  const name = giftLine(fields.name, MAX_GIVER_NAME, "GIFT_NAME_REQUIRED");
  const message = typed(fields.message);
  // The giver of one line chooses how many; a bundle says it by itself.
  const pieces = others.length > 0 ? first.pieces : readPieces(fields.pieces);
  const address = readEmail(fields.email);
  const told = fields.told ?? null;
  const problems = problemsOf({ name, pieces, message, address });
  if ("problem" in name || pieces === null || message === null || address === undefined) return { problems };
  const isFlawless = Object.keys(problems).length === 0;
  const said = isBlank(message) ? "" : message;
  if (!isFlawless) return { problems };
  const wish = { target, formKey: key, name: name.value, pieces, how, message: said, email: address, told };
  return others.length > 0 ? { ...wish, others } : wish;
}

interface Typed {
  name: ReadLine;
  pieces: number | null;
  message: string | null;
  address: string | null | undefined;
}

function problemsOf({ name, pieces, message, address }: Typed): ReserveProblems {
  const isTooLong = message === null || message.length > MAX_GIFT_MESSAGE;
  return {
    ...("problem" in name && { name: name.problem }),
    ...(pieces === null && { pieces: "GIFT_PIECES_INVALID" }),
    ...(isTooLong && { message: "GIFT_MESSAGE_TOO_LONG" }),
    ...(address === undefined && { email: "EMAIL_INVALID" }),
  };
}

/** A number of pieces in a form; null for anything else. */
export function readPieces(text: string | undefined): number | null {
  const pieces = readCount(text ?? "");
  return pieces !== null && pieces >= 1 && pieces <= MAX_RESERVED_PIECES ? pieces : null;
}

/** No key of a line, with its pieces, is longer. */
const LONGEST_KEY = 60;

const ownIntent = z.enum(["pieces", "bought", "not-bought", "undo"]);
export type OwnGiftIntent = z.infer<typeof ownIntent>;

/** What a giver asks of a reservation of their own; null for any other form. */
export function readOwnGiftForm(
  fields: SentFields<(typeof ownGiftForm.fields)[number]>,
): { intent: OwnGiftIntent; id: string; pieces: number | null } | null {
  const intent = ownIntent.safeParse(fields.intent).data;
  const id = fields.id ?? "";
  if (!intent || id.length > 40) return null;
  return { intent, id, pieces: readPieces(fields.pieces) };
}

/** In one line; null if it is too long to look at. */
function typed(text = ""): string | null {
  return text.length > MOST_TYPED_BY_GIVER ? null : oneLine(text);
}

/** A text of a gift list's forms that must say something, in one line. */
export function giftLine(text: string | undefined, most: number, missing: ErrorCode): ReadLine {
  return readRequiredLine(text ?? "", { most, missing, tooLong: "GIFT_NAME_TOO_LONG" });
}

/** Null if none was given; undefined if it is no address. */
function readEmail(text = ""): string | null | undefined {
  if (text.trim() === "") return null;
  return text.length > MOST_TYPED_BY_GIVER ? undefined : email.safeParse(text).data;
}
