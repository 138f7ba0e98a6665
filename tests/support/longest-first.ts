// In which order files run where no earlier run is known: journeys that wait are long, but short to read, and would come
// last, when nothing else is left to do meanwhile.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = [
  "operations/first-start",
  "operations/crash",
  "operations/outside-contract",
  "reach/plan",
  "security/authorization",
  "offline/reading",
  "wardrobe/first-screen",
  "reach/public",
  "reach/account",
  "offline/sending",
  "offline/update",
  "wardrobe/manage-images",
  "security/long-fields",
  "plans/final-birth",
  "wardrobe/you-have",
  "accounts/prove",
  "weather/weather",
  "security/input",
  "plans/transition",
  "plans/live-status",
  "accounts/ended-session",
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
