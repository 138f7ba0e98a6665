// One change to one cell of an item, from the tap to the stored row: the pieces that a parent has at an age,
// the note for it, or whether it is set aside. It names only its cell, so that two tabs never overwrite each
// other's changes.
import type { AgeRange } from "../vocabulary.ts";
import type { SetAsideChoice } from "./set-aside.ts";

interface Cell {
  ageRange: AgeRange;
}

export type ItemEdit =
  | (Cell & { kind: "quantity"; value: number })
  | (Cell & { kind: "note"; value: string })
  | (Cell & { kind: "set-aside"; value: SetAsideChoice });

/** The form fields that a change is sent as. */
export function editFields(edit: ItemEdit): Record<string, string> {
  const { ageRange } = edit;
  switch (edit.kind) {
    case "quantity":
      return { ageRange, quantity: String(edit.value) };
    case "note":
      return { ageRange, note: edit.value };
    case "set-aside":
      return { ageRange, setAside: edit.value };
    default:
      return edit satisfies never;
  }
}
