// On which day the weeks of a calendar begin, by country. A table of ours, because not every browser knows
// Intl.Locale's getWeekInfo, and a page must not differ between the server and a browser.

/** As dates count them: Sunday is 0. */
export type WeekStart = 0 | 1 | 5 | 6;

/** Unicode CLDR 48 (supplemental/weekData, firstDay), by ISO 3166-1 code; everywhere else on Monday. */
const STARTS: readonly (readonly [WeekStart, string])[] = [
  [
    0,
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
  [5, "MV"],
  [6, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
];

const START_IN: ReadonlyMap<string, WeekStart> = new Map(
  STARTS.flatMap(([start, countries]) => countries.split(" ").map((country) => [country, start] as const)),
);

/** The first day of the week in a country (two letters). */
export function weekStart(country: string): WeekStart {
  return START_IN.get(country) ?? 1;
}
