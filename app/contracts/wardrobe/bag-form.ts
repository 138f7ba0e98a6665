// The forms about bags of clothes: the box that adds to a plan, "To pass on", and "We have enough of this size".

import { z } from "zod";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { LONGEST_CELLS, readCells } from "../../domain/wardrobe/bag-answer.ts";
import type { OwnPieces } from "../../domain/wardrobe/bag-box.ts";
import { MAX_CUSTOM_ITEMS, MAX_NAME_LENGTH } from "../../domain/wardrobe/custom-item.ts";
import { MAX_OWNED, parseCount } from "../../domain/wardrobe/owned.ts";
import { type BagCell, LONGEST_BAG_TEXT } from "../../domain/wardrobe/read-garments.ts";
import { type FormContract, readRowId } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { readStored } from "../stored-json.ts";
import {
  type BagAnswered,
  COUNT_FIELD,
  isBagAnswered,
  MOST_COUNT_FIELDS,
  PASS_FIELD,
  type TakenBack,
} from "./bag-addresses.ts";
import { ownItemName } from "./custom-item-form.ts";

/** Counts by item, own items, what was typed, and the size of what names none. */
export const bagForm = {
  /** `rowsOf` is the text whose rows without an item the numbered fields count, where no script runs. */
  fields: ["intent", "go", "size", "text", "rowsOf", "cells", "own", "formKey", "bagId"],
  typed: ["text"],
  chosen: ["cells", "own"],
  isShownByPage: true,
  /** Without scripts, one for each item of the size that is shown. */
  numbered: { prefix: COUNT_FIELD, most: MOST_COUNT_FIELDS, isTyped: true },
  answer: isBagAnswered,
} as const satisfies FormContract<string, BagAnswered>;

/** What a form says is in the bag. */
export interface BagInForm {
  ageRange: AgeRange;
  cells: BagCell[];
  text: string;
  /** Own items that come with it. */
  own: OwnPieces[];
  /** Pieces of the text's rows without an item, by their turn; null unless they were shown with a number each. */
  asOwn: ReadonlyMap<number, number> | null;
}

type BagWish =
  | { kind: "save"; bag: BagInForm; formKey: string }
  /** Show the page with the text read into counts, at this size; nothing is saved. */
  | { kind: "read"; bag: BagInForm; go: AgeRange }
  | { kind: "undo"; bagId: string }
  | { kind: "wrong"; error: ErrorCode };

/** Leaves room for spaces around the digits. */
export const LONGEST_COUNT = 40;

/** As a full plan of own items. */
const LONGEST_OWN = MAX_CUSTOM_ITEMS * (MAX_NAME_LENGTH + `${AGE_RANGES.at(-1)}:${MAX_OWNED}:`.length + 2);

const ownLine = z.object({
  ageRange: z.enum(AGE_RANGES, { error: code("FACT_SIZE_INVALID") }),
  pieces: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, code("BAG_COUNT_INVALID"))
    .transform(Number),
  name: ownItemName,
});

const ownLines = z
  .string()
  .max(LONGEST_OWN, { error: code("CUSTOM_ITEM_LIMIT"), abort: true })
  .default("")
  .transform((text) => text.split(/\r?\n/).filter((line) => line !== ""))
  .pipe(
    z.array(
      z
        .string()
        .transform((line) => {
          const [, ageRange, pieces, name] = /^([^:]*):([^:]*):(.*)$/u.exec(line) ?? [];
          return { ageRange, pieces, name };
        })
        .pipe(ownLine),
    ),
  )
  .pipe(z.array(z.custom<OwnPieces>()).max(MAX_CUSTOM_ITEMS, code("CUSTOM_ITEM_LIMIT")));

const bag = z.object({
  size: z.enum(AGE_RANGES, { error: code("FACT_SIZE_INVALID") }),
  text: z.string().max(LONGEST_BAG_TEXT, code("BAG_TEXT_TOO_LONG")).default(""),
  cells: z
    .string()
    .max(LONGEST_CELLS, { error: code("BAG_COUNT_INVALID"), abort: true })
    .default("")
    .transform((text, context) => {
      const cells = readCells(text);
      if (cells === null) context.addIssue({ code: "custom", message: code("BAG_COUNT_INVALID") });
      return cells ?? z.NEVER;
    }),
  own: ownLines,
});

const id = z.string().regex(/^[a-z0-9]{20}$/);

/** What a form asks for. */
export function readBagForm(fields: Readonly<Record<string, string | undefined>>): BagWish {
  if (fields.intent === "undo") {
    const bagId = id.safeParse(fields.bagId).data;
    return bagId ? { kind: "undo", bagId } : { kind: "wrong", error: "BAG_NOT_SAVED" };
  }
  const parsed = bag.safeParse(fields);
  if (!parsed.success) return { kind: "wrong", error: codeOf(parsed.error.issues[0]?.message) };
  const { size: ageRange, text, cells, own } = parsed.data;
  const typed = typedCounts(fields, ageRange);
  if (!typed) return { kind: "wrong", error: "BAG_COUNT_INVALID" };
  const isOfText = fields.rowsOf !== undefined && onLines(fields.rowsOf) === onLines(text);
  const asOwn = isOfText ? typed.asOwn : null;
  const sent = { ageRange, text, cells: [...cells, ...typed.cells], own, asOwn };
  const go = AGE_RANGES.find((size) => size === fields.go);
  if (go || fields.intent === "read") return { kind: "read", bag: sent, go: go ?? ageRange };
  const key = fields.intent === "save" ? formKey.safeParse(fields.formKey).data : undefined;
  return key ? { kind: "save", bag: sent, formKey: key } : { kind: "wrong", error: "BAG_NOT_SAVED" };
}

