// What is announced when the list of attempts changes without the parent's doing.
import { expect, test } from "vitest";
import { changesInWords } from "../../../app/components/plans/use-plan-events.ts";
import { type ListedPlan, listChanges } from "../../../app/domain/plans/list-changes.ts";

function plan(attemptNumber: number, parts: Partial<ListedPlan> = {}): ListedPlan {
  return {
    onboardingId: `plan${attemptNumber}`,
    attemptNumber,
    cardTitle: null,
    babyNames: null,
    status: "completed",
    ...parts,
  };
}

const LIST = [plan(2), plan(1, { cardTitle: "Winter" })];
const changed = (parts: Partial<ListedPlan>): ListedPlan[] => [
  plan(2),
  plan(1, { cardTitle: "Winter", ...parts }),
];

test.each<[string, readonly ListedPlan[], readonly ListedPlan[], string]>([
  ["nothing", LIST, LIST, ""],
  ["a new attempt", LIST, [plan(3, { status: "pending" }), ...LIST], "Quiz #3 was added."],
  ["an attempt that is gone", LIST, [plan(2)], "Winter was removed."],
  ["another title", LIST, changed({ cardTitle: "Summer" }), "A title was changed to Summer."],
  ["a step of the work", changed({ status: "pending" }), changed({ status: "processing_calcs" }), ""],
  ["a completion", changed({ status: "processing_calcs" }), LIST, "Winter is ready."],
  ["the legacy completion", LIST, changed({ status: "calculations_completed" }), ""],
  ["a failure", LIST, changed({ status: "failed" }), "Winter has failed."],
  ["a plan made anew", LIST, changed({ status: "pending" }), ""],
  [
    "a new name and a completion at once",
    changed({ status: "cloning_dashboard" }),
    changed({ cardTitle: "Summer" }),
    "A title was changed to Summer. Summer is ready.",
  ],
  ["much at once", LIST, [plan(6), plan(5), plan(4), plan(2)], "4 plans have changed."],
])("of %s it says what is worth telling", (_, before, after, words) => {
  expect(changesInWords(listChanges(before, after))).toBe(words);
});
