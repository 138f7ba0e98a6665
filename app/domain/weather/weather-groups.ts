// The few stretches of similar weather in an age range for which the wardrobe is counted. Half-months are
// named one by one and then joined, so that a short cold spell or a changeable winter doesn't ask for clothes
// of its own.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { AgeRange, WeatherCategory } from "../vocabulary.ts";
import { CARRIED_ON_MONTHS, perAgeRange } from "../wardrobe/growth.ts";
import { type DaysOfSize, type SizeDays, usualSizeDays } from "../wardrobe/size-days.ts";
import { nameOfJoined } from "./climate.ts";
import {
  daysOf,
  type History,
  type HistoryIndex,
  indexHistory,
  monthSpans,
  round,
  type Span,
  type SpanWeather,
  summarise,
} from "./month-cards.ts";
import { perWeather } from "./per-weather.ts";

/** One stretch of weather in an age range: °F; counts are days in the whole stretch in an average year. */
export interface WeatherGroup {
  /** 1 for the first in time. */
  weatherGroupOrder: number;
  category: WeatherCategory;
  durationDays: number;
  start: IsoDay;
  end: IsoDay;
  avgTempMin: number;
  avgTempMax: number;
  rainyDays: number;
  snowyDays: number;
  /** Null if the provider has no wind. */
  windyDays: number | null;
  /** Below 20 °F on average: it asks for more than its category does. */
  isBitter: boolean;
  /** True if part of the stretch had no history and took the season's category. */
  estimated: boolean;
}

type Half = Span & SpanWeather;

/** Consecutive half-months in one category: a group in the making. */
interface Run extends Span {
  category: WeatherCategory;
  halves: readonly Half[];
}

const MAX_GROUPS = 4;

/** °F: a group with a lower mean is bitterly cold. */
export const BITTER_MEAN = 20;

/**
 * Whether mean temperatures in °F are bitterly cold. Decided for a whole group, so that a winter near the
 * limit isn't split in two.
 */
export function isBitterCold({
  avgTempMin,
  avgTempMax,
}: {
  avgTempMin: number;
  avgTempMax: number;
}): boolean {
  return (avgTempMin + avgTempMax) / 2 < BITTER_MEAN;
}

/**
 * One to four weather groups for each age range of a plan that begins on `firstDay`, in time order; none for an age range
 * without days in the plan.
 */
export function buildWeatherGroups(
  history: History,
  firstDay: IsoDay,
  sizeDays: SizeDays = usualSizeDays(firstDay),
): Record<AgeRange, WeatherGroup[]> {
  const index = indexHistory(history);
  const months = monthSpans(firstDay, CARRIED_ON_MONTHS);
  return perAgeRange((range) => {
    const worn = sizeDays[range];
    if (!worn) return [];
    const own = months.filter(({ start, end }) => start <= worn.end && end >= worn.start);
    return joinHalves(own.flatMap((month) => halvesOf(index, month, worn))).map(toGroup);
  });
}

/** The halves of a month in which a size is worn. One that it shares has the weather of the whole half. */
function halvesOf(index: HistoryIndex, month: Span, worn: DaysOfSize): Run[] {
  const firstLength = Math.ceil(month.length / 2);
  const middle = plusDays(month.start, firstLength);
  const spans: Span[] = [
    { start: month.start, end: plusDays(middle, -1), length: firstLength },
    { start: middle, end: month.end, length: month.length - firstLength },
  ];
  return spans.flatMap((half) => {
    const span = daysWorn(half, worn);
    if (!span) return [];
    const own = daysOf(index, half);
    // The other half of the same month says more about this one than the season does.
    const weather = summarise(own.length > 0 ? own : daysOf(index, month), span, index.latitude);
    return [{ ...span, category: weather.category, halves: [{ ...span, ...weather }] }];
  });
}

/** The part of a span in which a size is worn; null if there isn't one. */
function daysWorn(span: Span, worn: DaysOfSize): Span | null {
  const start = span.start > worn.start ? span.start : worn.start;
  const end = span.end < worn.end ? span.end : worn.end;
  return start > end ? null : { start, end, length: daysBetween(start, end) + 1 };
}

function joinHalves(halves: readonly Run[]): Run[] {
  let runs = settle(halves);
  while (runs.length > MAX_GROUPS) runs = settle(joinShortest(runs));
  return runs;
}

