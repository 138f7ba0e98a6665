// Pieces of a reservation have arrived, or haven't after all: they move between coming and the plan's count.
import type { SentArrival } from "~/contracts/gifts/parents-gift-form.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { type CountedItemAsRead, type ListOfViewer, saveArrival } from "~/data/gifts/parents-gifts.server.ts";
import type { GiftItemRow, ReservationRow } from "~/data/gifts/select-gift-list.server.ts";
import type { SavedItem } from "~/data/wardrobe/item-edits.server.ts";
import { MAX_OWNED, ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { itemEventOf } from "~/usecases/wardrobe/edit-item.ts";
import { readPlanItem } from "~/views/wardrobe/plan-items.ts";
import { readParentsList } from "./save-gift-list.ts";

export type MarkArrivedResult =
  | { kind: "saved" }
  | { kind: "not-found" }
  | { kind: "unreadable" }
  | { kind: "busy" };

/** The plan may change between reading and writing. */
const MOST_ROUNDS = 5;

/**
 * Sets how many pieces of a reservation have arrived in all, with the plan's count, in one write, and tells open pages. Sent
 * twice, it counts once. "unreadable": the plan's count can't be read, and nothing was written. What is no longer in the plan has no count to move to. Throws if D1 fails; then nothing has changed.
 */
export async function markArrived(
  deps: Needs<"db" | "live" | "now" | "waitUntil">,
  list: ListOfViewer,
  reservationId: string,
  arrival: SentArrival,
): Promise<MarkArrivedResult> {
  const { db, now } = deps;
  const { viewerId, planId } = list;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList(deps, viewerId, planId);
    const reservation = found?.reservations.find(({ id }) => id === reservationId);
    if (!found || !reservation || arrival.arrived > reservation.pieces) return { kind: "not-found" };
    const before = reservation.arrivedPieces;
    const arrived = arrivedAfter(before, arrival);
    if (before === arrived) return { kind: "saved" };
    const item = countedItem(found.items, reservation, arrived - before);
    if (item === "unreadable") return { kind: "unreadable" };
    const { isSaved, saved } = await saveArrival(
      db,
      list,
      { reservationId, before, after: arrived, now },
      item,
    );
    if (!isSaved) continue;
    tell(deps, list, item, saved);
    return { kind: "saved" };
  }
  return { kind: "busy" };
}

function tell(
  { live, waitUntil }: Needs<"live" | "waitUntil">,
  { viewerId, planId }: ListOfViewer,
  item: CountedItemAsRead | null,
  saved: SavedItem | null,
): void {
  if (!item || !saved) return;
  const event = itemEventOf({ planId, itemId: item.itemId }, saved, undefined);
  // What is coming has changed too, which only the page's data says.
  const reread: ItemEvent = { ...event, isReread: true };
  const { people: others, giftChannel } = saved;
  waitUntil(announce(live, { userId: viewerId, others, giftChannel }, reread));
}

/** What somebody else has said of it in the meantime is neither lowered nor taken back: the sender hasn't seen it. */
function arrivedAfter(before: number, { arrived, seen }: SentArrival): number {
  if (seen === null || before === seen) return arrived;
  return arrived > seen ? Math.max(before, arrived) : before;
}

/**
 * The plan's item that a reservation's pieces are counted in; null for a wish, and for what is no longer in the plan. A count that
 * can't be read takes none.
 */
function countedItem(
  items: readonly GiftItemRow[],
  { clothingId, size }: ReservationRow,
  pieces: number,
): CountedItemAsRead | "unreadable" | null {
  const row = items.find((item) => item.clothingId === clothingId);
  if (!row) return null;
  const { ages, owned } = readPlanItem({ ...row, personalNotes: "{}" });
  const ageRange = size ?? ages[0];
  if (!ageRange) return null;
  if (!owned) return "unreadable";
  const had = ownedForAgeRange(row.clothingNameId, owned, ageRange);
  const quantity = Math.min(MAX_OWNED, Math.max(0, had + pieces));
  return { itemId: row.dashboardItemId, version: row.version, ageRange, quantity };
}
