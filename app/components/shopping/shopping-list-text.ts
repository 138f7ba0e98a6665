// The shopping list as text for a chat.

import { agesOfScope, type ShoppingLine, type ShoppingList } from "~/domain/shopping/shopping-list.ts";
import { harmless } from "~/domain/shopping/spreadsheet.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { labelled } from "~/words/en/language.ts";
import {
  essentialityLabel,
  piecesToGo,
  SCOPE_LABELS,
  SHOPPING_COPY,
  sizesAreOver,
} from "~/words/en/shopping/shopping-list-copy.ts";
import { essentialsToGet, readyWords } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

/** "0–3m 4, 3–6m 2": how many of each size a line of the year needs; "one size" for items without sizes. */
export function sizesOf({ isOneSize, parts }: Pick<ShoppingLine, "isOneSize" | "parts">): string[] {
  if (isOneSize) return [SHOPPING_COPY.oneSize];
  return parts.map(({ ageRange, remaining }) => `${SIZE_LABELS[ageRange]} ${remaining}`);
}

/** The list as plain text; `subtitle` names the plan, and for the year `over` lists the outgrown sizes; what
 * waits for its day comes last. */
export function shoppingListText(
  list: ShoppingList,
  subtitle: string,
  over: readonly AgeRange[] = [],
  waiting: readonly { name: string; ageRange: AgeRange; words: string }[] = [],
): string {
  const { scope, essentials, sections } = list;
  const blocks = sections.map(({ essentiality, progress: ofSection, categories }) => {
    const groups = categories.map(({ category, lines }) =>
      [ITEM_CATEGORY_LABELS[category], ...lines.map((line) => lineText(line, scope === "year"))].join("\n"),
    );
    const heading = `${essentialityLabel(essentiality).toUpperCase()} (${piecesToGo(ofSection.remaining)})`;
    return [heading, ...groups].join("\n\n");
  });
  const isOver = agesOfScope(scope).every((age) => over.includes(age));
  const head = [
    labelled(SHOPPING_COPY.title, SCOPE_LABELS[scope]),
    harmless(oneLine(subtitle)),
    ...(isOver ? [] : [`${essentialsToGet(essentials.remaining, essentials)} · ${readyWords(essentials)}`]),
    ...(isOver || (scope === "year" && over.length > 0) ? [sizesAreOver(over)] : []),
  ].join("\n");
  const later = waiting.map(({ name, ageRange, words }) => {
    const what = scope === "year" ? `${name} (${SIZE_LABELS[ageRange]})` : name;
    return `- ${labelled(harmless(oneLine(what)), words)}`;
  });
  const block = later.length > 0 ? [[SHOPPING_COPY.waiting.toUpperCase(), ...later].join("\n")] : [];
  return `${[head, ...blocks, ...block].join("\n\n")}\n`;
}

function lineText(line: ShoppingLine, isYear: boolean): string {
  const sizes = isYear ? ` (${sizesOf(line).join(" · ")})` : "";
  return `- ${line.remaining} × ${harmless(oneLine(line.name))}${sizes}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
