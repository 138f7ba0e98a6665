// What the pages of trips show. Each asks for all of its rows in the turn in which it is called, so that a page and its
// session check share one round trip.
import type { TripDraft, TripsView, TripView } from "~/contracts/travel/trip-view.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";

export interface Reading {
  db: Database;
  reader: PageReader;
}

/** The user's trips, on the reader's day `today`. */
export async function readTrips(_: Reading, _ownerId: string, _today: IsoDay): Promise<TripsView> {
  throw new Error("unbuilt");
}

export type ReadTripResult =
  | { kind: "found"; trip: TripView }
  /** There is no such trip of the user's. */
  | { kind: "not-found" }
  /** Its row holds what no release of ours has written. */
  | { kind: "unreadable" };

/** One of the user's trips. */
export async function readTrip(
  _: Reading,
  _trip: { ownerId: string; tripId: string },
): Promise<ReadTripResult> {
  throw new Error("unbuilt");
}

/** A plan that a trip can be packed from. */
export interface PackablePlan {
  id: string;
  cardTitle: string | null;
  attemptNumber: number;
  /** 'Denver, CO'; null where nobody knows. */
  place: string | null;
  isFinal: boolean;
}

export interface TripQuiz {
  /** Complete plans, newest first; without one there is nothing to pack from. */
  plans: PackablePlan[];
  /** The final one, else the newest; null without plans. */
  defaultPlanId: string | null;
  /** The answers of the trip that is changed; null where it is not the user's, or none was asked for. */
  draft: TripDraft | null;
  /** Whether the user has as many trips as there may be. */
  isFull: boolean;
}

/** What the form of a trip starts from; `tripId` is the trip that is changed. */
export async function readTripQuiz(_: Reading, _ownerId: string, _tripId: string | null): Promise<TripQuiz> {
  throw new Error("unbuilt");
}

/** A trip that was deleted and can be brought back. */
export interface DeletedTrip {
  id: string;
  destination: string;
}

/** The trip that the list's address says was deleted; null once it is back or purged. */
export async function readDeletedTrip(
  _: Reading,
  _trip: { ownerId: string; tripId: string },
): Promise<DeletedTrip | null> {
  throw new Error("unbuilt");
}
