// Unsent changes of items, and those that were lost.
import { either, isNumber, isText, objectOf, oneOf } from "~/contracts/shape.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { SET_ASIDE_CHOICES } from "~/domain/wardrobe/set-aside.ts";
import { KeptByTab, keptList } from "~/hooks/offline/kept-by-tab.ts";
import { keepText } from "~/lib/browser-store.ts";
import type { FieldEdit } from "./edit-queue.ts";

const MOST_LOST = 20;

export const lostKeyOf = (planId: string) => `lost-edits:${planId}`;
export const keyOf = (planId: string, tab: string) => `unsaved-edits:${planId}:${tab}`;

/** What a tab has not sent of a plan's changes. */
export const unsavedEdits = (planId: string, tab: string): KeptByTab<FieldEdit> =>
  new KeptByTab(keyOf(planId, ""), tab, isEdit);

/** Keeps a change that was refused because its plan or item is gone, until its author has seen it. */
export function keepLost(planId: string, edit: FieldEdit): void {
  const key = lostKeyOf(planId);
  keepText(key, JSON.stringify([...readEdits(key), edit].slice(-MOST_LOST)));
}

/** The edits stored under a key; skips anything invalid. */
export const readEdits = (key: string): FieldEdit[] => keptList(key, isEdit);

const field = { itemId: isNumber, ageRange: oneOf(...AGE_RANGES) };
const named = { name: isText };
const isEdit = either(
  objectOf(
    { ...field, kind: oneOf("quantity"), value: isNumber },
    { ...named, by: isNumber, seen: isNumber, id: isText },
  ),
  objectOf({ ...field, kind: oneOf("note"), value: isText }, named),
  objectOf({ ...field, kind: oneOf("set-aside"), value: oneOf(...SET_ASIDE_CHOICES) }, named),
);
