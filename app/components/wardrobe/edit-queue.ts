// The changes of items that the outbox carries, and what a page shows of an item with them.

import type { ChangeState } from "~/components/offline/send-queue.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { either, isNumber, isText, objectOf, oneOf } from "~/contracts/shape.ts";
import type { ItemOwn, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import {
  type CountChange,
  countAfter,
  type ItemEdit,
  joinChanges,
  stepText,
} from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange, withCount } from "~/domain/wardrobe/owned.ts";
import { chooseSetAside, SET_ASIDE_CHOICES } from "~/domain/wardrobe/set-aside.ts";

type CountEdit = { kind: "quantity"; ageRange: ItemEdit["ageRange"] } & CountChange;

/** A change to an item's count, note, or set-aside state. A count's is a step if it says by how much. */
export type FieldEdit = (CountEdit | Extract<ItemEdit, { kind: "note" | "set-aside" }>) & {
  itemId: number;
  /** The item's, to tell its author which change was lost if the page is gone. */
  name?: string | undefined;
};

export type FieldState = ChangeState<FieldEdit>;

/** Identifies a field within its plan. */
export function fieldOf(edit: FieldEdit): string {
  return `${edit.itemId}/${edit.ageRange}/${edit.kind}`;
}

/** Whether a change adds pieces or takes some off. */
export function isStep(edit: FieldEdit): edit is FieldEdit & { kind: "quantity"; by: number } {
  return edit.kind === "quantity" && edit.by !== undefined;
}

/** The line of a page's changes at one age. Of one item, each of them needs its own, because they are sent side by side. */
export function lineOf(tab: string, ageRange: ItemEdit["ageRange"]): string {
  return tab.slice(0, 8) + AGE_RANGES.indexOf(ageRange);
}

/** How the outbox treats changes of one field: those of a count go one after the other, and unsent ones as one. */
export const COUNT_RULES = {
  isInTurn: ({ kind }: FieldEdit) => kind === "quantity",
  join: (older: FieldEdit, newer: FieldEdit) =>
    older.kind === "quantity" && newer.kind === "quantity" ? joinChanges(older, newer) : newer,
  isNothing: (edit: FieldEdit) => edit.kind === "quantity" && edit.by === 0,
};

/** The change as it is sent. */
export function sentEdit(edit: FieldEdit): ItemEdit {
  if (edit.kind !== "quantity") return edit;
  const { kind, ageRange, value, by, seen, id } = edit;
  return by === undefined || id === undefined
    ? { kind, ageRange, value, seen, id }
    : { kind: "step", ageRange, by, id };
}

/** What was entered, in words: a number, '+2', or a text. */
export function enteredText(edit: FieldEdit): string {
  return edit.kind === "quantity" && edit.by !== undefined
    ? stepText(edit.by).replace("-", "−")
    : `${edit.value}`;
}

/** The steps that take a saved change of a count back. */
export function undoOf({ edit, before }: FieldState): number {
  if (edit.kind !== "quantity" || typeof before !== "number") return 0;
  return -(edit.by ?? edit.value - before);
}

/** The changes of counts among these. */
export function unsentCounts(unsent: readonly FieldEdit[]): CountChange[] {
  return unsent.flatMap((edit) => (edit.kind === "quantity" ? [edit] : []));
}

/** An item's fields that were changed on this page, by field name. */
export type ItemFields = Readonly<Record<string, FieldState>>;

type Loaded = ItemOwn & Pick<ItemView, "nameId">;

/** The newest known state: a pushed one counts only if it is newer than the loaded one. */
export function newestRow(loaded: ItemOwn, heard: ItemEvent | undefined): ItemOwn {
  const { version, owned, personalNotes, setAside } =
    heard && heard.version > loaded.version ? heard : loaded;
  return { version, owned, personalNotes, setAside };
}

/** The item as the parent has entered it: the newest state plus unsaved changes. */
export function shownItem(
  loaded: Loaded,
  heard: ItemEvent | undefined,
  fields: ItemFields | undefined,
): ItemOwn {
  const row = newestRow(loaded, heard);
  if (!fields) return row;
  let { owned, setAside } = row;
  const { nameId } = loaded;
  for (const { phase, edit, unsent } of Object.values(fields)) {
    if (phase !== "saving" && phase !== "waiting") continue;
    const { ageRange } = edit;
    if (edit.kind === "quantity") {
      const count = countAfter(
        ownedForAgeRange(nameId, owned, ageRange),
        unsentCounts(unsent),
        heard?.counted,
      );
      owned = withCount(nameId, owned, ageRange, count);
    }
    if (edit.kind === "set-aside") setAside = chooseSetAside(setAside, ageRange, edit.value);
  }
  return { ...row, owned, setAside };
}

/** Adds an event unless a newer one for the item is already known. */
export function keepNewest(
  heard: Readonly<Record<number, ItemEvent>>,
  event: ItemEvent,
): Readonly<Record<number, ItemEvent>> {
  const known = heard[event.itemId];
  return known && known.version >= event.version ? heard : { ...heard, [event.itemId]: event };
}

const field = { itemId: isNumber, ageRange: oneOf(...AGE_RANGES) };
const named = { name: isText };
/** What a browser has kept of a change. */
export const isEdit = either(
  objectOf(
    { ...field, kind: oneOf("quantity"), value: isNumber },
    { ...named, by: isNumber, seen: isNumber, id: isText },
  ),
  objectOf({ ...field, kind: oneOf("note"), value: isText }, named),
  objectOf({ ...field, kind: oneOf("set-aside"), value: oneOf(...SET_ASIDE_CHOICES) }, named),
);
