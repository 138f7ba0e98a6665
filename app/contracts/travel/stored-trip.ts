// Shapes of the JSON columns of a trip.
import { z } from "zod";
import { ACTIVITIES, type Activity } from "../../domain/vocabulary.ts";

const activities = z.partialRecord(z.enum(ACTIVITIES), z.boolean());

/** Activities as their column holds them: each with whether it is planned. */
export function packActivities(planned: readonly Activity[]): string {
  return JSON.stringify(Object.fromEntries(ACTIVITIES.map((one) => [one, planned.includes(one)])));
}

/** The planned activities of a column; null for text that is none. */
export function readStoredActivities(text: string): Activity[] | null {
  try {
    const stored = activities.safeParse(JSON.parse(text)).data;
    return stored ? ACTIVITIES.filter((one) => stored[one] === true) : null;
  } catch {
    return null;
  }
}
