// The facts from which Today is worked out, as plain data: a browser without a network works it out again from them.
import type { IsoDay } from "../../domain/calendar.ts";
import type { PlanDates } from "../../domain/plans/birth-date.ts";
import type { OwnTimes } from "../../domain/today/own-times.ts";
import type { Rooms, ShownSituation } from "../../domain/today/shown-situation.ts";
import type { TodayMarks } from "../../domain/today/today-marks.ts";
import type { MonthOfToday } from "../../domain/today/window-weather.ts";
import type { BabiesSizes } from "../../domain/today/worn-sizes.ts";
import type { AgeRange } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import type { HourlyForecast } from "../../domain/weather/hourly-forecast.ts";
import type { Units } from "../../domain/weather/units.ts";

/** What is there of a piece in one size. */
export interface PieceInSize {
  have: number;
  /** How many of them are at the day care; missing for none. */
  away?: number;
  /** The plan has this size of the piece. */
  isAsked: boolean;
  /** The plan asks for some in this size; missing for none. */
  isPlanned?: true;
  /** It does so as nice to have, and no more; missing for more. */
  isNice?: true;
  isSetAside: boolean;
}

/** A piece of the plan: the catalogue's, or an own item that is as warm as one. */
export interface TodayPieceCounts {
  /** The plan's item, by which changes of its counts name it. */
  itemId: number;
  key: ItemKey;
  /** Missing for the catalogue's. */
  own?: { nameId: string; name: string };
  /** For the sizes that are worn soon. */
  sizes: Readonly<Partial<Record<AgeRange, PieceInSize>>>;
}

/** A trip of the plan that is under way. */
export interface TripOfToday {
  id: string;
  /** 'Denver, CO' */
  destination: string;
  endDate: IsoDay;
  /** The reader has left it aside: place, clock, weather, and pieces are the plan's. */
  isAtHome: boolean;
}

export interface TodayInput {
  plan: PlanDates & { babyNames: readonly string[] | null; country: string };
  /** Without one, the family is at home. Else place, clock, and weather are those of the trip, and the pieces are its packing list. */
  trip?: TripOfToday;
  /** Of the place, by whose clock the day goes. */
  timeZone: string;
  /** Marks are kept by the clock of the plan's place, if that is another one. */
  marksZone?: string;
  /** Of the plan's year, with the usual weather. */
  months: readonly MonthOfToday[];
  /** As it was read; one that has become too old isn't used. */
  forecast: HourlyForecast | null;
  sizes: BabiesSizes;
  /** The day before which no outing is proposed, because the baby was born so early or so small; null for the others. */
  inUntil: IsoDay | null;
  pieces: readonly TodayPieceCounts[];
  /** Of all days that are still kept. */
  marks: TodayMarks;
  units: Units;
}

/** The reader's part, in the units in which it is kept: °F. */
export interface TodayOfReader {
  rooms: Rooms;
  /** The situation that the reader looked at last. */
  last: ShownSituation | null;
  /** The reader's own times. */
  own: OwnTimes;
  /** The forecast is of the reader's own position. */
  isHere: boolean;
}
