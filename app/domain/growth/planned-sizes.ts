// The sizes that a plan is worked out for, and keeps, from its babies' windows: without facts those of the calendar. Dates that
// people have read stay, unless the difference is worth a word: windows move by a week or more, and at most once a week.

import { daysBetween, type IsoDay, plusDays, plusMonths } from "../calendar.ts";
import { type PlanDates, planStart } from "../plans/birth-date.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "../wardrobe/growth.ts";
import {
  type DaysOfSize,
  type SizeDays,
  sizeDaysUntil,
  sizesIn,
  sizesUntilOutgrown,
  usuallyOutgrown,
} from "../wardrobe/size-days.ts";
import { type LeadingSack, USUAL_SACK } from "../wardrobe/tog.ts";
import type { Baby } from "./baby-facts.ts";
import { type NewbornNeed, newbornSet } from "./newborn-set.ts";
import { partedSizes, type SharedSize } from "./parted-sizes.ts";
import { sizesCountedFrom } from "./plan-baby.ts";
import type { ChartSize } from "./size-charts.ts";
import { type SizeChange, type SizeWindow, sizeWindows } from "./size-windows.ts";

/** What a plan shows: the end of each size that it has said something about. */
type ShownEnds = ReadonlyMap<ChartSize, SizeChange>;

/** Why windows are worked out again: facts that were corrected or deleted must not leave their traces for a week. */
type Cause = "new fact" | "correction";

const LEAST_MOVE = 7;
const DAYS_BETWEEN_MOVES = 7;

/**
 * Whether windows may move. On the day of a move, they may again: a weight and a length are often entered one after the
 * other, and both together are one move.
 */
export function mayMove(movedOn: IsoDay | null, today: IsoDay, cause: Cause): boolean {
  if (movedOn === null || cause === "correction") return true;
  const days = daysBetween(movedOn, today);
  return days <= 0 || days >= DAYS_BETWEEN_MOVES;
}

/** The fresh windows, with every end as it is shown that has moved by less than a week. Intervals are always fresh. */
export function steadyWindows(shown: ShownEnds, fresh: readonly SizeWindow[]): SizeWindow[] {
  let start: SizeChange | null = null;
  return fresh.map((window) => {
    const before = shown.get(window.size);
    const end = before ? steadyChange(before, window.end) : window.end;
    const steady = { ...window, start: start ?? window.start, end };
    start = end;
    return steady;
  });
}

/** What is shown of these windows from now on. */
export function shownEnds(windows: readonly SizeWindow[]): ShownEnds {
  return new Map(windows.map(({ size, end }) => [size, end]));
}

function steadyChange(shown: SizeChange, fresh: SizeChange): SizeChange {
  if (shown.likely === null || fresh.likely === null) return shown.likely === fresh.likely ? shown : fresh;
  if (Math.abs(daysBetween(shown.likely, fresh.likely)) >= LEAST_MOVE) return fresh;
  return {
    early: sooner(fresh.early, shown.likely),
    safe: shown.safe,
    likely: shown.likely,
    late: fresh.late !== null && fresh.late < shown.likely ? shown.likely : fresh.late,
  };
}

function sooner(day: IsoDay | null, than: IsoDay): IsoDay {
  return day !== null && day < than ? day : than;
}

/** The sizes of one baby, or of several who wear the same, in a plan's year. */
export type PlanSizes = { days: SizeDays; newborn: NewbornNeed };

/** A size worn for fewer days isn't bought; a newborn piece that may fit is kept for as long. */
const LEAST_DAYS = 7;

/**
 * The sizes of a plan of so many months that begins on `firstDay`. Its first size holds the newborn and the preemie size, and the
 * charts' sizes after it are the plan's.
 */
export function planSizes(
  windows: readonly SizeWindow[],
  firstDay: IsoDay,
  months: PlannedMonths = PLANNED_MONTHS,
): PlanSizes {
  return {
    days: sizeDaysUntil(firstDay, likelyOutgrown(windows), months),
    newborn: newbornNeed(windows, firstDay),
  };
}

function likelyOutgrown(windows: readonly SizeWindow[]): (ageRange: AgeRange) => IsoDay | null {
  const ends = new Map<string, SizeChange>(windows.map(({ size, end }) => [size, end]));
  return (ageRange) => ends.get(ageRange)?.likely ?? null;
}

