// Facts about one baby, as parents tell them: dates, and the size on a day.

import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { Sex } from "./growth-table.ts";
import type { ChartSize } from "./size-charts.ts";

/** How the size that is worn sits. */
export const FITS = ["roomy", "good", "snug"] as const;
export type Fit = (typeof FITS)[number];

/** In the order in which facts of one day are used. */
export const FACT_KINDS = ["weight", "length", "label"] as const satisfies readonly SizeFact["kind"][];

/** One thing that is known of a baby's size on a day. */
export type SizeFact =
  | { kind: "weight"; on: IsoDay; kg: number }
  | { kind: "length"; on: IsoDay; cm: number }
  /** The size on the label of clothes that fit then. */
  | { kind: "label"; on: IsoDay; size: ChartSize; fit: Fit };

/** At least one of the two days is known. */
export type BabyDates = { due: IsoDay; born: IsoDay | null } | { due: null; born: IsoDay };

export type Baby = BabyDates & {
  /** Null if the parents would rather not say: then it is the mean of both. Never the quiz's style. */
  sex: Sex | null;
  isTwin: boolean;
  facts: readonly SizeFact[];
};

/** The table's newborn is born this many days before the due date. */
const TERM_DAYS = 4;
/** When a birth is expected, in days before the due date. */
const EXPECTED_BEFORE = { single: 5, twin: 30 } as const;

/** Day 0 of the size age, term or not: four days before the due date, or the birth if no due date is known. */
export function sizeOrigin(baby: BabyDates): IsoDay {
  if (baby.due === null) return baby.born;
  return plusDays(baby.due, -TERM_DAYS);
}

/** The birth, or the day on which it is expected. */
export function birthDay(baby: BabyDates & Pick<Baby, "isTwin">): IsoDay {
  if (baby.due === null) return baby.born;
  return baby.born ?? plusDays(baby.due, -EXPECTED_BEFORE[baby.isTwin ? "twin" : "single"]);
}

/** Days from the origin of the sizes; negative before it. */
export function sizeAge(baby: BabyDates, day: IsoDay): number {
  return daysBetween(sizeOrigin(baby), day);
}

/** The sexes that a baby may have. */
export function possibleSexes({ sex }: Pick<Baby, "sex">): readonly Sex[] {
  return sex === null ? ["boy", "girl"] : [sex];
}

/** Facts in the one order in which they are used, however they were entered: by day, then by kind. */
export function inOrderOfUse(facts: readonly SizeFact[]): SizeFact[] {
  const key = (fact: SizeFact) => `${fact.on} ${FACT_KINDS.indexOf(fact.kind)} ${JSON.stringify(fact)}`;
  return facts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A fact is old after so many days; babies grow more slowly from half a year of age on. */
const OLD_AFTER = { young: 42, older: 70 } as const;
const HALF_A_YEAR = 183;

/** True if a new fact would help: the last one is older than six weeks, or ten from half a year of age on. */
export function isFactOld(baby: Baby, today: IsoDay): boolean {
  const last = baby.facts.reduce<IsoDay | null>((day, { on }) => (day === null || on > day ? on : day), null);
  if (last === null) return baby.born !== null;
  const isYoung = daysBetween(birthDay(baby), today) < HALF_A_YEAR;
  return daysBetween(last, today) > OLD_AFTER[isYoung ? "young" : "older"];
}
