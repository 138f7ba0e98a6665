// A plan day by day: when it asks for a winter suit, in which size, by what the family has told by then; and which of the days that
// are really cold that covers.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../../app/domain/calendar.ts";
import type { Baby, Fit, SizeFact } from "../../app/domain/growth/baby-facts.ts";
import { planSizes } from "../../app/domain/growth/planned-sizes.ts";
import { CHART_SIZES } from "../../app/domain/growth/size-charts.ts";
import { sizeWindows } from "../../app/domain/growth/size-windows.ts";
import { AGE_RANGES, type AgeRange } from "../../app/domain/vocabulary.ts";
import {
  DECIDING_FACT_DAYS,
  type DecidedItem,
  type DecidingPlan,
  outerwearDecisions,
  waitsForFit,
} from "../../app/domain/wardrobe/decide-outerwear.ts";
import { calculateQuantities } from "../../app/domain/wardrobe/quantities.ts";
import { type SizeDays, sizesIn, usualSizeDays } from "../../app/domain/wardrobe/size-days.ts";
import { sizeTotals } from "../../app/domain/wardrobe/size-totals.ts";
import type { HistoryIndex } from "../../app/domain/weather/month-cards.ts";
import { buildWeatherGroups } from "../../app/domain/weather/weather-groups.ts";
import { realPlace } from "./plan-errors.ts";
import type { SimulatedBaby } from "./simulated-baby.ts";
import { CHECKUPS, SUIT, type SuitResult } from "./suit-rules.ts";

/** What a plan does, and what its family tells. */
interface Conduct {
  name: string;
  /** The months of age with a checkup whose weight is told. */
  months: readonly number[];
  /** Without them the plan asks for each size 28 days before it begins. */
  decides: boolean;
  /** Whether "What fits now?" is answered, and how exactly. */
  tells: "nothing" | "size" | "size and fit";
  /** The suit as two items, one of the sizes up to six months and one of those from then, as bunting and coat are. */
  isApart?: true;
}

const [AT_BIRTH, , ALL] = CHECKUPS.map(({ months }): readonly number[] => months);

export const CONDUCTS: readonly Conduct[] = [
  { name: "before: 28 days before each size", months: ALL ?? [], decides: false, tells: "nothing" },
  { name: "decision days, the question never answered", months: ALL ?? [], decides: true, tells: "nothing" },
  { name: "decision days, answered with the size", months: ALL ?? [], decides: true, tells: "size" },
  {
    name: "decision days, answered with size and fit",
    months: ALL ?? [],
    decides: true,
    tells: "size and fit",
  },
  {
    name: "the same, one item up to six months and another from then",
    months: ALL ?? [],
    decides: true,
    tells: "size and fit",
    isApart: true,
  },
  {
    name: "the same in one item, weight at birth alone",
    months: AT_BIRTH ?? [],
    decides: true,
    tells: "size and fit",
  },
];

const BOUGHT_BEFORE_DAYS = 28;
const YEAR = 365;

/** A size and the first day of age on which a family has its suit. */
type Bought = Map<AgeRange, number>;

interface Planned extends DecidingPlan {
  days: SizeDays;
  items: readonly Omit<DecidedItem, "has">[];
  mayStart: readonly Partial<Record<AgeRange, IsoDay | null>>[];
}

const YOUNG: readonly AgeRange[] = ["0-3m", "3-6m"];

function plannedBy(
  history: HistoryIndex,
  own: SimulatedBaby,
  facts: readonly SizeFact[],
  isApart = false,
): Planned {
  const { born, due, sex } = own;
  const baby: Baby = { due, born, sex, isTwin: false, facts };
  const windows = facts.length > 0 ? sizeWindows(baby) : null;
  const days = windows ? planSizes(windows, born).days : usualSizeDays(born);
  const groups = buildWeatherGroups(history, born, days);
  const itemOf = (sizes: readonly AgeRange[]) => ({
    nameId: SUIT.clothing_name_id,
    quantities: calculateQuantities({ ...SUIT, valid_age_ranges: [...sizes] }, groups),
  });
  const older = AGE_RANGES.filter((size) => !YOUNG.includes(size));
  return {
    days,
    groups,
    newbornDays: windows && 0,
    babies: [days],
    items: isApart ? [itemOf(YOUNG), itemOf(older)] : [itemOf(AGE_RANGES)],
    mayStart: windows ? [Object.fromEntries(windows.map(({ size, start }) => [size, start.early]))] : [],
  };
}

/** A family buys whatever the plan asks for on the day on which it does. */
function yearOf(
  history: HistoryIndex,
  baby: SimulatedBaby,
  { months, decides, tells, isApart }: Conduct,
): { bought: Bought; questions: number } {
  const bought: Bought = new Map();
  const has = (size: AgeRange) => bought.has(size);
  const weighed = months.map((month) => daysBetween(baby.born, plusMonths(baby.born, month)));
  const facts: SizeFact[] = [];
  let plan = plannedBy(history, baby, facts, isApart);
  const tell = (fact: SizeFact) => {
    facts.push(fact);
    plan = plannedBy(history, baby, facts, isApart);
  };
  let questions = 0;
  for (let age = 0; age < YEAR; age++) {
    const today = plusDays(baby.born, age);
    if (weighed.includes(age)) tell({ kind: "weight", on: today, kg: baby.weightOn(age) });
    if (tells !== "nothing" && isAskedOn(plan, facts, today, has)) {
      tell(labelOn(baby, age, tells));
      questions += 1;
    }
    const asked = decides ? decidedOn(plan, today, has) : askedAhead(plan, today);
    for (const size of asked.filter((one) => !has(one))) bought.set(size, age);
  }
  return { bought, questions };
}

