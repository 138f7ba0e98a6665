// What a plan says of a simulated baby's sizes, by how much it knows, and how far that is from how the baby grows.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../app/domain/growth/baby-facts.ts";
import { CHART_SIZES } from "../../app/domain/growth/size-charts.ts";
import { type SizeChange, sizeWindows } from "../../app/domain/growth/size-windows.ts";
import { type SimulatedBaby, wornOn } from "./simulated-baby.ts";

/** Which months of age have a weight that the plan knows; the calendar knows nothing, not even the sex. */
export interface Knowledge {
  name: string;
  isCalendar?: true;
  knowsSex?: true;
  weights: readonly number[];
  /** Sizes change when the chance is this. */
  when: keyof SizeChange;
}

export const KNOWLEDGE: readonly Knowledge[] = [
  { name: "the calendar", isCalendar: true, weights: [], when: "likely" },
  { name: "the model, sex unknown", weights: [], when: "likely" },
  { name: "and sex", knowsSex: true, weights: [], when: "likely" },
  { name: "and birth weight", knowsSex: true, weights: [0], when: "likely" },
  { name: "and weight at 2 months", knowsSex: true, weights: [0, 2], when: "likely" },
  { name: "and at 4, 6, and 9 months", knowsSex: true, weights: [0, 2, 4, 6, 9], when: "likely" },
  { name: "the model, sex unknown, a size up early", weights: [], when: "safe" },
];

/** Clothes are bought so long after what they are chosen by. */
const BOUGHT_AFTER_DAYS = 28;
const FIRST_SIZE = CHART_SIZES.indexOf("0-3m");

/** When a plan expects each size to be outgrown: days of age by CHART_SIZES, as long as it holds. */
interface Expectation {
  from: number;
  ends: number[];
}

/** The days of age at which the sizes end, by what is known so long after each weight. */
export function expectations(baby: SimulatedBaby, knowledge: Knowledge): Expectation[] {
  const { isCalendar, weights } = knowledge;
  if (isCalendar) return [{ from: 0, ends: calendarEnds(baby.born) }];
  const facts = weights.map((month): SizeFact => {
    const on = plusMonths(baby.born, month);
    return { kind: "weight", on, kg: baby.weightOn(daysBetween(baby.born, on)) };
  });
  return [-1, ...facts.keys()].map((last) => ({
    from: last < 0 ? 0 : daysBetween(baby.born, facts[last]?.on ?? baby.born) + BOUGHT_AFTER_DAYS,
    ends: endsOf(baby, knowledge, facts.slice(0, last + 1)),
  }));
}

/** The place of the size that a plan expects on a day of age; newborn sizes count as the first one. */
export function expectedPlace(all: readonly Expectation[], age: number): number {
  const { ends } = all.findLast(({ from }) => from <= age) ?? { ends: [] };
  const place = ends.findIndex((end) => age < end);
  return Math.max(FIRST_SIZE, place < 0 ? ends.length : place);
}

/** The place of the size that the baby really wears. */
export function realPlace(baby: SimulatedBaby, age: number): number {
  const size = wornOn(baby, age);
  return Math.max(FIRST_SIZE, size === null ? CHART_SIZES.length : CHART_SIZES.indexOf(size));
}

function endsOf(
  { sex, born, due }: SimulatedBaby,
  { knowsSex, when }: Knowledge,
  facts: SizeFact[],
): number[] {
  const baby: Baby = { due, born, sex: knowsSex ? sex : null, isTwin: false, facts };
  return sizeWindows(baby).map(({ end }) => {
    const day = end[when];
    return day === null ? Number.POSITIVE_INFINITY : daysBetween(born, day);
  });
}

/** The product's newborn size lasts a month, each other one a quarter. */
function calendarEnds(born: IsoDay): number[] {
  const months = [0, 1, 3, 6, 9, 12, 18, 24];
  return months.map((month) => daysBetween(born, month === 1 ? plusDays(born, 30) : plusMonths(born, month)));
}
