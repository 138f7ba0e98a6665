// In which order files run where no earlier run is known: journeys that wait are long, but short to read, and would come
// last, when nothing else is left to do meanwhile.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = [
  "operations/damaged-rows",
  "reach/plan",
  "operations/first-start",
  "security/authorization",
  "reach/long-words",
  "operations/changed-pages",
  "operations/crash",
  "operations/outside-contract",
  "wardrobe/first-screen",
  "offline/reading",
  "offline/sending",
  "members/members",
  "offline/whole-day",
  "reach/public",
  "security/long-fields",
  "wardrobe/manage-images",
  "wardrobe/sizes-over",
  "plans/plan-list",
  "travel/trips",
  "languages/addresses",
  "reach/account",
  "gifts/givers",
  "shopping/shopping-list",
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
