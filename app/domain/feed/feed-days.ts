// What a plan's calendar feed holds (E26), in dates and codes: sizes, trips, and changes of the season. A link to it may be passed on, so
// that no day of it is the due date: sizes are said by their week, and the size that begins with the birth is left out.
import { daysBetween, type IsoDay, isKnownDay, plusDays, toDate } from "../calendar.ts";
import type { SizesOfPlan } from "../growth/planned-sizes.ts";
import { type WeekStart, weekStart } from "../places/week-start.ts";
import { todayEnds } from "../plans/places.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { PLANNED_MONTHS } from "../wardrobe/growth.ts";
import { type Season, seasonChanges, type UsualMonths } from "./season-changes.ts";

/** All days of an event; `end` is the day after the last one. */
interface Days {
  start: IsoDay;
  end: IsoDay;
}

/** A size begins about then. */
interface SizeFacts extends Days {
  kind: "size";
  size: AgeRange;
  /** Who wears it, counted from 1, where not all of the plan's babies do; none for all of them. */
  babies: readonly number[];
  /** The first and the last day between which it probably begins; null where nothing is known of the baby. */
  between: readonly [IsoDay, IsoDay] | null;
  /** The week in which the next one begins; null for the last one. */
  until: IsoDay | null;
}

/** A day that says nothing of the baby, by whose sizes two children's calendars are told apart. */
interface WornFacts extends Days {
  /** What is worn when it starts; missing in what earlier releases told. */
  worn?: readonly AgeRange[] | undefined;
}

interface TripFacts extends WornFacts {
  kind: "trip";
}

/** The weather usually changes about then. */
interface SeasonFacts extends WornFacts {
  kind: "season";
  season: Season;
}

/** Day care needs the pieces of a size that begins about then, or the parents decide on the heavy outerwear of one. */
interface SwapFacts extends Days {
  kind: "swap" | "outerwear";
  size: AgeRange;
}

/** Nothing follows: the plan covers no more sizes. */
interface EndFacts extends WornFacts {
  kind: "end";
  /** Whether the plan can go on to 24 months. */
  goesOn: boolean;
}

export type FeedFacts = SizeFacts | TripFacts | SeasonFacts | SwapFacts | EndFacts;
export type FeedKind = FeedFacts["kind"];

export interface FeedDay {
  /** What stays the same when the days move; begins with the kind. */
  key: string;
  facts: FeedFacts;
}

/** A year back: what is over stays in calendars for so long. A year ahead: so far seasons are said. */
const YEAR_DAYS = 365;

/** The last day of what a feed forgets. */
export function forgottenOn(today: IsoDay): IsoDay {
  return plusDays(today, -YEAR_DAYS);
}

/** More than a family ever has; the nearest are kept. */
export const MOST_FEED_DAYS = 100;

interface FeedOf {
  sizes: SizesOfPlan;
  /** The plan's first day: the birth, or the due date. */
  firstDay: IsoDay;
  trips: readonly { id: string; startDate: IsoDay; endDate: IsoDay }[];
  /** Null while the plan has none that can be read. */
  monthCards: UsualMonths | null;
  /** The days on which outerwear is decided, and for which size (decidedDays). */
  decided: readonly { size: AgeRange; day: IsoDay }[];
  /** Whether the parents keep a list for day care. */
  hasDayCare: boolean;
  /** Of the plan's place, two letters: it decides on which day weeks begin. */
  country: string;
}

/** What the feed of a plan should hold on a day, the nearest first. */
export function feedDays(plan: FeedOf, today: IsoDay): FeedDay[] {
  const oldest = forgottenOn(today);
  const away = ({ facts }: FeedDay) => Math.abs(daysBetween(today, facts.start));
  const sizes = sizesOf(plan);
  const swaps = plan.hasDayCare ? sizes.flatMap(swapOf) : [];
  return [
    ...sizes,
    ...swaps,
    ...decidedOf(plan),
    ...endOf(plan),
    ...tripsOf(plan),
    ...seasonsOf(plan, oldest, today),
  ]
    .filter(({ facts }) => facts.end > oldest)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_FEED_DAYS)
    .map(({ key, facts }) =>
      "size" in facts ? { key, facts } : { key, facts: { ...facts, worn: wornOn(plan, facts.start) } },
    );
}

/**
 * The sizes that the babies wear on a day, the first ones before the birth. Each begins with its week, so that no day among them tells that
 * of the birth.
 */
