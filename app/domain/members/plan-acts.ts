// What people do to a plan, as far as they and its others should be able to see it later: codes for "What changed".
export const PLAN_ACTS = [
  "count",
  "note",
  "skip",
  "put-back",
  "item-added",
  "item-changed",
  "item-removed",
  "item-restored",
  "trip-planned",
  "trip-changed",
  "trip-deleted",
  "trip-restored",
  "trip-ticked",
  "bag",
  "bag-undone",
  "passed-on",
  "passed-on-undone",
  "boxed",
  "unboxed",
  "box-used",
  "box-taken",
  "box-given",
  "box-undone",
  "box",
  "enough",
  "enough-undone",
  "gift-arrived",
  "gift-list",
  "helper-link",
  "day-care",
  "own-prices",
  "calendar-link",
  "title",
  "names",
  "answers",
  "birth",
  "months",
  "size",
] as const;
export type PlanAct = (typeof PLAN_ACTS)[number];

/** For so long, in milliseconds, an act that has changed many counts is offered to be taken back. */
export const TAKEN_BACK_MS = 24 * 60 * 60 * 1000;

/** As many as a plan keeps; the trigger of the table drops the others. */
export const MOST_PLAN_ACTS = 50;

/**
 * Who takes over each plan when its owner deletes the account: the first of its editors. They come plan by plan, those
 * who have been there longest first.
 */
export function heirsOf<Editor extends { onboardingId: string }>(editors: readonly Editor[]): Editor[] {
  return editors.filter(
    (one, place) => editors.findIndex(({ onboardingId: planId }) => planId === one.onboardingId) === place,
  );
}

/** The most people a plan has besides its owner, together with those who are invited. */
export const MOST_MEMBERS = 5;

/** How long an invitation can be taken, in milliseconds: 14 days. */
export const INVITATION_VALID_MS = 14 * 24 * 60 * 60 * 1000;