function newbornNeed(windows: readonly SizeWindow[], firstDay: IsoDay): NewbornNeed {
  const [newborn, preemie] = (["newborn", "preemie"] as const).map((name) =>
    windows.find(({ size }) => size === name),
  );
  const days = wornDays(newborn, firstDay);
  const set = newborn?.set ?? newbornSet({ skipChance: 0, isSkipped: days === 0, ...newborn, days }, null);
  const preemieDays = wornDays(preemie, firstDay);
  return {
    set,
    days: set === "none" ? 0 : Math.max(days, LEAST_DAYS),
    preemieDays: preemieDays < LEAST_DAYS ? 0 : preemieDays,
  };
}

/** Until when a size is worn, counted from the plan's first day; 0 if it is skipped. */
function wornDays(window: SizeWindow | undefined, firstDay: IsoDay): number {
  if (!window || window.isSkipped || window.end.likely === null) return 0;
  return Math.max(0, daysBetween(firstDay, window.end.likely));
}

/** What a plan keeps of its sizes; null is the calendar from the plan's first day. */
export type PlannedSizes =
  /** The calendar from another day. */
  | { kind: "counted"; from: IsoDay }
  | {
      kind: "windows";
      /** The windows of each baby, as they are shown. */
      babies: readonly (readonly SizeWindow[])[];
      /** When they last moved by more than a few days; null for never. */
      movedOn: IsoDay | null;
      /** The facts behind them, so that a corrected one is told from a new one. */
      seen: readonly string[];
    };

/** A plan's sizes, ready to be read. */
export interface SizesOfPlan {
  /** When each size is worn: the last one until it is outgrown, even if the plan's months end before. */
  days: SizeDays;
  /** The same within the plan's months, for which weather and numbers are worked out. */
  planned: SizeDays;
  /** The same for each of the babies, with the sizes after the last one. */
  untilOutgrown: readonly SizeDays[];
  /** The day from which Layette has nothing more to say: 24 months after the plan's first one. */
  endsOn: IsoDay;
  /** For how many days from the first one newborn sizes are worn; null for the catalogue's. */
  newbornDays: number | null;
  /** What each of the babies needs of the newborn and preemie sizes; none for the calendar's, which has the catalogue's set. */
  newborns: readonly NewbornNeed[];
  /** When each size begins, with how sure that is; null for the calendar's. */
  starts: Readonly<Partial<Record<AgeRange, SizeChange>>> | null;
  /** The same for each of the babies; none for the calendar's. */
  startsOfEach: readonly Readonly<Partial<Record<AgeRange, SizeChange>>>[];
  /** Who wears which size when: several babies share it, or part. Sizes of the calendar are shared by all. */
  shares: readonly SharedSize[];
  babies: number;
  /** How many months the plan covers. */
  months: PlannedMonths;
  /** Besides the sizes, what the plan's numbers follow: the sack for its room at night. */
  sack: LeadingSack;
}

/** What is known when sizes are worked out. */
export interface KnownBabies {
  dates: PlanDates;
  babies: readonly Baby[];
  /** Facts that count, each named by something that changes with it. */
  seen: readonly string[];
}

/**
 * The sizes that a plan shows from `today` on. Without facts that is the calendar; with facts, windows move by a week or
 * more, and at most once a week.
 */
export function planAnew(
  { dates, babies, seen }: KnownBabies,
  shown: PlannedSizes | null,
  today: IsoDay,
): PlannedSizes | null {
  if (seen.length === 0) {
    const from = sizesCountedFrom(dates);
    return from === planStart(dates) ? null : { kind: "counted", from };
  }
  const before = shown?.kind === "windows" && shown.babies.length === babies.length ? shown : null;
  const cause: Cause = before?.seen.some((fact) => !seen.includes(fact)) ? "correction" : "new fact";
  if (before && !mayMove(before.movedOn, today, cause))
    return { ...before, babies: following(babies, before.babies), seen };
  const windows = following(
    babies,
    babies.map((baby, at) => steadyWindows(shownEnds(before?.babies[at] ?? []), sizeWindows(baby))),
  );
  const hasMoved = before ? !areSame(before.babies, windows) : false;
  return { kind: "windows", babies: windows, movedOn: hasMoved ? today : (before?.movedOn ?? null), seen };
}

