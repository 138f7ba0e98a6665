// The bag of a trip whose rows hold what it asks for: the current rules decide what is packed.
import type { IsoDay } from "../calendar.ts";
import type { Activity, LaundryScenario } from "../vocabulary.ts";
import { type AskedRow, type Bag, type BagWeather, packBag } from "./bag.ts";
import { type BagSizes, bagSizes } from "./bag-sizes.ts";
import type { WornSizes } from "./trip-ages.ts";
import type { TripDates } from "./trip-dates.ts";

/** What decides a bag. */
export interface BagFacts extends TripDates {
  /** The plan's first day: the birth, or until it is known the due date. */
  planStart: IsoDay;
  worn: WornSizes;
  laundryFrequency: LaundryScenario;
  activities: readonly Activity[];
  weather: BagWeather;
}

/** Which of these rows go into a trip's bag, in which sizes. */
export function tripBag<Row extends AskedRow>(
  { planStart, worn, laundryFrequency, activities, weather, ...dates }: BagFacts,
  asked: readonly Row[],
): Bag<Row> & { sizes: BagSizes } {
  const sizes = bagSizes(planStart, dates, worn.days);
  const trip = { firstDay: planStart, worn, sizes, activities, weather };
  return { ...packBag(asked, { ...trip, laundry: laundryFrequency }), sizes };
}
