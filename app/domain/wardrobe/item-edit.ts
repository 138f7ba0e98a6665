// One change to one cell of an item, from the tap to the stored row: its pieces at an age, its note, or whether it is set aside.
// It names only its cell, so that two tabs never overwrite each other's changes.

import type { AgeRange } from "../vocabulary.ts";
import { MAX_OWNED } from "./owned.ts";
import type { SetAsideChoice } from "./set-aside.ts";

/**
 * A change of a count, as its author made it.
 *
 * Taps on + and − are steps, which add up whoever taps and in whatever order they arrive. A number that was typed or chosen
 * replaces the one that its author saw. Each change has an id: its line, and its number in it. A page sends its changes of one
 * count one after the other, so of each line only the last number has to be remembered for each to count once.
 *
 * The page gives a change its id before it is first sent, and sends it again under that id until it is answered. The server
 * changes the count and remembers the number in one statement (data/wardrobe/item-edits.server.ts): in two, a fault in between
 * would either lose the tap or count it again. If only the answer was lost, the repeated change finds its number and gets the row
 * as it is. The next number of a line leaves after that answer; if it overtook, the one before it would pass for counted and be
 * lost. The page shows the server's count, then its own unsent changes that this count doesn't have.
 */
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

export type StepId = { line: string; number: number };

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

type Cell = { ageRange: AgeRange };

export type ItemEdit =
  /** A number in place of the count. */
  | (Cell & { kind: "quantity" } & Omit<CountChange, "by">)
  /** Pieces more or, below 0, less. */
  | (Cell & { kind: "step"; by: number; id: string })
  | (Cell & { kind: "note"; value: string })
  | (Cell & { kind: "set-aside"; value: SetAsideChoice });

/** The count `before` that a number replaced although its author had seen another one. `count` is what is stored now. */
export function overtaken(
  edit: ItemEdit,
  count: number | undefined,
  before: number | undefined,
): { ageRange: AgeRange; count: number } | undefined {
  if (edit.kind !== "quantity" || edit.seen === undefined || before === undefined) return undefined;
  const { ageRange, seen, value } = edit;
  // A number that came before isn't counted again.
  return before === seen || before === value || count !== value ? undefined : { ageRange, count: before };
}

/** '+2', '-1' */
export function stepText(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

/** The form fields that a change is sent as. */
export function editFields(edit: ItemEdit): Record<string, string> {
  const { ageRange } = edit;
  switch (edit.kind) {
    case "quantity": {
      const { value, seen, id } = edit;
      return {
        ageRange,
        quantity: String(value),
        ...(seen !== undefined && { seen: String(seen) }),
        ...(id !== undefined && { stepId: id }),
      };
    }
    case "step":
      return { ageRange, step: stepText(edit.by), stepId: edit.id };
    case "note":
      return { ageRange, note: edit.value };
    case "set-aside":
      return { ageRange, setAside: edit.value };
    default:
      return edit satisfies never;
  }
}
