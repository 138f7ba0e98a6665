// A size reminder's content, counted the same way as the shopping list.

import { LEADING, type Progress } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { type PlanToList, viewShoppingList } from "~/views/shopping/shopping-list-view.ts";
import type { ItemRow } from "~/views/wardrobe/plan-items.ts";
import type { MailList } from "~/words/en/mail/account-mails.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface SizeAsked extends PlanToList {
  laundryScenario: LaundryScenario;
  ageRange: AgeRange;
}

/** A size's progress on essentials, and the missing ones by category. */
export function viewSizeReminder(
  { laundryScenario, ageRange, ...plan }: SizeAsked,
  rows: readonly ItemRow[],
): { progress: Progress; lists: MailList[] } {
  const wish = { scope: ageRange, levels: LEADING };
  const { list } = viewShoppingList(plan, rows, laundryScenario, wish);
  const lists = list.sections.flatMap(({ categories }) =>
    categories.map(({ category, lines }) => ({
      title: ITEM_CATEGORY_LABELS[category],
      lines: lines.map(({ remaining, name }) => ({ count: remaining, name: name.replace(/\s+/g, " ") })),
    })),
  );
  return { progress: list.essentials, lists };
}
