// Twelve babies whose plans are compared with the calendar's: what a parent might tell, by days from the birth.
import { type IsoDay, plusDays } from "../../app/domain/calendar.ts";
import type { Baby, Fit, SizeFact } from "../../app/domain/growth/baby-facts.ts";
import { planBaby } from "../../app/domain/growth/plan-baby.ts";
import type { ChartSize } from "../../app/domain/growth/size-charts.ts";

interface Example {
  name: string;
  sex: Baby["sex"];
  /** How many days before the due date. */
  early: number;
  babies: number;
  facts: readonly (readonly [day: number, kg: number] | readonly [day: number, label: ChartSize, fit: Fit])[];
}

export const EXAMPLES: readonly Example[] = [
  { name: "boy, 4.6 kg at birth", sex: "boy", early: 0, babies: 1, facts: [[0, 4.6]] },
  { name: "boy, 3.5 kg at birth", sex: "boy", early: 0, babies: 1, facts: [[0, 3.5]] },
  { name: "girl, 3.3 kg at birth", sex: "girl", early: 3, babies: 1, facts: [[0, 3.3]] },
  { name: "girl, 2.7 kg at birth", sex: "girl", early: 0, babies: 1, facts: [[0, 2.7]] },
  { name: "girl, eight weeks early, 1.75 kg", sex: "girl", early: 56, babies: 1, facts: [[0, 1.75]] },
  { name: "twin boy, four weeks early, 2.45 kg", sex: "boy", early: 28, babies: 2, facts: [[0, 2.45]] },
  { name: "boy, 6.3 kg at 2 months", sex: "boy", early: 0, babies: 1, facts: [[61, 6.3]] },
  { name: "girl, 4.4 kg at 2 months", sex: "girl", early: 0, babies: 1, facts: [[61, 4.4]] },
  { name: "girl, 5.6 kg at 4 months", sex: "girl", early: 0, babies: 1, facts: [[122, 5.6]] },
  { name: "boy, 9 kg at 6 months", sex: "boy", early: 0, babies: 1, facts: [[183, 9]] },
  { name: "wears 3-6m at 2 months", sex: null, early: 0, babies: 1, facts: [[61, "3-6m", "good"]] },
  { name: "3-6m is snug at 5 months", sex: null, early: 0, babies: 1, facts: [[150, "3-6m", "snug"]] },
];

/** The baby of an example, born on a day. */
export function exampleBaby({ sex, early, babies, facts }: Example, born: IsoDay): Baby {
  const dates = { expectedDueDate: plusDays(born, early), babyBornOn: born };
  const told = facts.map(([day, what, fit]): SizeFact => {
    const on = plusDays(born, day);
    return typeof what === "number"
      ? { kind: "weight", on, kg: what }
      : { kind: "label", on, size: what, fit: fit ?? "good" };
  });
  return planBaby(dates, { sex, facts: told }, babies);
}
