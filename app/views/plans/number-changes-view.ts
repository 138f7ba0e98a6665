import { readNumberChanges } from "~/contracts/plans/stored-plan.ts";
import type { CategoryView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { changesFor, type NumberChange } from "~/domain/plans/number-changes.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";

/** The number changes of the items on a page, in its order, without those the parent has set aside. */
export function viewNumberChanges(
  numberChanges: string | null,
  categories: readonly CategoryView[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
): NumberChange[] {
  const changes = readNumberChanges(numberChanges);
  if (!changes) return [];
  const items = categories.flatMap((category) => category.items);
  const wanted = items.filter(({ setAside }) => !setAside.includes(ageRange));
  return changesFor(changes, wanted, ageRange, scenario);
}
