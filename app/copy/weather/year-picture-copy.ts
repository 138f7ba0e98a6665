// The picture of the year, and the table with the same content.

export const YEAR_COPY = {
  title: "The year at a glance",
  pictureTitle: "The weather of the first year as a picture",
  today: "Today",
  due: "Due",
  born: "Born",
  asTable: "As a table",
  key: {
    band: "Highs to lows",
    rain: "Rainy days",
    snow: "Snowy days",
  },
  estimated: "Dashed: estimated from the season, there is no weather data for this time.",
  /** Nothing was measured. */
  unknown: "–",
  columns: ["Month", "High", "Low", "Rainy days", "Snowy days", "Precipitation", "Weather", "Age"],
} as const;

/** Below the age range's part of the year. */
export const AGE_RANGE_MARKS = {
  "0-3m": "0–3 mo",
  "3-6m": "3–6 mo",
  "6-9m": "6–9 mo",
  "9-12m": "9–12 mo",
} as const;

/** The same, once the size is over: '0–3 over'. */
export function overMark(mark: string): string {
  return mark.replace(/mo$/, "over");
}

/** In the table, which has more room. */
export const AGE_RANGE_CELLS = {
  "0-3m": "0–3 months",
  "3-6m": "3–6 months",
  "6-9m": "6–9 months",
  "9-12m": "9–12 months",
} as const;

/** '0–3 months, over' */
export function overCell(ages: string): string {
  return `${ages}, over`;
}

/** A month without weather data, in the table. */
export function estimatedMonth(dates: string): string {
  return `${dates} (estimated)`;
}

/** The weather of one month in order: 'Cool, then Mild'. */
export function inTurn(weather: readonly string[]): string {
  return weather.join(", then ");
}

const STARTS = { due: "the due date", born: "the day of birth" } as const;

interface YearInWords {
  dates: string;
  /** Null if every month is estimated. */
  warmest: { dates: string; high: string } | null;
  coldest: { dates: string; low: string } | null;
  mostRainDays: number;
  mostSnowDays: number;
  startsOn: keyof typeof STARTS | null;
  today: string | null;
  /** Sizes that are over: '0–3 months'. */
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
    over.length === 0 ? "" : `Over: ${over.join(", ")}.`,
    "The table below has every month.",
  ]
    .filter(Boolean)
    .join(" ");
}
