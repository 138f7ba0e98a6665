// A size reminder's content, counted the same way as the shopping list.

import { LEADING, type Progress, shoppingList } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { FamilyWardrobe } from "~/views/wardrobe/plan-items.ts";
import type { MailList } from "~/words/en/mail/account-mails.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

/** A size's progress on essentials, and the missing ones by category. */
export function viewSizeReminder(
  { needs }: Pick<FamilyWardrobe, "needs">,
  ageRange: AgeRange,
): { progress: Progress; lists: MailList[] } {
  const list = shoppingList(needs, ageRange, LEADING);
  const lists = list.sections.flatMap(({ categories }) =>
    categories.map(({ category, lines }) => ({
      title: ITEM_CATEGORY_LABELS[category],
      lines: lines.map(({ remaining, name }) => ({ count: remaining, name: name.replace(/\s+/g, " ") })),
    })),
  );
  return { progress: list.essentials, lists };
}
