// A parent changes how many pieces there are, or a note.
import type { ItemEdit } from "~/contracts/item-edit.ts";
import type { ItemEvent } from "~/contracts/live-event.ts";
import { readOwnedQuantities, readPersonalNotes } from "~/contracts/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import {
  type ItemOfOwner,
  isItemOfOwner,
  updateOwnedQuantity,
  updatePersonalNote,
} from "~/data/item-edits.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

export type EditItemResult =
  | { kind: "saved"; item: ItemEvent }
  | { kind: "not-found" }
  /** The plan has no such weather group. */
  | { kind: "no-such-group" };

/**
 * Saves one cell of one of the user's items and tells the user's open pages, which the answer does not wait for.
 * Throws when D1 fails; then nothing has been changed.
 */
export async function editItem(
  { db, live, now, waitUntil }: Dependencies,
  target: ItemOfOwner,
  edit: ItemEdit,
): Promise<EditItemResult> {
  const saved =
    "note" in edit
      ? await updatePersonalNote(db, target, edit, now)
      : await updateOwnedQuantity(db, target, edit, now);
  if (!saved) {
    const isKnown = await isItemOfOwner(db, target);
    return { kind: isKnown ? "no-such-group" : "not-found" };
  }
  const item: ItemEvent = {
    type: "item",
    onboardingId: target.onboardingId,
    itemId: target.itemId,
    version: saved.version,
    owned: readOwnedQuantities(saved.userAddedQuantities) ?? {},
    personalNotes: readPersonalNotes(saved.personalNotes) ?? {},
    ...(edit.tab ? { tab: edit.tab } : {}),
  };
  waitUntil(live.publish(target.ownerId, item));
  return { kind: "saved", item };
}
