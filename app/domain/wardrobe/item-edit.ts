// One change to one cell of an item, from the tap to the stored row: the pieces that a parent has at an age,
// the note for it, or whether it is set aside. It names only its cell, so that two tabs never overwrite each
// other's changes.
import type { AgeRange } from "../vocabulary.ts";
import type { CountChange } from "./count-steps.ts";
import type { SetAsideChoice } from "./set-aside.ts";

interface Cell {
  ageRange: AgeRange;
}

export type ItemEdit =
  /** A number in place of the count. */
  | (Cell & { kind: "quantity" } & Omit<CountChange, "by">)
  /** Pieces more or, below 0, less. */
  | (Cell & { kind: "step"; by: number; id: string })
  | (Cell & { kind: "note"; value: string })
  | (Cell & { kind: "set-aside"; value: SetAsideChoice });

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
