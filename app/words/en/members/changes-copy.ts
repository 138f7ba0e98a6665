// What changed in a plan, a line an act.
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const CHANGES_COPY = {
  title: "What changed and who",
  lead: "The last 50 changes to this plan. For a day, you can undo what changed many counts at once.",
  none: "Nothing has changed lately.",
  you: "You",
  someone: "Someone who left",
  before: (note: string) => `Before: “${note}”`,
  putBack: "Put this note back",
  /** Of many counts that were changed at once. */
  undo: "Undo this",
};

/** What an act was done to and with: contracts/members/stored-acts. */
export interface Facts {
  name?: string | undefined;
  size?: keyof typeof SIZE_LABELS | undefined;
  before?: string | number | null | undefined;
  after?: string | number | null | undefined;
  trip?: string | undefined;
}

const itemWords = ({ name = "An item", size }: Facts) => (size ? `${name}, ${SIZE_LABELS[size]}` : name);

function countWords(facts: Facts): string {
  const { before, after } = facts;
  const was = before === null || before === undefined || `${before}` === `${after}` ? "" : `, was ${before}`;
  return `${itemWords(facts)}: ${after ?? 0}${was}`;
}

function noteWords(facts: Facts): string {
  return facts.after
    ? `Note on ${itemWords(facts)}: “${facts.after}”`
    : `Removed the note on ${itemWords(facts)}`;
}

const pieces = (count: Facts["after"]) => (count === 1 ? "1 piece" : `${count ?? 0} pieces`);

/** Of an undo: how many came back, which earlier releases didn't keep. */
const backOf = ({ after }: Facts) => (after === undefined ? "" : ` (${pieces(after)})`);

/** Code of an act (domain/members/plan-acts) → its sentence. */
export const ACT_WORDS = {
  count: countWords,
  note: noteWords,
  skip: (facts: Facts) => `Skipped ${itemWords(facts)}`,
  "put-back": (facts: Facts) => `Put back ${itemWords(facts)}`,
  "item-added": ({ name, trip }: Facts) =>
    name || !trip ? `Added ${name ?? "an item"}` : `Added items for ${trip}`,
  "item-changed": (facts: Facts) => `Changed ${itemWords(facts)}`,
  "item-removed": (facts: Facts) => `Removed ${itemWords(facts)}`,
  "item-restored": (facts: Facts) => `Brought back ${itemWords(facts)}`,
  "trip-planned": ({ trip }: Facts) => `Planned a trip to ${trip}`,
  "trip-changed": ({ trip }: Facts) => `Changed the trip to ${trip}`,
  "trip-deleted": ({ trip }: Facts) => `Deleted the trip to ${trip}`,
  "trip-restored": ({ trip }: Facts) => `Brought back the trip to ${trip}`,
  "trip-ticked": ({ trip }: Facts) => `Packed for ${trip}`,
  bag: ({ after }: Facts) => `Added a bag: ${pieces(after)}`,
  "bag-undone": (facts: Facts) => `Took back an added bag${backOf(facts)}`,
  "passed-on": ({ after }: Facts) => `Passed on ${pieces(after)}`,
  "passed-on-undone": (facts: Facts) => `Took back a pass-on${backOf(facts)}`,
  boxed: ({ after }: Facts) => `Packed a box: ${pieces(after)}`,
  unboxed: ({ after }: Facts) => `Unpacked ${pieces(after)}`,
  "box-used": ({ after }: Facts) => `Took ${pieces(after)} from the boxes of another plan`,
  "box-taken": ({ after }: Facts) => `Took ${pieces(after)} from a box for another plan`,
  "box-given": ({ after }: Facts) => `Passed on ${pieces(after)} from a box`,
  "box-undone": (facts: Facts) => `Undid a move of boxed pieces${backOf(facts)}`,
  box: () => "Changed a box",
  enough: ({ size, after }: Facts) =>
    `Counted all essentials${size ? ` of ${SIZE_LABELS[size]}` : ""}: ${pieces(after)}`,
  "enough-undone": (facts: Facts) =>
    `Undid counting all essentials${facts.size ? ` of ${SIZE_LABELS[facts.size]}` : ""}${backOf(facts)}`,
  "gift-arrived": () => "Marked gifts as arrived",
  "gift-list": () => "Changed the gift list",
  "helper-link": () => "Changed a link for helpers",
  "day-care": () => "Changed the day care list",
  "own-prices": () => "Changed own prices",
  "calendar-link": () => "Changed a link for calendars",
  title: ({ after }: Facts) => `Named the plan “${after}”`,
  names: () => "Changed the baby's name",
  answers: () => "Changed the plan's answers",
  birth: () => "Changed the birth date",
  months: ({ after }: Facts) =>
    after === 24 ? "Took the plan on to 24 months" : "Ended the plan with the first year",
  size: () => "Updated the baby's size",
};