// Joining a neighbor means taking its category; merging equal categories does the rest. That can leave a
// single half between two groups of the same category, or a group whose name its joined figures forbid, so repeat until
// nothing changes.
function settle(runs: readonly Run[]): Run[] {
  const merged = mergeEqual(runs);
  const flicker = merged.findIndex(({ halves }, at) => {
    const before = merged[at - 1];
    return halves.length === 1 && before !== undefined && before.category === merged[at + 1]?.category;
  });
  const around = merged[flicker - 1];
  if (around) return settle(rename(merged, flicker, around.category));
  const names = merged.map(trueName);
  const untrue = merged.findIndex(({ category }, at) => category !== names[at]);
  const name = names[untrue];
  return name ? settle(rename(merged, untrue, name)) : merged;
}

/** A group's name, or the one that its joined mean, rain, and snow call for. */
function trueName(run: Run): WeatherCategory {
  const halves = run.halves.filter((half) => !half.estimated);
  if (halves.length === 0) return run.category;
  const { avgTempMin, avgTempMax } = meansOf(run);
  const over = (figureOf: (half: Half) => number) => sum(halves.map(figureOf));
  // A half may be worn in part only; its votes count for those days.
  const counts = perWeather((category) =>
    over((half) => (half.counts[category] * half.length) / sum(Object.values(half.counts))),
  );
  return nameOfJoined({ category: run.category, counts }, (avgTempMin + avgTempMax) / 2, {
    length: over((half) => half.length),
    rainDays: over((half) => half.rainDays),
    snowDays: over((half) => half.snowDays),
    wetDays: over((half) => half.wetDays),
  });
}

function mergeEqual(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.category === run.category) merged.splice(-1, 1, concatenate(last, run));
    else merged.push(run);
  }
  return merged;
}

function concatenate(first: Run, next: Run): Run {
  return {
    ...first,
    end: next.end,
    length: first.length + next.length,
    halves: [...first.halves, ...next.halves],
  };
}

function joinShortest(runs: readonly Run[]): Run[] {
  const lengths = runs.map((run) => run.length);
  const shortest = lengths.indexOf(Math.min(...lengths));
  const category = nearerNeighbour(runs, shortest)?.category;
  return category ? rename(runs, shortest, category) : [...runs];
}

// Nearer by the unrounded mean of everything in the run; the earlier neighbor on a tie.
function nearerNeighbour(runs: readonly Run[], at: number): Run | undefined {
  const run = runs[at];
  const before = runs[at - 1];
  const after = runs[at + 1];
  if (!run || !before || !after) return before ?? after;
  const distance = (other: Run) => Math.abs(dailyMeanOf(other) - dailyMeanOf(run));
  return distance(before) <= distance(after) ? before : after;
}

function rename(runs: readonly Run[], at: number, category: WeatherCategory): Run[] {
  return runs.map((run, position) => (position === at ? { ...run, category } : run));
}

/** A group's temperatures as they are stored and shown. */
function meansOf(run: Run): Pick<WeatherGroup, "avgTempMin" | "avgTempMax"> {
  const mean = (figureOf: (half: Half) => number) => round(averageOf(run, figureOf), 1);
  return { avgTempMin: mean((half) => half.tempMin), avgTempMax: mean((half) => half.tempMax) };
}

function toGroup(run: Run, position: number): WeatherGroup {
  const means = meansOf(run);
  const windyDays = run.halves.flatMap((half) => half.windyDays ?? []);
  return {
    weatherGroupOrder: position + 1,
    category: run.category,
    durationDays: run.length,
    start: run.start,
    end: run.end,
    ...means,
    rainyDays: round(sum(run.halves.map((half) => half.rainDays))),
    snowyDays: round(sum(run.halves.map((half) => half.snowDays))),
    windyDays: windyDays.length > 0 ? round(sum(windyDays)) : null,
    isBitter: isBitterCold(means),
    estimated: run.halves.some((half) => half.estimated),
  };
}

function dailyMeanOf(run: Run): number {
  return averageOf(run, (half) => (half.tempMax + half.tempMin) / 2);
}

// Weighted by days. Halves without history are left out once another half has figures.
function averageOf(run: Run, figureOf: (half: Half) => number): number {
  const observed = run.halves.filter((half) => !half.estimated);
  const halves = observed.length > 0 ? observed : run.halves;
  return sum(halves.map((half) => figureOf(half) * half.length)) / sum(halves.map((half) => half.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
