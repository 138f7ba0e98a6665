// Taps on + and − are steps, which add up whoever taps and in whatever order they arrive. A number that was typed or chosen replaces
// what its author saw. Each has an id: its line, and its number in it. A page sends what it changes of one count one after the other,
// so of each line only the last number has to be remembered for each to count once.
import { MAX_OWNED } from "./owned.ts";

/** A change of a count, as its author made it. */
export interface CountChange {
  /** The count that its author saw after it. */
  value: number;
  /** The pieces that it adds or, below 0, takes off; missing for a number that replaces the count. */
  by?: number | undefined;
  /** The count that its author saw before, without what the author had not sent yet. */
  seen?: number | undefined;
  /** Missing in changes that were kept by earlier releases; those are numbers. */
  id?: string | undefined;
}

/** Line → the number of the last change of it that was counted. */
export type CountedSteps = Readonly<Record<string, number>>;

export interface StepId {
  line: string;
  number: number;
}

const STEP_ID = /^([a-z0-9]{8,12})-([1-9][0-9]{0,8})$/;

/** The parts of "3f9a01bc0-12"; null for anything else. */
export function parseStepId(text: string): StepId | null {
  const [, line, number] = STEP_ID.exec(text) ?? [];
  return line && number ? { line, number: Number(number) } : null;
}

/** Whether a change is among those counted already. */
export function isCounted(counted: CountedSteps | undefined, id: string | undefined): boolean {
  const step = id === undefined ? null : parseStepId(id);
  return step !== null && (counted?.[step.line] ?? 0) >= step.number;
}

/** The count after a step: none is below 0 or above what can be recorded. */
export function stepped(count: number, by: number): number {
  return Math.min(MAX_OWNED, Math.max(0, count + by));
}

/** The count as its author sees it: the server's, and after it what is on its way and not counted in it. */
export function countAfter(
  count: number,
  unsent: readonly CountChange[],
  counted: CountedSteps | undefined,
): number {
  return unsent.reduce(
    (sum, { id, by, value }) => (isCounted(counted, id) ? sum : by === undefined ? value : stepped(sum, by)),
    count,
  );
}

/** One change in place of two, of which neither was sent. */
export function joinChanges<Change extends CountChange>(older: Change, newer: Change): Change {
  const { id } = older;
  if (newer.by === undefined) {
    const seen = older.by === undefined ? older.seen : newer.seen && stepped(newer.seen, -older.by);
    return { ...newer, seen, id };
  }
  if (older.by === undefined)
    return { ...newer, ...older, value: stepped(older.value, newer.by), by: undefined };
  return { ...newer, by: older.by + newer.by, id };
}
