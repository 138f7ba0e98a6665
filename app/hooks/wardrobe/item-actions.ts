// What a dashboard's rows can ask of their page.
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import type { FieldEdit } from "./edit-queue.ts";

export interface NumberTarget {
  /** The pressed button: the list opens next to it, and the focus returns to it. */
  button: HTMLElement;
  name: string;
  value: number;
  onChoose(count: number): void;
}

export interface RemovedItem {
  id: number;
  name: string;
  /** The item's category, where the notice is shown. */
  category: string;
}
/** A row's callbacks; the same object for the page's whole life. */
export interface ItemActions {
  /** Changes a field that shows `before`; `name` identifies the item to screen readers. */
  put(edit: FieldEdit, before: FieldEdit["value"], name: string): void;
  pick(target: NumberTarget): void;
  shop(item: { id: number; name: string }): void;
  open(itemId: number): void;
  setAside(itemId: number, choice: SetAsideChoice): void;
  editCustom(itemId: number): void;
  /** An item of the parent's own was removed. */
  removedCustom(item: RemovedItem): void;
  /** This page's name on the live channel, so that it recognizes its own changes. */
  tab: string;
}
