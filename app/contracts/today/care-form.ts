// The form of the list for day care: for each piece how many the list asks for and how many are there, and the parents' own lines.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import {
  CARE_SETS,
  type CareCount,
  LONGEST_CARE_TEXT,
  MOST_CARE_PIECES,
} from "../../domain/today/day-care.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "../../domain/wardrobe/insulation-table.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import type { FormContract, SentFields } from "../form.ts";
import { CARE_FIELD } from "./today-addresses.ts";

export const careForm = {
  fields: ["intent", "size", "more"],
  typed: ["more"],
  isShownByPage: true,
  numbered: { prefix: CARE_FIELD, most: 12 * CARE_SETS.length, isTyped: true },
} as const satisfies FormContract;

const ownLines = z
  .string()
  .max(LONGEST_CARE_TEXT, code("CARE_TEXT_TOO_LONG"))
  .default("")
  // Lines stay lines; whatever else disturbs a text is taken out.
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, " ")
      .trim(),
  );

export const careFields = z.object({
  intent: z.enum(["save", "reset"]),
  size: z.enum(AGE_RANGES),
  more: ownLines,
});

/** The counts of a form by piece; null if one isn't a whole number from 0 to 20. Counts of unknown pieces are skipped. */
export function readCareFields(fields: SentFields<string>): Partial<Record<ItemKey, CareCount>> | null {
  const counts: Partial<Record<ItemKey, CareCount>> = {};
  for (const [name, text = ""] of Object.entries(fields)) {
    const [, counted, key = ""] = /^care-(take|there)-([a-z0-9_]+)$/.exec(name) ?? [];
    if ((counted !== "take" && counted !== "there") || !isItemKey(key)) continue;
    const pieces = text.trim() === "" ? 0 : readCount(text, 2);
    if (pieces === null || pieces > MOST_CARE_PIECES) return null;
    counts[key] = { take: 0, there: 0, ...counts[key], [counted]: pieces };
  }
  return counts;
}
