// The usual temperatures of a day by hour, where there is no forecast: from the climate's daily low and high (E17).
import { daysBetween, type IsoDay, plusDays, toDate } from "../calendar.ts";
import type { MonthCard } from "../weather/month-cards.ts";

const DAY_HOURS = 24;
const YEAR_DAYS = 365;

/** The hours of the daily low and high by the place's clock. Our choice: shortly after sunrise, and mid-afternoon. */
const LOW_AT = 6;
const HIGH_AT = 15;

type MonthTemperatures = Pick<MonthCard, "startDate" | "endDate" | "avgTempMax" | "avgTempMin">;

/**
 * The usual temperature of each hour of a day, 0 to 23, °F, by the place's clock. Between the middles of two months the lows and highs
 * follow a straight line; a day outside the plan's year is read by its place in the year. Null without months.
 */
export function usualHours(months: readonly MonthTemperatures[], day: IsoDay): readonly number[] | null {
  const usual = usualRange(months, day);
  if (!usual) return null;
  const { low, high } = usual;
  return Array.from({ length: DAY_HOURS }, (_, hour) => low + (high - low) * shareOfHigh(hour));
}

/** The usual low and high of a day, °F; null without months. */
export function usualRange(
  months: readonly MonthTemperatures[],
  day: IsoDay,
): { low: number; high: number } | null {
  const at = dayOfYear(day);
  const placed = months.map(({ startDate, endDate, avgTempMin: low, avgTempMax: high }) => ({
    low,
    high,
    ahead: modulo(dayOfYear(middle(startDate, endDate)) - at),
  }));
  const after = placed.toSorted((a, b) => a.ahead - b.ahead)[0];
  const before = placed.toSorted((a, b) => b.ahead - a.ahead)[0];
  if (!after || !before) return null;
  const gap = after.ahead + modulo(-before.ahead);
  const share = gap === 0 ? 0 : after.ahead / gap;
  return {
    low: after.low + (before.low - after.low) * share,
    high: after.high + (before.high - after.high) * share,
  };
}

/** The month whose middle is nearest to a day, in whatever year; undefined without months. */
export function usualMonth<Month extends MonthTemperatures>(
  months: readonly Month[],
  day: IsoDay,
): Month | undefined {
  const at = dayOfYear(day);
  const away = ({ startDate, endDate }: Month) => {
    const ahead = modulo(dayOfYear(middle(startDate, endDate)) - at);
    return Math.min(ahead, YEAR_DAYS - ahead);
  };
  return months.toSorted((a, b) => away(a) - away(b))[0];
}

/** 0 at the hour of the low, 1 at that of the high, along half a cosine each way. */
function shareOfHigh(hour: number): number {
  const sinceLow = (hour - LOW_AT + DAY_HOURS) % DAY_HOURS;
  const rise = HIGH_AT - LOW_AT;
  if (sinceLow <= rise) return (1 - Math.cos((Math.PI * sinceLow) / rise)) / 2;
  return (1 + Math.cos((Math.PI * (sinceLow - rise)) / (DAY_HOURS - rise))) / 2;
}

function middle(start: IsoDay, end: IsoDay): IsoDay {
  return plusDays(start, Math.floor(daysBetween(start, end) / 2));
}

/** 0 to 364; the 366th day of a leap year counts as the 365th. */
function dayOfYear(day: IsoDay): number {
  const since = daysBetween(`${toDate(day).getUTCFullYear()}-01-01`, day);
  return Math.min(since, YEAR_DAYS - 1);
}

function modulo(days: number): number {
  return ((days % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS;
}
