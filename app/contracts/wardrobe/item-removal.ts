// The buttons that remove and restore a custom item: both send the same fields and answer with the item.

import type { FormContract } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { tab } from "./custom-item-fields.ts";
import { isOwnItemAnswer } from "./item-answers.ts";

export const itemRemovalForm = {
  fields: ["ageRange", "tab"],
  typed: [],
  page: onDashboard,
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

/** The sending tab; a name that is too long is ignored. */
export function readTab(fields: Readonly<Record<string, unknown>>): string | undefined {
  return tab.parse(fields.tab);
}
