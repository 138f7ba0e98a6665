// In which order files run where no earlier run is known: journeys that wait are long, but short to read, and would come
// last, when nothing else is left to do meanwhile.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = [
  "operations/crash",
  "operations/outside-contract",
  "offline/sending",
  "wardrobe/first-screen",
  "offline/reading",
  "wardrobe/you-have",
  "security/long-fields",
  "accounts/ended-session",
  "plans/transition",
  "plans/live-status",
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