/** A baby of whom nothing was told follows the first one of whom something was. */
function following(
  babies: readonly Baby[],
  windows: readonly (readonly SizeWindow[])[],
): readonly (readonly SizeWindow[])[] {
  const leader = windows[babies.findIndex(({ facts }) => facts.length > 0)];
  return windows.map((own, at) => (babies[at]?.facts.length ? own : (leader ?? own)));
}

function areSame(
  before: readonly (readonly SizeWindow[])[],
  after: readonly (readonly SizeWindow[])[],
): boolean {
  const ends = (windows: readonly (readonly SizeWindow[])[]) =>
    windows.map((baby) => baby.map(({ end }) => end.likely).join()).join(";");
  return ends(before) === ends(after);
}

/** The sizes of a plan of so many months for `babies` that begins on the dates' first day. */
export function sizesOfPlan(
  planned: PlannedSizes | null,
  dates: PlanDates,
  babies = 1,
  months: PlannedMonths = PLANNED_MONTHS,
  sack: LeadingSack = USUAL_SACK,
): SizesOfPlan {
  const firstDay = planStart(dates);
  const windows = planned?.kind === "windows" ? planned.babies : null;
  const from = planned?.kind === "counted" ? planned.from : firstDay;
  const outgrown =
    windows?.map(likelyOutgrown) ?? Array.from({ length: babies }, () => usuallyOutgrown(from));
  const each = outgrown.map((on) => sizeDaysUntil(firstDay, on, months));
  const untilOutgrown = each.map((days, baby) =>
    sizesUntilOutgrown(days, firstDay, outgrown[baby] ?? (() => null)),
  );
  const newborns = windows?.map((own) => newbornNeed(own, firstDay)) ?? [];
  return {
    days: hull(each.map((days, baby) => only(sizesIn(days), untilOutgrown[baby] ?? days))),
    planned: hull(each),
    untilOutgrown,
    endsOn: plusMonths(firstDay, CARRIED_ON_MONTHS),
    newbornDays: windows && Math.max(0, ...newborns.map(({ days }) => days)),
    newborns,
    starts: windows && startsOf(windows),
    startsOfEach: windows?.map((own) => startsOf([own])) ?? [],
    shares: partedSizes(each),
    babies: each.length,
    months,
    sack,
  };
}

/** The days of a plan's sizes, with those of the size after its last one, unless it goes on to 24 months already. */
export function daysWithNext({ days, untilOutgrown: [all = {}], months }: SizesOfPlan): SizeDays {
  const next = sizesIn(all).find((ageRange) => !days[ageRange] && (all[ageRange]?.end ?? "") > lastDay(days));
  return next && months === PLANNED_MONTHS
    ? { ...days, [next]: { ...all[next], start: plusDays(lastDay(days), 1) } }
    : days;
}

function lastDay(days: SizeDays): IsoDay {
  return sizesOf(days).reduce((last, [, { end }]) => (end > last ? end : last), "");
}

function only(sizes: readonly AgeRange[], days: SizeDays): SizeDays {
  return Object.fromEntries(sizes.map((ageRange) => [ageRange, days[ageRange]]));
}

function sizesOf(days: SizeDays): [AgeRange, DaysOfSize][] {
  return AGE_RANGES.flatMap((ageRange) => {
    const worn = days[ageRange];
    return worn ? [[ageRange, worn]] : [];
  });
}

/** From the first day that anyone wears a size to the last one. */
function hull(all: readonly SizeDays[]): SizeDays {
  const days: Partial<Record<AgeRange, DaysOfSize>> = {};
  for (const [ageRange, { start, end }] of all.flatMap(sizesOf)) {
    const known = days[ageRange] ?? { start, end };
    days[ageRange] = {
      start: start < known.start ? start : known.start,
      end: end > known.end ? end : known.end,
    };
  }
  return days;
}

/** When the first of the babies begins each size. */
function startsOf(babies: readonly (readonly SizeWindow[])[]): Partial<Record<AgeRange, SizeChange>> {
  const starts: Partial<Record<AgeRange, SizeChange>> = {};
  for (const ageRange of AGE_RANGES) {
    for (const windows of babies) {
      const own = windows.find(({ size }) => size === ageRange)?.start;
      const known = starts[ageRange];
      if (own && (!known || (own.likely ?? "9") < (known.likely ?? "9"))) starts[ageRange] = own;
    }
  }
  return starts;
}
