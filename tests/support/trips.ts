// What a test needs to plan trips in a small world: a finished plan, a form, the queue, the result.
import { env as bindings } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import {
  climateNormals,
  travelPlanItems,
  travelWeatherData,
  userTravelPlans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { type PlanTripResult, planTrip } from "~/usecases/travel/plan-trip.ts";
import { readTrip } from "~/usecases/travel/read-trips.ts";
import { drain } from "./held-queues.ts";
import { aWorld, planned, type World } from "./plans.ts";
import type { WeatherMode } from "./weather-server.ts";

export const TODAY = toDay(new Date());

/** US places to travel to, besides those that every test's database has. */
const DESTINATIONS = [
  ["80201", "Denver", "CO", 39.74, -104.99],
  ["80202", "Denver", "CO", 39.75, -104.99],
  ["80203", "Denver", "CO", 39.73, -104.98],
  ["79323", "Denver City", "TX", 32.97, -102.83],
  ["17517", "Denver", "PA", 40.23, -76.14],
  ["63101", "Saint Louis", "MO", 38.63, -90.19],
] as const;

async function seedDestinations(db: Database): Promise<void> {
  const rows = DESTINATIONS.map(([zipcode, city, stateAbbreviation, latitude, longitude]) => ({
    zipcode,
    city,
    stateAbbreviation,
    latitude,
    longitude,
  }));
  const area = db.select().from(climateNormals).where(eq(climateNormals.zip3, "554"));
  const [normals] = await area;
  if (!normals) throw new Error("The shared data has no climate of Minneapolis");
  await db.batch([
    db.insert(zipcodeCityMap).values(rows).onConflictDoNothing(),
    // Denver has the climate of Minneapolis here: cold in winter, warm in summer.
    db
      .insert(climateNormals)
      .values({ ...normals, zip3: "802" })
      .onConflictDoNothing(),
  ]);
}

export interface TripWorld extends World {
  onboardingId: string;
}

/** A world with a finished plan, whose baby is due as the answers say. */
export async function aTripWorld(
  mode?: WeatherMode,
  overrides: Partial<Cloudflare.Env> = {},
  answers: Record<string, unknown> = {},
): Promise<TripWorld> {
  const world = await aWorld(mode, overrides);
  await seedDestinations(world.db);
  const { onboardingId: planId } = await planned(world, answers);
  return { ...world, onboardingId: planId };
}

/** The dependencies of the use cases, without a queue's consumer. */
export function tripDeps(world: World, now = Date.now()) {
  const waited: Promise<unknown>[] = [];
  return {
    db: openDatabase(world.env.DB),
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now,
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
    settled: () => Promise.all(waited),
  };
}

/** A week in Denver, too far ahead for any forecast. */
export function aTripForm(
  { onboardingId: planId }: Pick<TripWorld, "onboardingId">,
  form: Record<string, unknown> = {},
) {
  const startDate = plusDays(TODAY, 120);
  return {
    destination: "Denver, CO",
    destinationFound: "Denver, CO",
    place: "zip:80202",
    startDate,
    endDate: plusDays(startDate, 6),
    laundryFrequency: "every_2_3_days",
    onboardingId: planId,
    notes: "",
    formKey: newId(),
    ...form,
  };
}

export function sendTrip(world: TripWorld, form: Record<string, unknown> = {}): Promise<PlanTripResult> {
  return planTrip(tripDeps(world), world.userId, aTripForm(world, form), TODAY);
}

/** Plans a trip and expects it to be taken; returns its id. */
export async function sentTrip(world: TripWorld, form: Record<string, unknown> = {}): Promise<string> {
  const result = await sendTrip(world, form);
  if (result.kind !== "planned") throw new Error(`The trip was not taken: ${JSON.stringify(result)}`);
  return result.tripId;
}

/** Plans a trip and delivers everything; returns its id. */
export async function aTrip(world: TripWorld, form: Record<string, unknown> = {}): Promise<string> {
  const tripId = await sentTrip(world, form);
  await drain(world.queues, world.env);
  return tripId;
}

export async function tripRow(db: Database, tripId: string) {
  const [row] = await db.select().from(userTravelPlans).where(eq(userTravelPlans.id, tripId));
  if (!row) throw new Error(`No trip ${tripId}`);
  return row;
}

export async function weatherRow(db: Database, tripId: string) {
  const [row] = await db.select().from(travelWeatherData).where(eq(travelWeatherData.travelPlanId, tripId));
  return row ?? null;
}

export function packedRows(db: Database, tripId: string) {
  return db
    .select()
    .from(travelPlanItems)
    .where(eq(travelPlanItems.travelPlanId, tripId))
    .orderBy(asc(travelPlanItems.ageRange), asc(travelPlanItems.clothingId));
}

/** The page of a trip, which has to be there. */
export async function tripPage(world: World, tripId: string) {
  const db = openDatabase(bindings.DB);
  const read = await readTrip(
    { db, reader: createPageReader(db), now: Date.now() },
    { viewerId: world.userId, tripId },
  );
  if (read.kind !== "found") throw new Error(`The trip is ${read.kind}`);
  return read.trip;
}

/** Ages a trip, as if its last move and its lease were `ms` further back. */
export async function letTripAge(db: Database, tripId: string, ms: number): Promise<void> {
  await db
    .update(userTravelPlans)
    .set({
      updatedAt: sql`${userTravelPlans.updatedAt} - ${ms}`,
      leaseUntil: sql`${userTravelPlans.leaseUntil} - ${ms}`,
    })
    .where(eq(userTravelPlans.id, tripId));
}

/** One of the world's own trips. */
export const ownTrip = ({ userId }: World, tripId: string) => ({ viewerId: userId, tripId });

/** What the pages of trips are read with. */
export const tripReading = ({ db }: World) => ({ db, reader: createPageReader(db), now: Date.now() });
