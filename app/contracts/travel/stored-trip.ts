// Shapes of the JSON columns of a trip.
import { z } from "zod";
import { KIT_KEYS, type KitKey } from "../../domain/travel/kit.ts";
import { ACTIVITIES, type Activity } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

const activities = z.partialRecord(z.enum(ACTIVITIES), z.boolean());
const kit = z.record(z.string(), z.literal(1));

/** Activities as their column stores them: each with whether it is planned. */
export function packActivities(planned: readonly Activity[]): string {
  return JSON.stringify(Object.fromEntries(ACTIVITIES.map((one) => [one, planned.includes(one)])));
}

/** The planned activities in a column; null if the text is invalid. */
export function readStoredActivities(text: string): Activity[] | null {
  const stored = readStored("activities", activities, text);
  return stored ? ACTIVITIES.filter((one) => stored[one] === true) : null;
}

/** The packed kit items; empty if the column is empty or invalid. */
export function readStoredKit(text: string | null): ReadonlySet<KitKey> {
  const stored = readStored("kit", kit, text) ?? {};
  return new Set(KIT_KEYS.filter((key) => key in stored));
}
