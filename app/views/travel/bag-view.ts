// The bag of a stored trip: rows hold what it asks for, and the current rules decide what is packed.
import type { IsoDay } from "~/domain/calendar.ts";
import { WEATHER } from "~/domain/ids.ts";
import { type AskedRow, type Bag, packBag } from "~/domain/travel/bag.ts";
import { type BagSizes, bagSizes } from "~/domain/travel/bag-sizes.ts";
import {
  type Activity,
  type AgeRange,
  ESSENTIALITIES,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "~/domain/vocabulary.ts";

/** A stored row of what a trip asks for. */
export interface AskedItemRow {
  nameId: string;
  ageRange: AgeRange;
  quantity: number;
  essentiality: string | null;
}

interface BagRow {
  planStart: IsoDay;
  startDate: IsoDay;
  endDate: IsoDay;
  laundryFrequency: LaundryScenario;
  activities: readonly Activity[];
}

/** Which of these rows go into a trip's bag, in which sizes. */
export function viewBag<Row extends AskedItemRow>(
  { planStart, laundryFrequency, activities, ...dates }: BagRow,
  category: string | null,
  asked: readonly Row[],
): Bag<Row & AskedRow> & { sizes: BagSizes } {
  const sizes = bagSizes(planStart, dates);
  const rows = asked.map((row) => ({
    ...row,
    essentiality: ESSENTIALITIES.find((level) => level === row.essentiality) ?? null,
  }));
  const weather = { category: knownCategory(category) };
  const trip = { firstDay: planStart, sizes, laundry: laundryFrequency, activities, weather };
  return { ...packBag(rows, trip), sizes };
}

/** A stored category; 'Unknown' if no release of ours wrote it. */
export function knownCategory(category: string | null): WeatherCategory {
  return WEATHER_CATEGORIES.find((known) => known === category) ?? WEATHER.unknown;
}
