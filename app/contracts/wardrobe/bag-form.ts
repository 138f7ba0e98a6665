// The form "Add a whole bag": counts by item, what was typed, and the size that both are for.

import { z } from "zod";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { LONGEST_CELLS, readCells } from "../../domain/wardrobe/bag-answer.ts";
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
} from "./bag-addresses.ts";

export const bagForm = {
  fields: ["intent", "go", "size", "text", "cells", "formKey", "bagId"],
  typed: ["text"],
  chosen: ["cells"],
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
}

type BagWish =
  | { kind: "save"; bag: BagInForm; formKey: string }
  /** Show the page with the text read into counts, at this size; nothing is saved. */
  | { kind: "read"; bag: BagInForm; go: AgeRange }
  | { kind: "undo"; bagId: string }
  | { kind: "wrong"; error: ErrorCode };

/** Leaves room for spaces around the digits. */
export const LONGEST_COUNT = 40;

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
  const { size: ageRange, text, cells } = parsed.data;
  const typed = typedCells(fields, ageRange);
  if (!typed) return { kind: "wrong", error: "BAG_COUNT_INVALID" };
  const sent = { ageRange, text, cells: [...cells, ...typed] };
  const go = AGE_RANGES.find((size) => size === fields.go);
  if (go || fields.intent === "read") return { kind: "read", bag: sent, go: go ?? ageRange };
  const key = fields.intent === "save" ? formKey.safeParse(fields.formKey).data : undefined;
  return key ? { kind: "save", bag: sent, formKey: key } : { kind: "wrong", error: "BAG_NOT_SAVED" };
}

/** The counts in a form without scripts; null if one isn't a number. */
function typedCells(
  fields: Readonly<Record<string, string | undefined>>,
  ageRange: AgeRange,
): BagCell[] | null {
  const cells: BagCell[] = [];
  for (const [name, text = ""] of Object.entries(fields)) {
    if (!name.startsWith(COUNT_FIELD)) continue;
    const itemId = readRowId(name.slice(COUNT_FIELD.length));
    const pieces = text.length <= LONGEST_COUNT ? parseCount(text) : null;
    if (itemId === null || pieces === null) return null;
    if (pieces > 0) cells.push({ itemId, ageRange, pieces });
  }
  return cells;
}

// The changes of a bag as they are stored: [item, size, pieces].

const changes = z.array(z.tuple([z.number().int(), z.string(), z.number().int()]));

/** The changes in a stored text; sizes of another release are left out. Null if it can't be read. */
export function readBagChanges(text: string): BagCell[] | null {
  const stored = readStored("changes", changes, text);
  if (stored === null) return null;
  return stored.flatMap(([itemId, size, pieces]) => {
    const ageRange = AGE_RANGES.find((one) => one === size);
    return ageRange ? [{ itemId, ageRange, pieces }] : [];
  });
}

// The form "To pass on": the pieces of one size that are checked, or all of them.

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

// "We have enough of this size": a button on the dashboard, and the one that takes it back.

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
