// Check marks for packed items, and items added to a plan for a trip.
import { and, eq, exists, ne, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { isTripOpenTo, peopleOf, type TripForViewer } from "~/data/plans/open-to.server.ts";
import { travelPlanItems as packed, userTravelPlans as trips } from "~/data/schema.ts";
import { objectIn } from "~/data/sound-json.server.ts";
import { addOwnItems, type OwnItem, type OwnItems } from "~/data/wardrobe/custom-items.server.ts";
import type { KitKey } from "~/domain/travel/bag-table.ts";
import type { AgeRange, TripStatus } from "~/domain/vocabulary.ts";

export interface Tick extends TripForViewer {
  clothingId: number;
  ageRange: AgeRange;
  isPacked: boolean;
}

export interface TickOutcome {
  version: number;
  status: TripStatus;
  /** Whom to tell besides whoever ticked it. */
  people: string | null;
  /** False if it was already set that way. */
  hasChanged: boolean;
}

const TICKED = { version: trips.version, status: trips.status, people: peopleOf(sql`${trips.onboardingId}`) };

/** Checks or unchecks an item; null if the viewer may not edit the trip or it has no such item. */
export async function saveTick(db: Database, tick: Tick): Promise<TickOutcome | null> {
  const isItem = and(
    eq(packed.travelPlanId, tick.tripId),
    eq(packed.ageRange, tick.ageRange),
    eq(packed.clothingId, tick.clothingId),
  );
  const isOther = and(isItem, ne(packed.isPacked, tick.isPacked));
  const [changed, , found] = await db.batch([
    db
      .update(trips)
      .set({ ...nextVersion(trips) })
      .where(and(isTripOpenTo(tick, "edit"), exists(db.select({ one: sql`1` }).from(packed).where(isOther))))
      .returning({ id: trips.id }),
    db
      .update(packed)
      .set({ isPacked: tick.isPacked })
      .where(and(isOther, exists(db.select({ one: sql`1` }).from(trips).where(isTripOpenTo(tick, "edit"))))),
    db.select(TICKED).from(trips).innerJoin(packed, isItem).where(isTripOpenTo(tick, "edit")),
  ]);
  const [trip] = found;
  return trip ? { ...trip, hasChanged: changed.length > 0 } : null;
}

export interface KitTick extends TripForViewer {
  kit: KitKey;
  isPacked: boolean;
}

/** Checks or unchecks something other than clothing; null if the viewer may not edit the trip. */
export async function saveKitTick(
  db: Database,
  { kit, isPacked, ...trip }: KitTick,
): Promise<TickOutcome | null> {
  const [path, known] = [`$.${kit}`, objectIn(trips.kit)];
  const [changed, found] = await db.batch([
    db
      .update(trips)
      .set({
        kit: isPacked ? sql`json_set(${known}, ${path}, 1)` : sql`json_remove(${known}, ${path})`,
        ...nextVersion(trips),
      })
      .where(and(isTripOpenTo(trip, "edit"), sql`(${known} ->> ${path} is null) = ${isPacked ? 1 : 0}`))
      .returning({ id: trips.id }),
    db.select(TICKED).from(trips).where(isTripOpenTo(trip, "edit")),
  ]);
  const [now] = found;
  return now ? { ...now, hasChanged: changed.length > 0 } : null;
}

/** One item that a plan lacks for a trip. */
export type TravelItem = OwnItem;

/** Adds items that a plan lacks for a trip. */
export function addTravelItems(db: Database, added: OwnItems & { tripId: string }, now: number) {
  return addOwnItems(db, added, now);
}
