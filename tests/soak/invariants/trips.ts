// Trips end ready or failed, and what is packed belongs to them.
import { by, type Row, text } from "../rows.ts";
import { type Evidence, type Finding, judge } from "./finding.ts";

/** A deleted trip can be brought back for a minute; a sweep later it is gone. */
const GONE_AFTER_MS = 85_000;

/** Everything about trips besides their cells. */
export function judgeTrips(evidence: Evidence): Finding[] {
  const { trips, packed } = evidence.stored;
  const items = by(packed, "travel_plan_id");
  const byId = new Map(trips.map((row) => [text(row, "id"), row]));
  const [deleted, left] = [trips.filter(isDeleted), trips.filter((row) => !isDeleted(row))];
  return [
    judge("Every trip ends ready, with weather and items, or failed, without a lease", left, (trip) => {
      // On its days there may be no baby yet, or a child that has outgrown the sizes.
      const isWhole = trip.weather !== null && (items.has(text(trip, "id")) || trip.all_pieces === 0);
      const isOver = trip.status === "failed" || (trip.status === "ready" && isWhole);
      return isOver && trip.lease_until === null ? null : `${nameOf(trip)}, whole: ${isWhole}`;
    }),
    judge("A deleted trip is gone a minute later", deleted, (trip) => {
      const age = evidence.readAt - Number(trip.deleted_at);
      return age > GONE_AFTER_MS ? `${nameOf(trip)}, deleted ${Math.round(age / 1000)} s ago` : null;
    }),
    judge("What is packed belongs to a trip of the same person", packed, (item) => {
      const owner = byId.get(text(item, "travel_plan_id"))?.user_id;
      return owner === item.user_id ? null : `${text(item, "item_name")} of ${text(item, "travel_plan_id")}`;
    }),
  ];
}

function isDeleted(trip: Row): boolean {
  return trip.deleted_at !== null;
}

function nameOf(trip: Row): string {
  return `trip ${text(trip, "id")} is ${trip.status}`;
}
