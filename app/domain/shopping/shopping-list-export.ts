// The list of what is still to get outside the page: as text for a chat, and as a file for a spreadsheet.

import { CSV_COLUMNS, piecesToGet, SCOPE_LABELS, SHOPPING_COPY } from "../../copy/shopping/shopping-list.ts";
import { essentialsToGet, readyWords } from "../../copy/wardrobe/essentials.ts";
import { sizesAreOver } from "../../copy/wardrobe/size-times.ts";
import { ESSENTIALITY_LABELS, ITEM_CATEGORY_LABELS, SIZE_LABELS } from "../../copy/wardrobe/wardrobe.ts";
import type { AgeRange, Essentiality } from "../vocabulary.ts";
import {
  agesOfScope,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingPart,
  type ShoppingScope,
} from "./shopping-list.ts";

const LINE_END = "\r\n";
/** Without it Excel takes UTF-8 for the local code page. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * What makes a spreadsheet run text as a formula, full-width forms and what cannot be seen before it included: at the start
 * of a cell, and behind whatever another spreadsheet may take for the end of one, however it is quoted.
 */
const FORMULA_START = /(^|[;\t\r\n|])((?:(?![\t\r\n])[\s\p{C}"'])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** A first character that hides what comes behind it. */
const HIDING_START = /^[\t\r\n]/;

/** The name of an essentiality; what has none is named too. */
export function essentialityLabel(essentiality: Essentiality | null): string {
  return essentiality ? ESSENTIALITY_LABELS[essentiality] : SHOPPING_COPY.withoutEssentiality;
}

/** '0-3m 4', '3-6m 2': how many of each size a line of the year means; 'one size' for what has none. */
export function sizesOf({ isOneSize, parts }: Pick<ShoppingLine, "isOneSize" | "parts">): string[] {
  if (isOneSize) return [SHOPPING_COPY.oneSize];
  return parts.map(({ ageRange, remaining }) => `${SIZE_LABELS[ageRange]} ${remaining}`);
}

/** The list as plain text; `subtitle` says whose plan it is, and the year says which sizes are `over`. */
export function shoppingListText(
  list: ShoppingList,
  subtitle: string,
  over: readonly AgeRange[] = [],
): string {
  const { scope, essentials, sections } = list;
  const blocks = sections.map(({ essentiality, progress: ofSection, categories }) => {
    const groups = categories.map(({ category, lines }) =>
      [ITEM_CATEGORY_LABELS[category], ...lines.map((line) => lineText(line, scope === "year"))].join("\n"),
    );
    const heading = `${essentialityLabel(essentiality).toUpperCase()} (${piecesToGet(ofSection.remaining)})`;
    return [heading, ...groups].join("\n\n");
  });
  const isOver = agesOfScope(scope).every((age) => over.includes(age));
  const head = [
    `${SHOPPING_COPY.title}: ${SCOPE_LABELS[scope]}`,
    harmless(oneLine(subtitle)),
    ...(isOver ? [] : [`${essentialsToGet(essentials.remaining)} · ${readyWords(essentials)}`]),
    ...(isOver || (scope === "year" && over.length > 0) ? [sizesAreOver(over)] : []),
  ].join("\n");
  return `${[head, ...blocks].join("\n\n")}\n`;
}

/** The list as a CSV file (RFC 4180), one record for each size of an item. */
export function shoppingListCsv({ scope, sections }: ShoppingList): string {
  const records = sections.flatMap(({ essentiality, categories }) =>
    categories.flatMap(({ category, lines }) =>
      lines.flatMap((line) =>
        line.parts.map((part) => [
          sizeOf(line, part, scope),
          essentialityLabel(essentiality),
          ITEM_CATEGORY_LABELS[category],
          line.name,
          part.needed,
          part.owned,
          part.remaining,
        ]),
      ),
    ),
  );
  const rows = [CSV_COLUMNS, ...records].map((record) => record.map(csvCell).join(","));
  return BYTE_ORDER_MARK + rows.map((row) => row + LINE_END).join("");
}

/** In the list of one age everything is of that age; in the year's, what has no size says so. */
function sizeOf({ isOneSize }: ShoppingLine, { ageRange }: ShoppingPart, scope: ShoppingScope): string {
  return isOneSize && scope === "year" ? SHOPPING_COPY.oneSize : SIZE_LABELS[ageRange];
}

function lineText(line: ShoppingLine, isYear: boolean): string {
  const sizes = isYear ? ` (${sizesOf(line).join(" · ")})` : "";
  return `- ${line.remaining} × ${harmless(oneLine(line.name))}${sizes}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = harmless(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text with an apostrophe wherever a spreadsheet would begin a formula: it shows such a cell as the text it is. */
function harmless(text: string): string {
  const marked = text.replace(FORMULA_START, "$1'$2");
  return HIDING_START.test(marked) ? `'${marked}` : marked;
}
