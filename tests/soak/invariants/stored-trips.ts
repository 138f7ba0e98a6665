// What the cells of trips hold in the database.
import { tripText } from "../actions/trips.ts";
import { type Row, text } from "../rows.ts";
import type { Evidence } from "./finding.ts";

/** What a cell of a trip holds; null where it is lawfully gone. */
export function tripCell(evidence: Evidence, id: string, what: string): string | null {
  const trip = evidence.stored.trips.find((row) => row.id === id);
  if (what === "deleted") return trip && trip.deleted_at === null ? "no" : "yes";
  if (!trip) return null;
  if (what === "answers") return answersOf(trip);
  return what.startsWith("kit ") ? kitTickOf(trip, what) : tickOf(evidence, id, what);
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

function kitTickOf(trip: Row, what: string): string {
  const [, key = ""] = what.split(" ");
  return String(key in JSON.parse(text(trip, "kit") || "{}"));
}

function tickOf(evidence: Evidence, id: string, what: string): string | null {
  const [, ageRange, clothingId] = what.split(" ");
  const item = evidence.stored.packed.find(
    (row) =>
      row.travel_plan_id === id && row.age_range === ageRange && text(row, "clothing_id") === clothingId,
  );
  if (item?.is_packed === 1) return "true";
  if (mayBePackedAnew(evidence, id)) return null;
  return item ? "false" : "gone";
}

/** Whether other items may have been packed meanwhile: a tick goes with its item. */
function mayBePackedAnew({ town: { ledger, people } }: Evidence, id: string): boolean {
  const planId = people.flatMap(({ trips }) => trips.get(id)?.planId ?? [])[0];
  const cells = [`trip:${id}/answers`, `plan:${planId}/answers`, `plan:${planId}/birth`];
  return cells.some((cell) => ledger.changesOf(cell).some(({ state }) => state !== "refused"));
}
