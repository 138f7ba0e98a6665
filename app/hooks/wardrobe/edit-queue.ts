// The changes of items that the outbox carries.
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import type { ChangeState } from "~/hooks/send-queue.ts";

/** A change to an item's count, note, or set-aside state. */
export type FieldEdit = ItemEdit & {
  itemId: number;
  /** The item's, to tell its author which change was lost if the page is gone. */
  name?: string | undefined;
};

export type FieldState = ChangeState<FieldEdit>;

/** Identifies a field within its plan. */
export function fieldOf(edit: FieldEdit): string {
  return `${edit.itemId}/${edit.ageRange}/${edit.kind}`;
}
