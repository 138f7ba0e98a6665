// Whether a plan asks for a winter suit in the sizes in which a simulated baby needs one: by the plan's own rules, decided four
// weeks before each size begins, with what is known by then.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../app/domain/growth/baby-facts.ts";
import { planSizes } from "../../app/domain/growth/planned-sizes.ts";
import { CHART_SIZES } from "../../app/domain/growth/size-charts.ts";
import { type SizeChange, type SizeWindow, sizeWindows } from "../../app/domain/growth/size-windows.ts";
import { AGE_RANGES, type AgeRange } from "../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import { perAgeRange } from "../../app/domain/wardrobe/growth.ts";
import { type ClothingRules, calculateQuantities, recommend } from "../../app/domain/wardrobe/quantities.ts";
import { type SizeDays, sizeDaysUntil, sizesIn, usualSizeDays } from "../../app/domain/wardrobe/size-days.ts";
import { sizeTotals } from "../../app/domain/wardrobe/size-totals.ts";
import type { HistoryIndex } from "../../app/domain/weather/month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../app/domain/weather/weather-groups.ts";
import { realPlace } from "./plan-errors.ts";
import type { SimulatedBaby } from "./simulated-baby.ts";

/** Sizes are bought so long before they begin. */
const DECIDED_BEFORE_DAYS = 28;
/** A size with so many days of real cold needs a suit; one with fewer than the other doesn't. */
const NEEDED_FROM_DAYS = 28;
const USELESS_BELOW_DAYS = 7;
const YEAR = 365;
const MONTHS = [0, 2, 4, 6, 9];

/** What a plan says at one time. */
export interface Stage {
  /** The day of age from which it holds; before the birth it is far below 0. */
  from: number;
  windows: readonly SizeWindow[] | null;
  firstDay: IsoDay;
}

/** The same with the weather of a place. */
interface Planned {
  days: SizeDays;
  groups: Groups;
  /** By the days that were used before: each size ends once it is outgrown with a chance of 35 %. */
  earlier: Groups;
  /** False for the calendar's sizes, which know nothing. */
  isKnown: boolean;
}

type Groups = Record<AgeRange, WeatherGroup[]>;

/** Whether a plan asks for a suit, by size. */
type SuitRule = (planned: Planned) => ReadonlySet<AgeRange>;

/** A garment for cold weather in every size, by the coat's rules. */
export const SUIT: ClothingRules = suit();

function suit(): ClothingRules {
  const coat = CATALOGUE.find(({ key }) => key === "coat_warm");
  if (!coat) throw new Error("No coat in the catalogue");
  return clothingRules({ ...coat, uses: perAgeRange(() => 0.6) });
}

/** What a plan says of a baby: first before the birth by the calendar, then with the weight of each checkup. */
export function stagesOf({ sex, born, due, weightOn }: SimulatedBaby): Stage[] {
  const facts = MONTHS.map((month): SizeFact => {
    const on = plusMonths(born, month);
    return { kind: "weight", on, kg: weightOn(daysBetween(born, on)) };
  });
  return [
    { from: Number.NEGATIVE_INFINITY, windows: null, firstDay: born },
    ...facts.map((fact, at) => {
      const baby: Baby = { due, born, sex, isTwin: false, facts: facts.slice(0, at + 1) };
      return { from: daysBetween(born, fact.on), windows: sizeWindows(baby), firstDay: born };
    }),
  ];
}

function plannedAt(history: HistoryIndex, { windows, firstDay }: Stage): Planned {
  const days = windows ? planSizes(windows, firstDay).days : usualSizeDays(firstDay);
  const groups = buildWeatherGroups(history, firstDay, days);
  const last = sizesIn(days).at(-1);
  const ends = new Map<string, SizeChange>(windows?.map(({ size, end }) => [size, end]));
  const earlier = windows
    ? sizeDaysUntil(firstDay, (age) => (age === last ? null : (ends.get(age)?.safe ?? null)))
    : days;
  return { days, groups, earlier: buildWeatherGroups(history, firstDay, earlier), isKnown: windows !== null };
}

/** What there is to choose from. The plan's own rule is the first one. */
export const SUIT_RULES: readonly { name: string; rule: SuitRule }[] = [
  {
    name: "the rule: 17 days of cold, or none beside it",
    rule: ({ groups, isKnown }) => suitsOf(groups, isKnown),
  },
  { name: "likely days, P50, by the short edges", rule: ({ groups }) => suitsOf(groups) },
  { name: "earlier days, P35, by the short edges: the rule before", rule: ({ earlier }) => suitsOf(earlier) },
  ...[7, 10, 14, 17, 21, 28].map((least) => ({
    name: `${least} days of cold in the likely days`,
    rule: ({ groups }: Planned) => coldFor(least, groups),
  })),
  ...[14, 21, 28].map((least) => ({
    name: `${least} days of cold in the earlier days`,
    rule: ({ earlier }: Planned) => coldFor(least, earlier),
  })),
  {
    name: "likely or earlier days",
    rule: ({ groups, earlier }) => new Set([...suitsOf(groups), ...suitsOf(earlier)]),
  },
  {
    name: "likely and earlier days",
    rule: ({ groups, earlier }) => new Set([...suitsOf(groups)].filter((age) => suitsOf(earlier).has(age))),
  },
];

/** The sizes in which a plan asks for a suit, by its own functions: of a baby who is known, or by the calendar's rule. */
function suitsOf(groups: Groups, isKnown = false): Set<AgeRange> {
  const quantities = calculateQuantities(SUIT, groups);
  const totals = sizeTotals(SUIT.clothing_name_id, quantities, groups, "daily", isKnown ? 0 : null);
  return new Set(AGE_RANGES.filter((age) => totals[age].needed > 0));
}