export function wornOn({ sizes, country }: Pick<FeedOf, "sizes" | "country">, day: IsoDay): AgeRange[] {
  const begins = weekStart(country);
  const each = Array.from({ length: sizes.babies }, (_, baby) => {
    const own = sizes.shares.filter(({ babies }) => babies.includes(baby));
    return own.findLast(({ start }) => weekOf(start, begins) <= day) ?? own[0];
  });
  return AGE_RANGES.filter((size) => each.some((share) => share?.ageRange === size));
}

/** The kind that a key names. */
export function isOfKind(key: string, kind: FeedKind): boolean {
  return key.startsWith(`${kind}:`);
}

function keyOf(kind: FeedKind, id: string): string {
  return `${kind}:${id}`;
}

function sizesOf({ sizes, firstDay, country }: FeedOf): FeedDay[] {
  if (!isKnownDay(firstDay)) return [];
  const begins = weekStart(country);
  const yearEnd = sizes.shares.reduce((last, { end }) => (end > last ? end : last), firstDay);
  return sizes.shares.flatMap(({ ageRange, start, end, babies }) => {
    if (start <= firstDay) return [];
    const [baby = 0] = babies;
    const own = sizes.startsOfEach[baby]?.[ageRange];
    const week = weekOf(start, begins);
    const facts: SizeFacts = {
      kind: "size",
      size: ageRange,
      babies: babies.length < sizes.babies ? babies.map((one) => one + 1) : [],
      start: week,
      end: plusDays(week, WEEK_DAYS),
      between:
        own?.early && own.late
          ? [weekOf(own.early, begins), plusDays(weekOf(own.late, begins), WEEK_DAYS - 1)]
          : null,
      until: end < yearEnd ? weekOf(plusDays(end, 1), begins) : null,
    };
    return [{ key: keyOf("size", `${ageRange}:${baby}`), facts }];
  });
}

/** In the week of the size, with the key of the size that it is for. */
function swapOf({ key, facts }: FeedDay): FeedDay[] {
  if (facts.kind !== "size") return [];
  const { size, start, end } = facts;
  return [{ key: keyOf("swap", key), facts: { kind: "swap", size, start, end } }];
}

const WEEK_DAYS = 7;

/** By its week: the day may be counted from the one on which a size begins. */
function decidedOf({ decided, country }: FeedOf): FeedDay[] {
  return decided.map(({ size, day }, at) => {
    const before = decided.slice(0, at).filter((one) => one.size === size).length;
    const start = weekOf(day, weekStart(country));
    const facts = { kind: "outerwear", size, start, end: plusDays(start, WEEK_DAYS) } as const;
    return { key: keyOf("outerwear", `${size}:${before}`), facts };
  });
}

/** The first day of a day's week. */
function weekOf(day: IsoDay, begins: WeekStart): IsoDay {
  return plusDays(day, -((toDate(day).getUTCDay() - begins + WEEK_DAYS) % WEEK_DAYS));
}

/** In the week of the plan's end, so that its day doesn't tell that of the birth. */
function endOf({ sizes, firstDay, country }: FeedOf): FeedDay[] {
  if (!isKnownDay(firstDay)) return [];
  const start = weekOf(todayEnds(sizes.days, firstDay), weekStart(country));
  const goesOn = sizes.months === PLANNED_MONTHS;
  return [
    { key: keyOf("end", "plan"), facts: { kind: "end", goesOn, start, end: plusDays(start, WEEK_DAYS) } },
  ];
}

function tripsOf({ trips }: FeedOf): FeedDay[] {
  return trips.flatMap(({ id, startDate, endDate }) => {
    if (!isKnownDay(startDate) || !isKnownDay(endDate) || endDate < startDate) return [];
    return [
      {
        key: keyOf("trip", id),
        facts: { kind: "trip", start: startDate, end: plusDays(endDate, 1) } as const,
      },
    ];
  });
}

/** Only while there is a baby to dress: from the plan's first day to its end. */
function seasonsOf({ monthCards, sizes, firstDay }: FeedOf, oldest: IsoDay, today: IsoDay): FeedDay[] {
  const known = isKnownDay(firstDay);
  const [ahead, end] = [plusDays(today, YEAR_DAYS), known ? todayEnds(sizes.days, firstDay) : "9999"];
  const from = known && firstDay > oldest ? firstDay : oldest;
  return seasonChanges(monthCards ?? [], from, end < ahead ? end : ahead).map(({ id, day, season }) => ({
    key: keyOf("season", id),
    facts: { kind: "season", season, start: day, end: plusDays(day, 1) },
  }));
}
