// From a plan's rows to the facts of Today.
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { readCareCounts } from "~/contracts/today/stored-care.ts";
import { readMarks } from "~/contracts/today/stored-marks.ts";
import type { PieceInSize, TodayInput, TodayPieceCounts } from "~/contracts/today/today-input.ts";
import { plusDays } from "~/domain/calendar.ts";
import { inUntil, isBorn } from "~/domain/plans/birth-date.ts";
import { type CareCounts, piecesAtCare } from "~/domain/today/day-care.ts";
import { clockIn } from "~/domain/today/day-windows.ts";
import type { OwnTimes } from "~/domain/today/own-times.ts";
import { wornSizes } from "~/domain/today/worn-sizes.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { HourlyForecast } from "~/domain/weather/hourly-forecast.ts";
import type { FamilyWardrobe, WardrobeItem } from "~/views/wardrobe/plan-items.ts";
import { viewTodayLine } from "./today-view.ts";
import { onTrip, type TripRow } from "./trip-facts.ts";

interface Asked extends Pick<TodayInput, "units"> {
  /** `wasSmall`: a baby weighed less than 2.5 kg before the due date, or weighs less where only the birth is known. */
  plan: TodayInput["plan"] & { wasSmall: boolean };
  weather: {
    timeZone: string;
    /** The plan's column. */
    monthCards: string | null;
    forecast: HourlyForecast | null;
  };
  wardrobe: FamilyWardrobe;
  /** The plan's column. */
  marks: string | null;
  /** Counts by size, as read from the database; missing or null for no list. */
  dayCare?: string | null;
  /** The one that the baby is on, whose place the weather is of unless the reader has left it aside; null at home. */
  trip: TripRow | null;
  isAtHome?: boolean;
  /** Of the plan's place. */
  marksZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A page is kept, and read without a network, for some days: sizes that are worn by then come along. */
const DAYS_AHEAD = 7;

/** The facts as they are now, where the baby is: all surfaces that dress one take these. */
export function todayFacts(asked: Asked): TodayInput {
  const { plan, units, marks, marksZone, dayCare, weather, wardrobe, trip, isAtHome, now } = asked;
  const { sizes, items } = wardrobe;
  const { expectedDueDate, babyBornOn, babyNames, country } = plan;
  const { days, untilOutgrown, endsOn, shares, starts, startsOfEach, babies, newborns } = sizes;
  const { day } = clockIn(weather.timeZone, now);
  const soon = [day, plusDays(day, DAYS_AHEAD)].flatMap((one) =>
    wornSizes(sizes, one).flatMap((worn) => worn.sizes),
  );
  const atHome: TodayInput = {
    plan: { expectedDueDate, babyBornOn, babyNames, country },
    timeZone: weather.timeZone,
    months: (readMonthCards(weather.monthCards) ?? []).map(
      ({ startDate, endDate, avgTempMax, avgTempMin, primaryWeatherCategory }) => ({
        startDate,
        endDate,
        avgTempMax,
        avgTempMin,
        primaryWeatherCategory,
      }),
    ),
    forecast: weather.forecast,
    sizes: { days, untilOutgrown, endsOn, shares, starts, startsOfEach, babies, newborns },
    inUntil: inUntil(plan, plan.wasSmall),
    pieces: piecesOf(items, [...new Set(soon)], readCareCounts(dayCare ?? null)),
    marks: readMarks(marks),
    marksZone,
    units,
  };
  return trip ? onTrip(atHome, trip, isAtHome) : atHome;
}

/**
 * The line of the dashboard at a size: the first baby's outfit in the usual situation, at the time that Today opens with, or after 7 PM the next
 * day's. Null without weather, before the birth, and for any other size than the one that leads.
 */
export function lineOfToday({ own, ...asked }: Asked & { own: OwnTimes }, ageRange: AgeRange): string | null {
  const { plan, weather, wardrobe, now } = asked;
  const { day } = clockIn(weather.timeZone, now);
  const isShown = isBorn(plan, day) && leadingSize(wardrobe.sizes.days, day).ageRange === ageRange;
  return isShown ? viewTodayLine(todayFacts(asked), own, now) : null;
}

/** The pieces with a known warmth. Equal counts are one object, which is sent once. */
function piecesOf(
  items: readonly WardrobeItem[],
  sizes: readonly AgeRange[],
  care: CareCounts,
): TodayPieceCounts[] {
  const shared = new Map<string, TodayPieceCounts["sizes"]>();
  return items.flatMap((item): TodayPieceCounts[] => {
    const { clothingNameId: nameId, dashboardItemId: itemId, name: ownName, warmAs } = item.row;
    const key = isItemKey(nameId) ? nameId : offeredWarmth(warmAs);
    if (!key) return [];
    const counts = countsOf(item, sizes, care);
    const name = JSON.stringify(counts);
    const known = shared.get(name) ?? counts;
    shared.set(name, known);
    return [{ itemId, key, sizes: known, ...(key !== nameId && { own: { nameId, name: ownName } }) }];
  });
}

function countsOf(
  { row: { clothingNameId: nameId }, at, owned, setAside }: WardrobeItem,
  sizes: readonly AgeRange[],
  care: CareCounts,
): TodayPieceCounts["sizes"] {
  return Object.fromEntries(
    sizes.map((size): [AgeRange, PieceInSize] => {
      const pieces = at.get(size);
      const away = isItemKey(nameId) ? piecesAtCare(care, size, nameId) : 0;
      return [
        size,
        {
          have: pieces?.owned ?? ownedForAgeRange(nameId, owned ?? {}, size),
          ...(away > 0 && { away }),
          isAsked: pieces !== undefined,
          ...pieces?.asking,
          isSetAside: setAside.includes(size),
        },
      ];
    }),
  );
}