/** The sizes with so many days of cold, whatever their neighbors have. */
function coldFor(least: number, groups: Groups): Set<AgeRange> {
  const coldIn = (age: AgeRange) =>
    groups[age].reduce((days, group) => {
      const { quantity } = recommend(SUIT, "daily", age, group);
      return quantity > 0 ? days + group.durationDays : days;
    }, 0);
  return new Set(AGE_RANGES.filter((age) => coldIn(age) >= least));
}

/** The days that the product calls cold, by their first one and the one after their last. */
export const WINTERS = {
  Minneapolis: { zip3: "554", from: "11-01", until: "04-16" },
  Boston: { zip3: "021", from: "11-16", until: "04-01" },
} as const;

/** Births through the year, four in each month. */
export function birthdayOf(number: number): IsoDay {
  const at = number % 48;
  return `2026-${String(1 + Math.floor(at / 4)).padStart(2, "0")}-${String(1 + 7 * (at % 4)).padStart(2, "0")}`;
}

/** The checkups whose weights a plan knows, by how much it knows. */
export const CHECKUPS = [
  { name: "weight at birth", months: [0] },
  { name: "and at 2 months", months: [0, 2] },
  { name: "and at 4, 6, and 9 months", months: [0, 2, 4, 6, 9] },
] as const;

/** Of all babies, in shares: with a suit wrong, suits missing, suits that nobody needs. */
export interface SuitResult {
  wrong: number;
  missing: number;
  useless: number;
}

/** By CHECKUPS, then by SUIT_RULES. */
export function suitResults(
  history: HistoryIndex,
  { from, until }: { from: string; until: string },
  babies: readonly { baby: SimulatedBaby; stages: readonly Stage[] }[],
): SuitResult[][] {
  const isCold = (day: IsoDay) => day.slice(5) >= from || day.slice(5) < until;
  const wrongs = babies.map(({ baby, stages }) => wrongsOf(history, baby, stages, isCold));
  return CHECKUPS.map((_, known) =>
    SUIT_RULES.map((__, place) => resultOf(wrongs.map((wrong) => wrong[place]?.[known] ?? NOTHING_WRONG))),
  );
}

function resultOf(wrongs: readonly Wrong[]): SuitResult {
  const share = (of: (wrong: Wrong) => number) =>
    wrongs.reduce((sum, wrong) => sum + of(wrong), 0) / wrongs.length;
  return {
    wrong: share(({ missing, useless }) => (missing + useless > 0 ? 1 : 0)),
    missing: share(({ missing }) => missing),
    useless: share(({ useless }) => useless),
  };
}

/** Of one baby, by SUIT_RULES, then by CHECKUPS. */
function wrongsOf(
  history: HistoryIndex,
  baby: SimulatedBaby,
  stages: readonly Stage[],
  isCold: (day: IsoDay) => boolean,
): Wrong[][] {
  const cold = coldDays(baby, isCold);
  const planned = stages.map((stage) => ({ from: stage.from, planned: plannedAt(history, stage) }));
  return SUIT_RULES.map(({ rule }) => {
    const asked = planned.map((stage) => ({ ...stage, asked: rule(stage.planned) }));
    return CHECKUPS.map(({ months }) => wrongSuits(baby.born, asked.slice(0, months.length + 1), cold));
  });
}

/** A missing suit counts twice. */
export function costOf({ missing, useless }: SuitResult): number {
  return 2 * missing + useless;
}

/** Of one baby: sizes without a suit that needs one, and suits that nobody needs. */
interface Wrong {
  missing: number;
  useless: number;
}

const NOTHING_WRONG: Wrong = { missing: 0, useless: 0 };

/** Each size is decided once, by the stage that holds four weeks before it begins. */
function wrongSuits(
  born: IsoDay,
  stages: readonly (TimedPlan & { asked: ReadonlySet<AgeRange> })[],
  cold: ReadonlyMap<AgeRange, number>,
): Wrong {
  const wrong: Wrong = { missing: 0, useless: 0 };
  for (const age of AGE_RANGES) {
    const hasSuit = stages[decidedAt(stages, age, born)]?.asked.has(age) ?? false;
    const days = cold.get(age) ?? 0;
    if (!hasSuit && days >= NEEDED_FROM_DAYS) wrong.missing += 1;
    if (hasSuit && days < USELESS_BELOW_DAYS) wrong.useless += 1;
  }
  return wrong;
}

interface TimedPlan {
  from: number;
  planned: Planned;
}

/** The first stage in whose time the day for buying comes. A size that a stage doesn't have yet waits for the next one. */
function decidedAt(stages: readonly TimedPlan[], age: AgeRange, born: IsoDay): number {
  for (const [at, { planned }] of stages.entries()) {
    const start = planned.days[age]?.start;
    const until = stages[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (start !== undefined && daysBetween(born, start) - DECIDED_BEFORE_DAYS < until) return at;
  }
  return stages.length - 1;
}

/** Days of real cold in the first year by the size that is really worn; newborn sizes count as the first one. */
function coldDays(baby: SimulatedBaby, isCold: (day: IsoDay) => boolean): Map<AgeRange, number> {
  const days = new Map<AgeRange, number>();
  for (let age = 0; age < YEAR; age++) {
    if (!isCold(plusDays(baby.born, age))) continue;
    const worn = AGE_RANGES.find((range) => range === CHART_SIZES[realPlace(baby, age)]);
    if (worn) days.set(worn, (days.get(worn) ?? 0) + 1);
  }
  return days;
}
