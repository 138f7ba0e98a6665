// Adds what a trip needs and its plan lacks to that plan, as custom items.

import { readTripToPack } from "~/contracts/travel/stored-packing.ts";
import type { AddedAnswer, PackedAnswer } from "~/contracts/travel/trip-answers.ts";
import { readTick, readTripItemKey, type TripItemKey } from "~/contracts/travel/trip-form.ts";
import { tab } from "~/contracts/wardrobe/custom-item-form.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import type { TripForViewer } from "~/data/plans/open-to.server.ts";
import { addTravelItems, saveKitTick, saveTick, type TravelItem } from "~/data/travel/trip-items.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "~/domain/ids.ts";
import { inOrder, type ListedRow, type PackedItem, packTrip } from "~/domain/travel/pack-trip.ts";
import { travelItemName, travelItemNameId } from "~/domain/travel/travel-item.ts";
import {
  customBaseQuantities,
  customEssentialities,
  customQuantities,
  offeredCategory,
} from "~/domain/wardrobe/custom-item.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { announce } from "~/services/live.server.ts";
import { nameOfPackedItem } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import { readTripRows } from "./read-trips.ts";

type AddToPlanResult =
  | { kind: "added"; answer: AddedAnswer }
  | {
      kind: "refused";
      code: Extract<
        ErrorCode,
        "TRIP_PLAN_GONE" | "CUSTOM_ITEM_LIMIT" | "ATTEMPT_NOT_READY" | "TRIP_ITEM_NOT_ADDED"
      >;
    }
  | { kind: "not-found" };

/**
 * Adds what the trip's plan lacks of one item in one size as a custom item, once. A form that names no item
 * adds everything lacking, as far as the plan has room. Updates the owner's open pages in the background.
 */
export async function addToPlan(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  target: TripForViewer,
  form: Readonly<Record<string, unknown>>,
): Promise<AddToPlanResult> {
  const rows = await readTripRows({ db, reader: createPageReader(db) }, target, "edit");
  const trip = rows && readTripToPack(rows, dayInZone(new Date(now), "UTC"));
  if (!trip) return { kind: "not-found" };
  const { facts, toPack } = trip;
  if (!rows.trip.plan) return { kind: "refused", code: "TRIP_PLAN_GONE" };
  const { plan } = toPack;
  if (!plan) return { kind: "refused", code: "ATTEMPT_NOT_READY" };
  const wanted = wantedItems(packTrip(toPack).sizes.flatMap(inOrder), form);
  if (!wanted) return { kind: "refused", code: "TRIP_ITEM_NOT_ADDED" };

  const added = wanted.map((item) => {
    const orders = plan.groups[item.ageRange]?.map((group) => group.weatherGroupOrder) ?? [];
    return travelItem(item, orders, {
      tripId: facts.id,
      destination: facts.destination,
      onboardingId: plan.id,
    });
  });
  const ofPlan = { viewerId: target.viewerId, planId: plan.id };
  const outcome = await addTravelItems(db, { ...ofPlan, tripId: facts.id, items: added }, now);
  if (outcome.items.length < wanted.length && !outcome.hasPlan)
    return { kind: "refused", code: "ATTEMPT_NOT_READY" };
  if (outcome.items.length === 0 && wanted.length > 0 && outcome.isFull)
    return { kind: "refused", code: "CUSTOM_ITEM_LIMIT" };

  const saved = new Map(outcome.items.map((item) => [item.nameId, item]));
  waitUntil(
    Promise.all(outcome.items.map((item) => announceCustomItem(live, ofPlan, item, tab.parse(form.tab)))),
  );
  const items = added.flatMap(({ nameId }, at) => {
    const [item, one] = [saved.get(nameId), wanted[at]];
    if (!item || !one) return [];
    return [{ itemId: item.itemId, name: item.name, ageRange: one.ageRange, pieces: one.pieces }];
  });
  return { kind: "added", answer: { onboardingId: plan.id, items } };
}

type Listed = PackedItem<ListedRow & { name: string }>;

/** An item that should be added, or already was. */
type Wanted = Listed & { pieces: number };

/** The item that a form names, or everything lacking if it names none; null for one that doesn't exist. */
function wantedItems(listed: readonly Listed[], form: Readonly<Record<string, unknown>>): Wanted[] | null {
  const lacking = listed.flatMap((item): Wanted[] => {
    const pieces = item.gap?.added?.pieces ?? item.gap?.difference ?? 0;
    return pieces > 0 ? [{ ...item, pieces }] : [];
  });
  if (form.clothingId === undefined && form.ageRange === undefined)
    return lacking.filter(({ gap }) => gap?.added === null);
  const key = readTripItemKey(form);
  const named = key && lacking.find((item) => isItem(item, key));
  return named ? [named] : null;
}

function isItem(item: Wanted, { clothingId, ageRange }: TripItemKey): boolean {
  return item.clothingId === clothingId && item.ageRange === ageRange;
}

function travelItem(
  { clothingId, nameId, name, category, essentiality, ageRange, pieces }: Wanted,
  groupOrders: readonly number[],
  {
    tripId,
    onboardingId: planId,
    destination,
  }: { tripId: string; onboardingId: string; destination: string },
): TravelItem {
  const level = essentiality ?? ESSENTIALITY.recommended;
  const quantities = Object.fromEntries(groupOrders.map((order) => [order, pieces]));
  const needs = { ageRange, essentiality: level, quantities };
  return {
    nameId: travelItemNameId({ tripId, onboardingId: planId, clothingId, ageRange }),
    name: travelItemName(nameOfPackedItem({ nameId, name }), destination),
    category: offeredCategory(category) ?? ITEM_CATEGORY.other,
    essentiality: level,
    quantities: packQuantities(customQuantities(needs)),
    baseQuantities: JSON.stringify(customBaseQuantities(needs)),
    essentialities: JSON.stringify(customEssentialities(needs)),
    validAgeRanges: JSON.stringify([ageRange]),
  };
}

type PackItemResult =
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
