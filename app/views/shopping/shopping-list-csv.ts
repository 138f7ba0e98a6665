// The shopping list as a spreadsheet file.
import { LANGUAGE } from "~/copy/language.ts";
import {
  CSV_COLUMNS,
  csvSize,
  essentialityLabel,
  SHOPPING_COPY,
} from "~/copy/shopping/shopping-list-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import type {
  ShoppingLine,
  ShoppingList,
  ShoppingPart,
  ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import { csvFile, sheetFormat } from "~/domain/shopping/spreadsheet.ts";

/** The list as a CSV file, one record per size of an item; the plan's country decides the format where a language is spoken in several. */
export function shoppingListCsv({ scope, sections }: ShoppingList, country: string = ZIP_COUNTRY): string {
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
  return csvFile([CSV_COLUMNS, ...records], sheetFormat(LANGUAGE.html, country));
}

/**
 * In one age's list, every item has that size; in the year's, items without a size say so. The hyphen can be
 * typed, and so searched for.
 */
function sizeOf({ isOneSize }: ShoppingLine, { ageRange }: ShoppingPart, scope: ShoppingScope): string {
  return isOneSize && scope === "year" ? SHOPPING_COPY.oneSize : csvSize(ageRange);
}
