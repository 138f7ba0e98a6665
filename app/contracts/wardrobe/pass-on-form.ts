// The form "To pass on": the pieces of one size that are checked, or all of them.
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { readCells } from "../../domain/wardrobe/bag-cells.ts";
import { MAX_OWNED } from "../../domain/wardrobe/owned.ts";
import type { BagCell } from "../../domain/wardrobe/read-garments.ts";
import type { FormContract } from "../form.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { MOST_COUNT_FIELDS, PASS_FIELD } from "./bag-addresses.ts";
import { type BagAnswered, isBagAnswered } from "./bag-answered.ts";

export const passOnForm = {
  /** `all` holds every line of the section, as cells; `bagId` comes with the intent "undo". */
  fields: ["intent", "all", "formKey", "bagId"],
  typed: [],
  numbered: { prefix: PASS_FIELD, most: MOST_COUNT_FIELDS },
  answer: isBagAnswered,
} as const satisfies FormContract<string, BagAnswered>;

export type PassOnWish =
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

/** 'pass-12:0-3m' = '4'; null if anything else begins like that. */
function checkedCells(fields: Readonly<Record<string, string | undefined>>): BagCell[] | null {
  const checked = Object.entries(fields).filter(([name]) => name.startsWith(PASS_FIELD));
  const longest = `${PASS_FIELD}999999999:${AGE_RANGES.at(-1)}`.length;
  if (checked.some(([name, value = ""]) => name.length > longest || value.length > `${MAX_OWNED}`.length))
    return null;
  return readCells(checked.map(([name, value = ""]) => `${name.slice(PASS_FIELD.length)}:${value}`).join());
}
