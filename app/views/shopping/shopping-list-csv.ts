// The list of what is still to get as a file for a spreadsheet.
import { CSV_COLUMNS, essentialityLabel, SHOPPING_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type {
  ShoppingLine,
  ShoppingList,
  ShoppingPart,
  ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import { csvFile } from "~/domain/shopping/spreadsheet.ts";

/** The list as a CSV file, one record for each size of an item. */
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
  return csvFile([CSV_COLUMNS, ...records]);
}

/** In the list of one age everything is of that age; in the year's, what has no size says so. */
function sizeOf({ isOneSize }: ShoppingLine, { ageRange }: ShoppingPart, scope: ShoppingScope): string {
  return isOneSize && scope === "year" ? SHOPPING_COPY.oneSize : SIZE_LABELS[ageRange];
}
