// The page on which parents tell about their baby's size: what fits now and what comes next, for one baby or for each of several
// who part ways; what was told; and the form.

import {
  readMonths,
  readMovesToTell,
  readPlannedSizes,
  readStoredFact,
  type SizeColumns,
} from "~/contracts/growth/stored-sizes.ts";
import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import { sizeAge } from "~/domain/growth/baby-facts.ts";
import type { StoredFact } from "~/domain/growth/entered-fact.ts";
import { LAST_DAY } from "~/domain/growth/outgrown-chances.ts";
import { isBeforeBirth, planBaby, sizesCountedFrom } from "~/domain/growth/plan-baby.ts";
import { type PlannedSizes, type SizesOfPlan, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { CHART_SIZES, type ChartSize } from "~/domain/growth/size-charts.ts";
import { sizeMoves } from "~/domain/growth/size-moves.ts";
import { type SizeOutlook, sizeOutlook } from "~/domain/growth/size-outlook.ts";
import type { SizeChange } from "~/domain/growth/size-windows.ts";
import { writtenLength, writtenWeight } from "~/domain/growth/typed-measures.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { sizesIn } from "~/domain/wardrobe/size-days.ts";
import { dayWords } from "~/words/en/day-words.ts";
import {
  CHART_LABELS,
  factOnDay,
  labelWords,
  lengthWords,
  SIZE_PAGE_COPY,
  weightWords,
} from "~/words/en/growth/size-copy.ts";
import { movedWords } from "./moved-sizes-view.ts";
import { tellNewborn } from "./tell-newborn.ts";
import { tellOutlook } from "./tell-outlook.ts";

/** A size to come. */
interface ComingSize {
  size: ChartSize;
  label: string;
  /** 'from about Mar 10, give or take 3 weeks'. */
  outlook: string;
}

/** The sizes of one baby. */
interface ToldSizes {
  /** Counted from 1; null where all babies wear the same. */
  baby: number | null;
  now: { size: ChartSize; words: string };
  next: ComingSize | null;
  later: ComingSize[];
  /** Of newborn and preemie sizes, as long as it holds, and whom the baby follows. */
  hints: string[];
}

type Reader = { today: IsoDay; country: string };

/** A baby can be so many weeks off the calendar. */
const CALENDAR_WEEKS = 3;
/** What is said beyond these sizes helps nobody yet. */
const MOST_LATER = 3;

/** One entry for each baby whose sizes are known apart, else one for all. */
export function tellSizes(planned: PlannedSizes | null, sizes: SizesOfPlan, reader: Reader): ToldSizes[] {
  if (planned?.kind !== "windows") return [tellOne(byCalendar(sizes, reader.today), null, reader)];
  return planned.babies.map((windows, baby) => {
    const worn = windows.filter(({ isSkipped }) => !isSkipped);
    const told = tellOne(worn, planned.babies.length > 1 ? baby + 1 : null, reader);
    const need = sizes.newborns[baby];
    return { ...told, hints: need ? tellNewborn(sizes, need, reader) : [] };
  });
}

type DatedSize = { size: ChartSize; start: SizeChange; end: SizeChange };

/** With sizes after the plan's last one once they have begun. */
function byCalendar({ days, untilOutgrown: [all = {}] }: SizesOfPlan, today: IsoDay): DatedSize[] {
  const on = (day: IsoDay | undefined): SizeChange => {
    const likely = day ?? null;
    return { early: likely, safe: likely, likely, late: likely };
  };
  const known = sizesIn(all).filter((size) => days[size] || (all[size]?.start ?? today) <= today);
  return known.map((size) => ({
    size,
    start: on(all[size]?.start),
    end: on(all[size] && plusDays(all[size].end, 1)),
  }));
}

function tellOne(sizes: readonly DatedSize[], baby: number | null, reader: Reader): ToldSizes {
  const begun = sizes.filter(({ start }) => start.likely !== null && start.likely <= reader.today);
  const now = begun.at(-1) ?? sizes[0];
  const size = now?.size ?? CHART_SIZES[0];
  const label = CHART_LABELS[size];
  const ahead = sizes.slice(now ? sizes.indexOf(now) + 1 : 0);
  const [next = null, ...later] = ahead.map((one) => coming(one, reader));
  const isOver = ahead.length === 0 && now?.end.likely != null && now.end.likely <= reader.today;
  const worn = isOver ? SIZE_PAGE_COPY.outgrown(label) : SIZE_PAGE_COPY.now(label);
  const words = begun.length > 0 ? worn : SIZE_PAGE_COPY.first(label);
  return { baby, now: { size, words }, next, later: later.slice(0, MOST_LATER), hints: [] };
}

function coming({ size, start }: DatedSize, reader: Reader): ComingSize {
  const isCalendar = start.early === start.late && start.likely !== null;
  const outlook: SizeOutlook = isCalendar
    ? { kind: "about", on: start.likely ?? "", weeks: CALENDAR_WEEKS }
    : sizeOutlook(start, reader.today);
  return {
    size,
    label: CHART_LABELS[size],
    outlook: tellOutlook(outlook, reader.country) ?? SIZE_PAGE_COPY.unknown,
  };
}

/** A stored fact's row. */
export interface FactOfPage {
  id: string;
  baby: number;
  kind: string;
  measuredOn: string;
  amount: number | null;
  unit: string | null;
  size: string | null;
  fit: string | null;
  isUsed: boolean;
}

/** The plan's row. */
interface PlanOfPage extends SizeColumns {
  country: string;
  sizeMoves: string | null;
}

/** A line of the list. */
interface ShownFact {
  id: string;
  /** '11 lb 4 oz, Mar 10, 2027'. */
  words: string;
  /** Counted from 1; null if there is only one baby. */
  baby: number | null;
  isUsed: boolean;
  /** Set aside, because the date of birth is a later one now. */
  isBeforeBirth: boolean;
  /** What the form holds when it is changed. */
  fields: Readonly<Record<string, string>>;
}

interface SizePageView {
  /** Later facts are refused. */
  mayTell: boolean;
  /** The plan's size that leads today. */
  current: AgeRange;
  babies: ToldSizes[];
  /** What the dates rest on, where it isn't the facts. */
  notes: string[];
  moved: string[];
  facts: ShownFact[];
}

/** The page for `today`, the reader's day. */
export function viewSizePage(plan: PlanOfPage, facts: readonly FactOfPage[], today: IsoDay): SizePageView {
  const { country } = plan;
  const reader: Reader = { today, country };
  const planned = readPlannedSizes(plan.plannedSizes);
  const sizes = sizesOfPlan(planned, plan, plan.babies, readMonths(plan));
  const before = readMovesToTell(plan.sizeMoves);
  const moves = before ? sizeMoves(before.days, sizes.days) : [];
  const ahead = moves.filter(({ ageRange }) => (sizes.days[ageRange]?.end ?? today) >= today);
  return {
    mayTell: sizeAge(planBaby(plan, { sex: null, facts: [] }, plan.babies), today) <= LAST_DAY,
    current: leadingSize(sizes.days, today).ageRange,
    babies: withLeader(tellSizes(planned, sizes, reader), plan, facts),
    notes: notesOf(plan, planned?.kind === "windows"),
    moved: ahead.map((move) => movedWords(move, reader)),
    facts: facts.toReversed().flatMap((row) => shownFact(row, plan)),
  };
}

/** The same with whom a baby follows of whom nothing was told. */
function withLeader(
  babies: readonly ToldSizes[],
  plan: PlanOfPage,
  facts: readonly FactOfPage[],
): ToldSizes[] {
  const told = facts
    .filter(({ isUsed, measuredOn }) => isUsed && !isBeforeBirth(plan, measuredOn))
    .map(({ baby }) => baby + 1);
  const leader = Math.min(...told);
  return babies.map((one) =>
    one.baby === null || told.length === 0 || told.includes(one.baby)
      ? one
      : { ...one, hints: [...one.hints, SIZE_PAGE_COPY.follows(one.baby, leader)] },
  );
}

function notesOf(plan: PlanOfPage, hasWindows: boolean): string[] {
  return [
    ...(hasWindows ? [] : [SIZE_PAGE_COPY.calendarHint]),
    ...(sizesCountedFrom(plan) === planStart(plan) ? [] : [SIZE_PAGE_COPY.fromDueDate]),
  ];
}

function shownFact({ id, baby, isUsed, ...row }: FactOfPage, plan: PlanOfPage): ShownFact[] {
  const fact = readStoredFact(row);
  if (!fact) return [];
  const words = factOnDay(factWords(fact), dayWords(fact.on, plan.country));
  return [
    {
      id,
      words,
      baby: plan.babies > 1 ? baby + 1 : null,
      isUsed,
      isBeforeBirth: isBeforeBirth(plan, fact.on),
      fields: fieldsOf(fact),
    },
  ];
}

function factWords(fact: StoredFact): string {
  switch (fact.kind) {
    case "weight":
      return weightWords(writtenWeight(fact.amount, fact.unit));
    case "length":
      return lengthWords(writtenLength(fact.amount, fact.unit), fact.unit);
    case "label":
      return labelWords(fact.size, fact.fit);
    default:
      return fact satisfies never;
  }
}

/** A fact in the fields of its form. */
function fieldsOf(fact: StoredFact): Readonly<Record<string, string>> {
  switch (fact.kind) {
    case "weight": {
      const { value, ounces } = writtenWeight(fact.amount, fact.unit);
      return { day: fact.on, weight: `${value}`, ounces: ounces ? `${ounces}` : "", weightUnit: fact.unit };
    }
    case "length":
      return { day: fact.on, length: `${writtenLength(fact.amount, fact.unit)}`, lengthUnit: fact.unit };
    case "label":
      return { day: fact.on, size: fact.size, fit: fact.fit };
    default:
      return fact satisfies never;
  }
}
