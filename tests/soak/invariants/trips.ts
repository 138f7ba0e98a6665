// Trips end ready or failed, what is packed belongs to them, and their cells hold what was acknowledged.
import { tripText } from "../actions/trips.ts";
import { by, type Row, text } from "../stored.ts";
import { type Evidence, type Finding, judge } from "./finding.ts";

/** A deleted trip can be brought back for a minute; a sweep later it is gone. */
const GONE_AFTER_MS = 85_000;

/** Everything about trips besides their cells. */
export function judgeTrips(evidence: Evidence): Finding[] {
  const { trips, packed } = evidence.stored;
  const items = by(packed, "travel_plan_id");
  const byId = new Map(trips.map((row) => [text(row, "id"), row]));
  return [
    judge("Every trip ends ready or failed, without a lease, and goes when it is deleted", trips, (trip) => {
      const name = `trip ${text(trip, "id")} is ${trip.status}`;
      if (trip.lease_until !== null) return `${name} and leased`;
      if (trip.deleted_at !== null) {
        const age = evidence.readAt - Number(trip.deleted_at);
        return age > GONE_AFTER_MS ? `${name}, deleted ${Math.round(age / 1000)} s ago` : null;
      }
      if (trip.status === "failed") return null;
      const isWhole = trip.weather !== null && (items.get(text(trip, "id")) ?? []).length > 0;
      return trip.status === "ready" && isWhole ? null : `${name}, whole: ${isWhole}`;
    }),
    judge("What is packed belongs to a trip of the same person", packed, (item) => {
      const owner = byId.get(text(item, "travel_plan_id"))?.user_id;
      return owner === item.user_id ? null : `${text(item, "item_name")} of ${text(item, "travel_plan_id")}`;
    }),
  ];
}

/** What a cell of a trip holds; null where it is lawfully gone. */
export function tripCell(evidence: Evidence, id: string, what: string): string | null {
  const trip = evidence.stored.trips.find((row) => row.id === id);
  if (what === "deleted") return trip && trip.deleted_at === null ? "no" : "yes";
  if (!trip) return null;
  if (what === "answers") return answersOf(trip);
  const [, ageRange, clothingId = ""] = what.split(" ");
  const item = evidence.stored.packed.find(
    (row) => row.travel_plan_id === id && row.age_range === ageRange && text(row, "clothing_id") === clothingId,
  );
  if (!item || item.is_packed === 0) return mayBePackedAnew(evidence, id) ? null : item ? "false" : "gone";
  return "true";
}

function answersOf(trip: Row): string {
  const city = JSON.parse(text(trip, "place") || "{}").id;
  return tripText({
    place: city === undefined ? `zip:${trip.zipcode}` : `place:${city}`,
    startDate: text(trip, "start_date"),
    endDate: text(trip, "end_date"),
    notes: text(trip, "notes"),
  });
}

/** Whether other items may have been packed meanwhile: a tick goes with its item. */
function mayBePackedAnew({ town: { ledger, people } }: Evidence, id: string): boolean {
  const planId = people.flatMap(({ trips }) => trips.get(id)?.planId ?? [])[0];
  const cells = [`trip:${id}/answers`, `plan:${planId}/answers`, `plan:${planId}/birth`];
  return cells.some((cell) => ledger.changesOf(cell).some(({ state }) => state !== "refused"));
}
