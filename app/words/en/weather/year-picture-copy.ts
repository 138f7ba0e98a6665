// The picture of the year, and the table with the same content.
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const YEAR_COPY = {
  title: "The year at a glance",
  pictureTitle: "The year's weather as a picture",
  today: "Today",
  due: "Due",
  born: "Born",
  asTable: "As a table",
  key: { band: "Highs to lows", rain: "Rainy days", snow: "Snowy days" },
  estimated: "Dashed: estimated from the season, because there are no weather records for this time.",
  /** Nothing was measured. */
  unknown: "–",
  columns: ["Month", "High", "Low", "Rainy days", "Snowy days", "Precipitation", "Weather", "Size"],
} as const;

/** A size in the table: '0–3m', or '0–3m outgrown'. */
export function sizeCell(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size]} outgrown` : SIZE_LABELS[size];
}

/** The same in the picture, which has less room: '0–3 done'. */
export function sizeMark(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size].replace("m", "")} done` : SIZE_LABELS[size];
}

/** A month without weather data, in the table. */
export function estimatedMonth(dates: string): string {
  return `${dates} (estimated)`;
}

const STARTS = { due: "the due date", born: "the day of birth" } as const;

export interface YearInWords {
  dates: string;
  /** Null if every month is estimated. */
  warmest: { dates: string; high: string } | null;
  coldest: { dates: string; low: string } | null;
  mostRainDays: number;
  mostSnowDays: number;
  startsOn: keyof typeof STARTS | null;
  today: string | null;
  /** Sizes that are over: '0–3m'. */
  over: readonly string[];
}

/** The picture in words, for screen readers. */
export function describeYear(year: YearInWords): string {
  const { dates, warmest, coldest, mostRainDays, mostSnowDays, startsOn, today, over } = year;
  return [
    startsOn === null ? `From ${dates}.` : `From ${dates}, starting on ${STARTS[startsOn]}.`,
    warmest && coldest
      ? `Warmest ${warmest.dates}, with an average high of ${warmest.high}. Coldest ${coldest.dates}, with an average low of ${coldest.low}.`
      : "The temperatures are estimated.",
    `Up to ${mostRainDays} rainy and ${mostSnowDays} snowy days a month.`,
    today === null ? "" : `Today is ${today}.`,
    over.length === 0 ? "" : `Outgrown: ${over.join(", ")}.`,
    "The table below has every month.",
  ]
    .filter(Boolean)
    .join(" ");
}
