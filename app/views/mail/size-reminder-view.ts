// A size reminder's content, counted the same way as the shopping list.

import { LEADING, type Progress, shoppingList, waitingLines } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { decisionDay } from "~/views/growth/size-ahead-view.ts";
import type { FamilyWardrobe } from "~/views/wardrobe/plan-items.ts";
import type { MailList } from "~/words/en/mail/account-mails.ts";
import { heldWords } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

/** A size's progress on essentials, the missing ones by category, and the outerwear that waits for its day. */
export function viewSizeReminder(
  { needs, today }: Pick<FamilyWardrobe, "needs" | "today">,
  ageRange: AgeRange,
  country: string,
): { progress: Progress; lists: MailList[]; waiting: MailList[] } {
  const list = shoppingList(needs, ageRange, LEADING);
  const lists = list.sections.flatMap(({ categories }) =>
    categories.map(({ category, lines }) => ({
      title: ITEM_CATEGORY_LABELS[category],
      lines: lines.map(({ remaining, name }) => ({ count: remaining, name: name.replace(/\s+/g, " ") })),
    })),
  );
  const waiting = waitingLines(needs, ageRange).map(({ name, day, pieces: count }) => ({
    title: heldWords({ kind: "waits", day: decisionDay(day, today, country) }),
    lines: [{ count, name: name.replace(/\s+/g, " ") }],
  }));
  return { progress: list.essentials, lists, waiting };
}
