// What a page shows of an item: the newest of the loaded and the pushed state, plus what the parent has just
// entered.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemOwn, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { countAfter } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange, withCount } from "~/domain/wardrobe/owned.ts";
import { chooseSetAside } from "~/domain/wardrobe/set-aside.ts";
import { type FieldState, unsentCounts } from "./edit-queue.ts";

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