function isAskedOn(
  plan: Planned,
  facts: readonly SizeFact[],
  today: IsoDay,
  has: DecidedItem["has"],
): boolean {
  const last = facts.at(-1)?.on;
  const isOld = last === undefined || daysBetween(last, today) > DECIDING_FACT_DAYS;
  const items = plan.items.map((item) => ({ ...item, has }));
  return isOld && waitsForFit(items, plan, plan.mayStart, today);
}

/** The size that is really worn; beyond the charts, their last one. */
function labelOn(baby: SimulatedBaby, age: number, tells: Conduct["tells"]): SizeFact {
  const size = CHART_SIZES[realPlace(baby, age)] ?? "18-24m";
  const fit = tells === "size" ? "good" : fitOn(baby, age);
  return { kind: "label", on: plusDays(baby.born, age), size, fit };
}

function decidedOn(plan: Planned, today: IsoDay, has: (size: AgeRange) => boolean): AgeRange[] {
  return plan.items.flatMap(({ nameId, quantities }) => {
    const decisions = outerwearDecisions(nameId, quantities, plan, today, has);
    return sizesIn(plan.days).filter(
      (size) => decisions[size]?.kind === "now" && (plan.days[size]?.end ?? "") >= today,
    );
  });
}

function askedAhead({ days, groups, items, newbornDays }: Planned, today: IsoDay): AgeRange[] {
  return items.flatMap(({ nameId, quantities }) => {
    const totals = sizeTotals(nameId, quantities, groups, "daily", newbornDays);
    return sizesIn(days).filter((size) => {
      const { start = "", end = "" } = days[size] ?? {};
      return totals[size].needed > 0 && plusDays(start, -BOUGHT_BEFORE_DAYS) <= today && today <= end;
    });
  });
}

/** How the worn size really sits: roomy in its first third, snug in its last one. */
function fitOn(baby: SimulatedBaby, age: number): Fit {
  const place = realPlace(baby, age);
  const start = Math.max(0, ...baby.outgrown.slice(0, place));
  const share = (age - start) / (Math.max(...baby.outgrown.slice(0, place + 1)) - start);
  if (share < 1 / 3) return "roomy";
  return share > 2 / 3 ? "snug" : "good";
}

const NEEDED_FROM_DAYS = 28;
const USELESS_BELOW_DAYS = 7;
/** For so many days a suit that is one size too big may be worn in a size's place: tucked up, and no longer. */
const ROOMY_DAYS = 60;

/** How many sizes have 28 cold days or more without a suit, and how many suits fewer than 7 cold days. */
function wrongIn(
  baby: SimulatedBaby,
  bought: Bought,
  isCold: (day: IsoDay) => boolean,
  roomyDays: number,
): { missing: number; useless: number } {
  const [without, used, roomy] = [new Map(), new Map(), new Map()] as Map<AgeRange, number>[];
  const add = (to: Map<AgeRange, number> | undefined, size: AgeRange) =>
    to?.set(size, (to.get(size) ?? 0) + 1);
  for (let age = 0; age < YEAR; age++) {
    if (!isCold(plusDays(baby.born, age))) continue;
    const own = AGE_RANGES.find((size) => size === CHART_SIZES[realPlace(baby, age)]);
    if (!own) continue;
    const next = AGE_RANGES[AGE_RANGES.indexOf(own) + 1];
    const isThere = (size: AgeRange) => (bought.get(size) ?? YEAR) <= age;
    if (isThere(own)) add(used, own);
    else if (next && isThere(next) && (roomy?.get(own) ?? 0) < roomyDays) {
      add(roomy, own);
      add(used, next);
    } else add(without, own);
  }
  return {
    missing: AGE_RANGES.filter((size) => (without?.get(size) ?? 0) >= NEEDED_FROM_DAYS).length,
    useless: [...bought.keys()].filter((size) => (used?.get(size) ?? 0) < USELESS_BELOW_DAYS).length,
  };
}

/** Of all babies: the shares with something wrong, and how many suits and questions each had. */
export interface DecidedResult extends SuitResult {
  /** The share with a suit wrong if no suit is ever worn a size too big. */
  strict: number;
  suits: number;
  questions: number;
}

export function decidedResult(
  history: HistoryIndex,
  { from, until }: { from: string; until: string },
  babies: readonly SimulatedBaby[],
  conduct: Conduct,
): DecidedResult {
  const isCold = (day: IsoDay) => day.slice(5) >= from || day.slice(5) < until;
  const years = babies.map((baby) => {
    const { bought, questions } = yearOf(history, baby, conduct);
    const wrong = wrongIn(baby, bought, isCold, ROOMY_DAYS);
    const strict = wrongIn(baby, bought, isCold, 0);
    return { ...wrong, strict: strict.missing + strict.useless, suits: bought.size, questions };
  });
  const mean = (of: (year: (typeof years)[number]) => number) =>
    years.reduce((sum, year) => sum + of(year), 0) / years.length;
  return {
    wrong: mean(({ missing, useless }) => (missing + useless > 0 ? 1 : 0)),
    strict: mean((year) => (year.strict > 0 ? 1 : 0)),
    missing: mean(({ missing }) => missing),
    useless: mean(({ useless }) => useless),
    suits: mean(({ suits }) => suits),
    questions: mean((year) => year.questions),
  };
}
