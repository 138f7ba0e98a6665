// The two buttons that remove an item of the parent's own and bring it back: both send the same, and a script is answered the
// item.
import type { FormContract } from "../form.ts";
import { tab } from "./custom-item-fields.ts";
import { isOwnItemAnswer } from "./item-answers.ts";

export const itemRemovalForm = {
  fields: ["ageRange", "tab"],
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

/** Which tab sends it; a name that is too long is none. */
export function readTab(fields: Readonly<Record<string, unknown>>): string | undefined {
  return tab.parse(fields.tab);
}
