// What a page shows of an item: the newest of what was loaded and what was pushed, and over it what the parent has just
// entered. Pure, so that it can be tested without a page.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemOwn, ItemView } from "~/contracts/wardrobe/dashboard-view.ts";
import { withCount } from "~/domain/wardrobe/owned.ts";
import { chooseSetAside } from "~/domain/wardrobe/set-aside.ts";
import type { FieldState } from "./edit-queue.ts";

/** The fields of one item that somebody has changed on this page, by name of the field. */
export type ItemFields = Readonly<Record<string, FieldState>>;

type Loaded = ItemOwn & Pick<ItemView, "nameId">;

/** The newest known row: what was pushed counts only if it is newer than what was loaded. */
export function newestRow(loaded: ItemOwn, heard: ItemEvent | undefined): ItemOwn {
  const { version, owned, personalNotes, setAside } =
    heard && heard.version > loaded.version ? heard : loaded;
  return { version, owned, personalNotes, setAside };
}

/** The item as the parent means it to be: the newest row with what is unsaved on top. */
export function shownItem(
  loaded: Loaded,
  heard: ItemEvent | undefined,
  fields: ItemFields | undefined,
): ItemOwn {
  const row = newestRow(loaded, heard);
  if (!fields) return row;
  let { owned, setAside } = row;
  for (const { phase, edit } of Object.values(fields)) {
    if (phase !== "saving" && phase !== "waiting") continue;
    if (edit.kind === "quantity") owned = withCount(loaded.nameId, owned, edit.ageRange, edit.value);
    if (edit.kind === "set-aside") setAside = chooseSetAside(setAside, edit.ageRange, edit.value);
  }
  return { ...row, owned, setAside };
}

/** The events kept: a later one takes an earlier one's place, a stray older one does not. */
export function keepNewest(
  heard: Readonly<Record<number, ItemEvent>>,
  event: ItemEvent,
): Readonly<Record<number, ItemEvent>> {
  const known = heard[event.itemId];
  return known && known.version >= event.version ? heard : { ...heard, [event.itemId]: event };
}
