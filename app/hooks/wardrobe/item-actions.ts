// What the rows of a dashboard can ask of their page, in types.
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import type { FieldEdit } from "./edit-queue.ts";

export interface NumberTarget {
  /** The button that was pressed: the list stands at it, and the focus goes back to it. */
  button: HTMLElement;
  /** The item's name. */
  name: string;
  value: number;
  onChoose(count: number): void;
}

export interface RemovedItem {
  id: number;
  name: string;
  /** Where it stood: a good place for the notice. */
  category: string;
}
/** What a row can ask of its page; the same object for the page's whole life. */
export interface ItemActions {
  /** A new value of a field that shows `before`; `name` says which, for those who cannot see it. */
  put(edit: FieldEdit, before: FieldEdit["value"], name: string): void;
  pick(target: NumberTarget): void;
  shop(item: { id: number; name: string }): void;
  open(itemId: number): void;
  setAside(itemId: number, choice: SetAsideChoice): void;
  editCustom(itemId: number): void;
  /** An item of the parent's own has been removed. */
  removedCustom(item: RemovedItem): void;
  /** The name that the page's changes go by on the live channel. */
  tab: string;
}
