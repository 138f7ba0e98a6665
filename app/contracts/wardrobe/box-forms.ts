// The forms of boxes: pieces that go into one, and all that is done with a box and what is in it.
import { z } from "zod";
import type { ErrorCode } from "../../domain/error-codes.ts";
import { AGE_RANGES, type AgeRange } from "../../domain/vocabulary.ts";
import { readCells } from "../../domain/wardrobe/bag-answer.ts";
import { LONGEST_BOX_TEXT } from "../../domain/wardrobe/boxed-pieces.ts";
import { parseCount } from "../../domain/wardrobe/owned.ts";
import type { BagCell } from "../../domain/wardrobe/read-garments.ts";
import { type FormContract, optionalLine, requiredLine, type SentFields } from "../form.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { MOST_COUNT_FIELDS, PASS_FIELD } from "./bag-addresses.ts";

const id = z.string().regex(/^[a-z0-9]{20}$/);

const label = requiredLine({
  most: LONGEST_BOX_TEXT,
  missing: "BOX_LABEL_REQUIRED",
  tooLong: "BOX_TEXT_TOO_LONG",
});

const where = optionalLine({ most: LONGEST_BOX_TEXT, tooLong: "BOX_TEXT_TOO_LONG" });

/** The form that puts pieces into a box: a number for each item, the box, and what a new box is called and where it is. */
export const packForm = {
  fields: ["box", "label", "where", "formKey"],
  typed: ["label", "where"],
  chosen: ["box"],
  isShownByPage: true,
  numbered: { prefix: PASS_FIELD, most: MOST_COUNT_FIELDS, isTyped: true },
} as const satisfies FormContract;

/** A new box that pieces go into. */
export const newBoxFields = z
  .object({ formKey, label, where })
  .transform(({ formKey: key, label: of, where: place }) => ({ formKey: key, into: { label: of, place } }));

/** A box that there is. */
export const oldBoxFields = z
  .object({ formKey, box: id })
  .transform(({ formKey: key, box: boxId }) => ({ formKey: key, into: { boxId } }));

/** The form of the page of boxes: a box with what is done to it, and the pieces that it is done to. */
export const boxForm = {
  /** `all` holds the pieces of a button, as cells; without it, the pieces that are checked count. Of a row, `take`, `small`, or `size` does. */
  fields: ["intent", "boxId", "label", "where", "all", "formKey", "bagId", "size", "take", "small", "from"],
  typed: ["label", "where"],
  isShownByPage: true,
  numbered: { prefix: PASS_FIELD, most: MOST_COUNT_FIELDS },
} as const satisfies FormContract;

/** What pieces that leave a box become: counts of its own plan, counts of another child's, or given away. */
export type WayOut = "unpack" | "use" | "give";

/** The button that was pressed. */
export const boxFields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), boxId: id, label, where }),
  z.object({ intent: z.literal("delete"), boxId: id }),
  z.object({ intent: z.literal("undo"), bagId: id }),
  z.object({ intent: z.literal("unpack"), boxId: id, formKey }),
  z.object({ intent: z.literal("use"), boxId: id, formKey }),
  z.object({ intent: z.literal("give"), boxId: id, formKey }),
  z.object({ intent: z.literal("row"), formKey }),
]);

/**
 * What a button of a wardrobe's page is about: a piece to take out of the attic, one that is too small, or a size to pack away; null
 * for anything else.
 */
export function readRow({
  take,
  small,
  size,
}: SentFields<string>): { act: "take"; cell: BagCell } | { act: "pack"; which: BagCell | AgeRange } | null {
  const ageRange = AGE_RANGES.find((one) => one === size);
  if (ageRange) return { act: "pack", which: ageRange };
  const [cell, ...others] = readCells(take ?? small ?? "") ?? [];
  if (!cell || others.length > 0) return null;
  return take === undefined ? { act: "pack", which: cell } : { act: "take", cell };
}

/** The pieces that a form is about, each item and size once or more; or what is wrong with them. */
export function readPieces(fields: SentFields<string>): { cells: BagCell[] } | { problem: ErrorCode } {
  const cells = fields.all === undefined ? typedCells(fields) : readCells(fields.all);
  if (!cells) return { problem: "BAG_COUNT_INVALID" };
  const some = cells.filter(({ pieces }) => pieces > 0);
  return some.length > 0 ? { cells: some } : { problem: "BOX_PIECES_REQUIRED" };
}

/** 'pass-12:0-3m' = ' 4 '; null if one isn't a number. Pieces that there aren't are skipped. */
function typedCells(fields: SentFields<string>): BagCell[] | null {
  const cells: BagCell[] = [];
  for (const [name, text = ""] of Object.entries(fields)) {
    const [, item, size] = /^pass-([1-9]\d{0,8}):([\d-]{3,5}m)$/.exec(name) ?? [];
    const ageRange = AGE_RANGES.find((one) => one === size);
    if (!item || !ageRange) continue;
    const pieces = text.length > 40 ? null : parseCount(text);
    if (pieces === null) return null;
    cells.push({ itemId: Number(item), ageRange, pieces });
  }
  return cells;
}
