import { readTick } from "~/contracts/travel/item-forms.ts";
import type { PackedAnswer } from "~/contracts/travel/trip-answers.ts";
import { saveKitTick, saveTick } from "~/data/travel/trip-items.server.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export type PackItemResult =
  | { kind: "saved"; answer: PackedAnswer }
  /** The form doesn't contain a valid tick. */
  | { kind: "invalid" }
  | { kind: "not-found" };

/**
 * Sets whether an item or kit item of one of the user's trips is packed, and tells open pages without
 * delaying the answer. Setting it twice changes nothing.
 */
export async function packItem(
  { db, live, waitUntil }: Needs<"db" | "live" | "waitUntil">,
  trip: { viewerId: string; tripId: string },
  form: Readonly<Record<string, unknown>>,
): Promise<PackItemResult> {
  const read = readTick(form);
  if (!read) return { kind: "invalid" };
  const { of, isPacked, tab } = read;
  const saved =
    "kit" in of
      ? await saveKitTick(db, { ...trip, ...of, isPacked })
      : await saveTick(db, { ...trip, ...of, isPacked });
  if (!saved) return { kind: "not-found" };
  const { version, status, people, hasChanged } = saved;
  if (hasChanged) {
    const event = { type: "trip", travelPlanId: trip.tripId, version, status } as const;
    const plan = { userId: trip.viewerId, others: people };
    waitUntil(announce(live, plan, { ...event, ...(tab === undefined ? {} : { tab }) }));
  }
  return { kind: "saved", answer: { ...of, isPacked, version } };
}
