// What people on a shared plan do to it, as far as its others should be able to see it later: codes for "What changed".
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
  "gift-arrived",
  "gift-list",
  "title",
  "answers",
  "birth",
  "size",
] as const;
export type PlanAct = (typeof PLAN_ACTS)[number];

/** As many as a plan keeps; the trigger of the table drops the others. */
export const MOST_PLAN_ACTS = 50;
