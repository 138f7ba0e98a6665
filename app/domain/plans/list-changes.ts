// What has changed between two states of the list of attempts, as one text to read out.
import { attemptTitle, LIST_CHANGES } from "../../copy/plans/plan-list.ts";
import type { AttemptStatus } from "../vocabulary.ts";
import { isComplete } from "./attempt-status.ts";

/** More changes than this are told as a number. */
const MOST_SENTENCES = 3;

export interface ListedPlan {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
  status: AttemptStatus;
}

/** One sentence for each change worth telling; empty when there is none. A step of the work is not worth telling. */
export function tellChanges(before: readonly ListedPlan[], after: readonly ListedPlan[]): string {
  const known = new Map(before.map((plan) => [plan.onboardingId, plan]));
  const sentences = after.flatMap((plan) => tellChange(known.get(plan.onboardingId), plan));
  const remaining = new Set(after.map(({ onboardingId }) => onboardingId));
  for (const plan of before) {
    if (!remaining.has(plan.onboardingId)) sentences.push(LIST_CHANGES.removed(titleOf(plan)));
  }
  return sentences.length > MOST_SENTENCES ? LIST_CHANGES.several(sentences.length) : sentences.join(" ");
}

function tellChange(before: ListedPlan | undefined, after: ListedPlan): string[] {
  const title = titleOf(after);
  if (!before) return [LIST_CHANGES.added(title)];
  const sentences: string[] = [];
  if (titleOf(before) !== title) sentences.push(LIST_CHANGES.renamed(title));
  if (before.status === after.status) return sentences;
  if (isComplete(after.status) && !isComplete(before.status)) sentences.push(LIST_CHANGES.ready(title));
  if (after.status === "failed") sentences.push(LIST_CHANGES.failed(title));
  return sentences;
}

function titleOf({ cardTitle, attemptNumber }: ListedPlan): string {
  return attemptTitle(cardTitle, attemptNumber);
}