/** Browsers send line breaks as two characters. */
const onLines = (text: string) => text.replace(/\r\n?/g, "\n").trim();

type TypedCounts = { cells: BagCell[]; asOwn: Map<number, number> };

/** The counts in a form without scripts; null if one isn't a number. */
function typedCounts(
  fields: Readonly<Record<string, string | undefined>>,
  ageRange: AgeRange,
): TypedCounts | null {
  const typed = Object.entries(fields)
    .filter(([name]) => name.startsWith(COUNT_FIELD))
    .map(([name, text]) => typedCount(name.slice(COUNT_FIELD.length), text));
  const isCount = typed.every(({ pieces, itemId, turn }) => pieces !== null && (itemId ?? turn) !== null);
  if (!isCount) return null;
  return {
    cells: typed.flatMap(({ itemId, pieces }) => (itemId && pieces ? [{ itemId, ageRange, pieces }] : [])),
    asOwn: new Map(typed.flatMap(({ turn, pieces }) => (turn === null ? [] : [[turn, pieces ?? 0]]))),
  };
}

/** `of` is an item's id, or "own3". */
function typedCount(of: string, text = "") {
  const [, turn] = /^own(\d{1,3})$/.exec(of) ?? [];
  return {
    itemId: readRowId(of),
    turn: turn === undefined ? null : Number(turn),
    pieces: text.length <= LONGEST_COUNT ? parseCount(text) : null,
  };
}

/**
 * As they are stored: [item, size, pieces], and 1 after them if the bag has brought the item along. Once a bag is undone, the
 * pieces are those that were really taken back, and those that it had changed come last.
 */
const changes = z.array(z.tuple([z.number().int(), z.string(), z.number().int()]).rest(z.unknown()));

/** The changes in a stored text; sizes of another release are left out. Null if it can't be read. */
export function readBagChanges(text: string): BagCell[] | null {
  const stored = readStored("changes", changes, text);
  if (stored === null) return null;
  return stored.flatMap(([itemId, size, pieces]) => {
    const ageRange = AGE_RANGES.find((one) => one === size);
    return ageRange ? [{ itemId, ageRange, pieces }] : [];
  });
}

/** What the undo of a bag took back; null for a bag that stands. */
export function readTakenBack(bag: { changes: string; undoneAt: number | null }): TakenBack | null {
  if (bag.undoneAt === null) return null;
  const stored = readStored("changes", changes, bag.changes) ?? [];
  const sum = (at: 2 | 4) => stored.reduce((all, row) => all + Math.abs(Number(row[at] ?? row[2])), 0);
  return { back: sum(2), of: sum(4) };
}

/** The pieces of one size that are checked, or all of them. */
export const passOnForm = {
  /** `all` holds every line of the section, as cells; `bagId` comes with the intent "undo". */
  fields: ["intent", "all", "formKey", "bagId"],
  typed: [],
  numbered: { prefix: PASS_FIELD, most: MOST_COUNT_FIELDS },
  answer: isBagAnswered,
} as const satisfies FormContract<string, BagAnswered>;

type PassOnWish =
  | { kind: "pass-on"; cells: BagCell[]; formKey: string }
  | { kind: "undo"; bagId: string }
  | { kind: "nothing" }
  | { kind: "wrong" };

/** What a form asks for. */
export function readPassOnForm(fields: Readonly<Record<string, string | undefined>>): PassOnWish {
  if (fields.intent === "undo") {
    const bagId = fields.bagId ?? "";
    return /^[a-z0-9]{20}$/.test(bagId) ? { kind: "undo", bagId } : { kind: "wrong" };
  }
  const key = formKey.safeParse(fields.formKey).data;
  const cells = fields.all === undefined ? checkedCells(fields) : readCells(fields.all);
  if (!key || !cells) return { kind: "wrong" };
  return cells.length === 0 ? { kind: "nothing" } : { kind: "pass-on", cells, formKey: key };
}

/** A button on the dashboard, and the one that takes it back. */
export const enoughForm = {
  /** `bagId` comes with the intent "undo", `from` from pages without scripts. */
  fields: ["intent", "ageRange", "scenario", "bagId", "from"],
  typed: [],
  page: onDashboard,
  answer: isBagAnswered,
} as const satisfies FormContract<string, BagAnswered>;

const enough = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("enough"),
    ageRange: z.enum(AGE_RANGES),
    scenario: z.enum(LAUNDRY_SCENARIOS),
  }),
  z.object({ intent: z.literal("undo"), ageRange: z.enum(AGE_RANGES), bagId: id }),
]);

/** What a form asks for; null if it can't be read. */
export function readEnoughForm(fields: Readonly<Record<string, string | undefined>>) {
  return enough.safeParse(fields).data ?? null;
}

/** 'pass-12:0-3m' = '4'; null if anything else begins like that. */
function checkedCells(fields: Readonly<Record<string, string | undefined>>): BagCell[] | null {
  const checked = Object.entries(fields).filter(([name]) => name.startsWith(PASS_FIELD));
  const longest = `${PASS_FIELD}999999999:${AGE_RANGES.at(-1)}`.length;
  if (checked.some(([name, value = ""]) => name.length > longest || value.length > `${MAX_OWNED}`.length))
    return null;
  return readCells(checked.map(([name, value = ""]) => `${name.slice(PASS_FIELD.length)}:${value}`).join());
}
