// When the weather of a place usually becomes colder or warmer, from the months of a plan: by half-months, because years differ.
import { type IsoDay, plusDays, plusMonths } from "../calendar.ts";
import { usualRange } from "../today/usual-hours.ts";
import { COLD, HOT, WARM } from "../weather/climate.ts";

/** A plan's months, as far as their temperatures go. */
export type UsualMonths = Parameters<typeof usualRange>[0];

/** From cold to hot. */
export const SEASONS = ["cold", "cool", "mild", "hot"] as const;
export type Season = (typeof SEASONS)[number];

export interface SeasonChange {
  /** The same when the day moves: the season, from which side it comes, and its year. */
  id: string;
  /** The 1st or the 16th of a month. */
  day: IsoDay;
  season: Season;
}

/** The first days of both halves of each month. Years are counted from February, so that no winter or summer is cut at New Year. */
const HALVES = ["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "01"].flatMap((month) => [
  `${month}-01`,
  `${month}-16`,
]);
/** From a half's first day to its middle. */
const HALF_MIDDLE = 7;

/**
 * The changes of season from one day to another, both included, in order; none where it is the same all year, and none without
 * months. A season of a single half-month is left out.
 */
export function seasonChanges(months: UsualMonths, from: IsoDay, to: IsoDay): readonly SeasonChange[] {
  const [first, last] = [yearOf(from), yearOf(to)];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => changesOf(months, year)).filter(({ day }) => day >= from && day <= to);
}

function yearOf(day: IsoDay): number {
  return Number(plusMonths(day, -1).slice(0, 4));
}

function changesOf(months: UsualMonths, year: number): SeasonChange[] {
  const days = HALVES.map((half) => `${half.startsWith("01") ? year + 1 : year}-${half}`);
  const seasons = withoutBrief(days.map((day) => seasonOn(months, plusDays(day, HALF_MIDDLE))));
  const known = new Map<string, number>();
  return days.flatMap((day, at) => {
    const [season, before] = [seasons[at], seasons.at(at - 1)];
    if (!season || !before || season === before) return [];
    const turn = SEASONS.indexOf(season) > SEASONS.indexOf(before) ? "warmer" : "colder";
    const id = `${turn}-${season}-${year}`;
    const times = (known.get(id) ?? 0) + 1;
    known.set(id, times);
    return [{ id: times > 1 ? `${id}-${times}` : id, day, season }];
  });
}

function seasonOn(months: UsualMonths, day: IsoDay): Season | null {
  const usual = usualRange(months, day);
  if (!usual) return null;
  const mean = (usual.low + usual.high) / 2;
  if (mean < COLD) return "cold";
  if (mean < WARM) return "cool";
  return mean <= HOT ? "mild" : "hot";
}

/** With each season of a single half-month as the one before; the last half is followed by the first. */
function withoutBrief(seasons: readonly (Season | null)[]): (Season | null)[] {
  const settled = [...seasons];
  for (const [at, season] of seasons.entries()) {
    const before = settled.at(at - 1) ?? null;
    const isBrief = season !== before && season !== seasons[(at + 1) % seasons.length];
    if (isBrief) settled[at] = before;
  }
  return settled;
}
