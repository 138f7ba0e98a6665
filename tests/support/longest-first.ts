// In which order files run where no earlier run is known: journeys that wait are long, but short to read, and would come
// last, when nothing else is left to do meanwhile.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = [
  "operations/damaged-rows",
  "reach/plan",
  "operations/first-start",
  "reach/long-words",
  "operations/changed-pages",
  "offline/reading",
  "offline/sending",
  "offline/whole-day",
  "operations/crash",
  "wardrobe/first-screen",
  "members/members",
  "security/authorization",
  "offline/kept-forms",
  "today/push",
  "operations/outside-contract",
  "travel/trips",
  "plans/plan-list",
  "gifts/givers",
  "shopping/shopping-list",
  "wardrobe/dashboard-modes",
  "reach/public",
  "security/long-fields",
  "operations/translated-states",
  "today/without-network",
  "wardrobe/manage-images",
  "plans/transition",
  "security/caching",
  "gifts/parents",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
