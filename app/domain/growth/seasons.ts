// The season of a day, where there are four.
import type { IsoDay } from "../calendar.ts";

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export type Season = (typeof SEASONS)[number];

/** Between the tropics, people speak of other seasons. */
const TROPIC = 23.5;

/** By the months as weather counts them: spring is March to May in the north. Null between the tropics. */
export function seasonOf(day: IsoDay, latitude: number): Season | null {
  if (Math.abs(latitude) < TROPIC) return null;
  const month = Number(day.slice(5, 7)) % 12;
  const turned = latitude < 0 ? (month + 6) % 12 : month;
  return SEASONS[Math.floor(turned / 3)] ?? null;
}
