// The marks that a family makes on Today: pieces in the wash, how the neck felt, and the step that follows from it. Days are those of the
// plan's place.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { isItemKey } from "../wardrobe/insulation-table.ts";
import { type Baby, FEELS, type Feel } from "./today-terms.ts";

/** A tenth warmer (1) or lighter (-1) than usual (0). */
export type Step = Baby["step"];

/** A mark to make. A step of null is "no". */
export type Mark =
  | { intent: "out" | "back"; what: ItemKey }
  | { intent: "neck"; what: Feel }
  | { intent: "step"; what: Step | null };

/** The steps as a form sends them. */
const STEP_WORDS = { warmer: 1, lighter: -1, usual: 0, no: null } as const satisfies Readonly<
  Record<string, Step | null>
>;

export type StepWord = Exclude<keyof typeof STEP_WORDS, "no">;

/** A mark as its form names it; null for any other texts. */
export function readMark(intent: string, what: string): Mark | null {
  if (intent === "out" || intent === "back") return isItemKey(what) ? { intent, what } : null;
  if (intent === "neck") {
    const feel = FEELS.find((one) => one === what);
    return feel ? { intent, what: feel } : null;
  }
  if (intent !== "step" || !isStepWord(what)) return null;
  return { intent, what: STEP_WORDS[what] };
}

function isStepWord(text: string): text is keyof typeof STEP_WORDS {
  return Object.hasOwn(STEP_WORDS, text);
}

export interface TodayMarks {
  /** Each with the only day on which it is out. */
  out: readonly { key: ItemKey; day: IsoDay }[];
  /** The last two answers, of two days, the older one first. */
  necks: readonly { feel: Feel; day: IsoDay }[];
  /** Until the day on which it no longer holds; null without one. */
  step: { by: Exclude<Step, 0>; until: IsoDay } | null;
}

export const NO_MARKS: TodayMarks = { out: [], necks: [], step: null };

/** Pieces of a plan that may be out at once. */
export const MOST_OUT = 40;

/** A step ends by itself after so many days. */
export const STEP_DAYS = 14;

/** The marks that hold on a day. */
export interface MarksOfDay {
  /** In the order in which they were marked. */
  out: readonly ItemKey[];
  step: Step;
  /** The first day without the step; null without one. */
  until: IsoDay | null;
  /** The answer of the day; null without one. */
  felt: Feel | null;
  /** The step that two equal answers ask for; null for none. */
  offer: Step | null;
}

export function marksOn({ out, necks, step }: TodayMarks, day: IsoDay): MarksOfDay {
  const held = step && holds(step, day) ? step : null;
  const now: Step = held?.by ?? 0;
  // Under a step that has ended the baby wore something else.
  const [first, second] = necks.filter((one) => !step || held || one.day >= step.until);
  const isSaid = first && second && first.feel === second.feel && first.day !== second.day;
  return {
    out: out.filter((one) => one.day === day).map(({ key }) => key),
    step: now,
    until: held?.until ?? null,
    felt: necks.find((one) => one.day === day)?.feel ?? null,
    offer: isSaid ? nextStep(now, first.feel) : null,
  };
}

/** A step ends by itself. One of damaged text, further ahead than any that was made here, doesn't hold; a day more is a move west. */
function holds({ until }: { until: IsoDay }, day: IsoDay): boolean {
  const left = daysBetween(day, until);
  return left > 0 && left <= STEP_DAYS + 1;
}

/** There is no second step in the same direction; against a step in the other one, the way back to usual. */
function nextStep(now: Step, feel: Feel): Step | null {
  if (feel === "cold") return now === 1 ? null : now === -1 ? 0 : 1;
  return now === -1 ? null : now === 1 ? 0 : -1;
}

/** Puts a piece into the wash for this day; null if too many are out. What was out on other days is forgotten. */
export function markOut(marks: TodayMarks, key: ItemKey, day: IsoDay): TodayMarks | null {
  const out = marks.out.filter((one) => one.day === day);
  if (out.some((one) => one.key === key)) return { ...marks, out };
  return out.length >= MOST_OUT ? null : { ...marks, out: [...out, { key, day }] };
}

export function putBack(marks: TodayMarks, key: ItemKey, day: IsoDay): TodayMarks {
  return { ...marks, out: marks.out.filter((one) => one.day === day && one.key !== key) };
}

/** Keeps an answer: one a day, the last two of them. */
export function feelNeck(marks: TodayMarks, feel: Feel, day: IsoDay): TodayMarks {
  const before = marks.necks.filter((one) => one.day < day).slice(-1);
  return { ...marks, necks: [...before, { feel, day }] };
}

/**
 * Takes a step that is offered, or goes back to usual, and begins anew with the answers. Another step than the offered one, such as that
 * of a page that was open for days, changes nothing.
 */
export function takeStep(marks: TodayMarks, to: Step, day: IsoDay): TodayMarks {
  if (to === 0) return { ...marks, necks: [], step: null };
  if (marksOn(marks, day).offer !== to) return marks;
  return { ...marks, necks: [], step: { by: to, until: plusDays(day, STEP_DAYS) } };
}

/** "No": the two answers are done with, and a step that holds stays. */
export function declineStep(marks: TodayMarks): TodayMarks {
  return { ...marks, necks: [] };
}

/** The marks with one more; null if too many pieces are in the wash. */
export function marked(marks: TodayMarks, { intent, what }: Mark, day: IsoDay): TodayMarks | null {
  switch (intent) {
    case "out":
      return markOut(marks, what, day);
    case "back":
      return putBack(marks, what, day);
    case "neck":
      return feelNeck(marks, what, day);
    case "step":
      return what === null ? declineStep(marks) : takeStep(marks, what, day);
    default:
      return intent satisfies never;
  }
}
