// The comparison chart: positions of all bars and texts. The page only places them.

import type {
  ComparedBar,
  ComparisonChart,
  ScenarioComparison,
} from "~/contracts/wardrobe/compared-scenarios.ts";
import { labelled } from "~/copy/label-copy.ts";
import { barWords } from "~/copy/wardrobe/comparison-copy.ts";
import { SCENARIO_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";

/** A row of the chart: a routine's name, its bar, and the number of all pieces after it. */
const LAYOUT = { width: 360, left: 122, right: 328, title: 22, bar: 18, step: 22, gap: 12 } as const;

/**
 * One bar per size and routine, all on one scale. The year is only in the table, because it would dwarf them.
 * `ages` are the plan's sizes that aren't over.
 */
export function drawComparison(
  totals: ScenarioComparison["totals"],
  current: LaundryScenario,
  ages: readonly AgeRange[] = CALENDAR_SIZES,
): ComparisonChart {
  const most = Math.max(1, ...ages.flatMap((age) => LAUNDRY_SCENARIOS.map((one) => totals[age][one].all)));
  const sizeHeight = LAYOUT.title + LAUNDRY_SCENARIOS.length * LAYOUT.step;
  const widthOf = (pieces: number) => Math.round((10 * (LAYOUT.right - LAYOUT.left) * pieces) / most) / 10;
  const barsOf = (ageRange: AgeRange, top: number): ComparedBar[] =>
    LAUNDRY_SCENARIOS.map((scenario, at) => {
      const { essentials, all } = totals[ageRange][scenario];
      return {
        scenario,
        isCurrent: scenario === current,
        x: LAYOUT.left,
        y: top + LAYOUT.title + at * LAYOUT.step,
        height: LAYOUT.bar,
        essentials,
        all,
        essentialsWidth: widthOf(essentials),
        allWidth: widthOf(all),
      };
    });
  return {
    width: LAYOUT.width,
    height: ages.length * (sizeHeight + LAYOUT.gap) - LAYOUT.gap,
    description: ages.map((age) => tellSize(age, totals)).join(" "),
    sizes: ages.map((ageRange, at) => {
      const y = at * (sizeHeight + LAYOUT.gap);
      return { ageRange, y: y + 14, bars: barsOf(ageRange, y) };
    }),
  };
}

function tellSize(ageRange: AgeRange, totals: ScenarioComparison["totals"]): string {
  const bars = LAUNDRY_SCENARIOS.map((one) => barWords(`${SCENARIO_LABELS[one]}:`, totals[ageRange][one]));
  return `${labelled(SIZE_LABELS[ageRange], bars.join("; "))}.`;
}
