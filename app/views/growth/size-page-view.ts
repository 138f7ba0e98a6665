// The page on which parents tell about their baby's size: what fits and comes, what was told, and the form.
import {
  readMovesToTell,
  readPlannedSizes,
  readStoredFact,
  type SizeColumns,
} from "~/contracts/growth/stored-sizes.ts";
import { dayWords } from "~/copy/day-words.ts";
import { factOnDay, labelWords, lengthWords, SIZE_PAGE_COPY, weightWords } from "~/copy/growth/size-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { StoredFact } from "~/domain/growth/entered-fact.ts";
import { isBeforeBirth, sizesCountedFrom } from "~/domain/growth/plan-baby.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { sizeMoves } from "~/domain/growth/size-moves.ts";
import { writtenLength, writtenWeight } from "~/domain/growth/typed-measures.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { sizeWornOn } from "~/domain/wardrobe/size-days.ts";
import { movedWords } from "./moved-sizes-view.ts";
import { type Reader, type ToldSizes, tellSizes } from "./tell-sizes.ts";

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
export interface PlanOfPage extends SizeColumns {
  country: string;
  sizeMoves: string | null;
}

/** A line of the list. */
export interface ShownFact {
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

export interface SizePageView {
  /** The plan's size that is worn today. */
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
  const sizes = sizesOfPlan(planned, plan, plan.babies);
  const before = readMovesToTell(plan.sizeMoves);
  const moves = before ? sizeMoves(before.days, sizes.days) : [];
  const ahead = moves.filter(({ ageRange }) => (sizes.days[ageRange]?.end ?? today) >= today);
  return {
    current: sizeWornOn(sizes.days, today),
    babies: tellSizes(planned, sizes, reader),
    notes: notesOf(plan, planned?.kind === "windows"),
    moved: ahead.map((move) => movedWords(move, reader)),
    facts: facts.toReversed().flatMap((row) => shownFact(row, plan)),
  };
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
