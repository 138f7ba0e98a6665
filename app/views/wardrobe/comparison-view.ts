// A plan's stored rows under all three laundry routines, counted as on the shopping list and dashboard, and their chart.

import { type RuleColumns, readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import type {
  ComparedBar,
  ComparedCategory,
  ComparedItem,
  ComparisonChart,
  ComparisonIssues,
  ScenarioComparison,
} from "~/contracts/wardrobe/compared-scenarios.ts";
import {
  agesOfScope,
  atAnyTime,
  countedOnce,
  LEADING,
  progressOf,
  type ShoppingItem,
  type ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  essentialityRank,
  ITEM_CATEGORIES,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import type { AskedOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import type { ByScenario, PieceCount } from "~/domain/wardrobe/scenario-comparison.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { labelled } from "~/words/en/language.ts";
import { barWords } from "~/words/en/wardrobe/comparison-copy.ts";
import { SCENARIO_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { type ItemRow, type PlanItem, readPlanItem, wardrobeOn } from "./plan-items.ts";

type ItemsByScenario = ByScenario<readonly ShoppingItem[]>;

/**
 * The comparison for one scope of a plan on a day. Items set aside and sizes that are over count for no routine;
 * unreadable items are named.
 */
export function viewScenarioComparison(
  on: AskedOnDay,
  rows: readonly (ItemRow & RuleColumns)[],
  scope: ShoppingScope,
): ScenarioComparison {
  const { over } = on;
  const read = rows.map(readPlanItem);
  const items = perScenario((scenario) => atAnyTime(wardrobeOn(on, read, scenario).needs));
  const toCome = agesOfScope(scope).filter((age) => !over.includes(age));
  const inScope = read.filter(({ ages }) => toCome.some((age) => ages.includes(age)));
  const countsOf = (of: ShoppingScope) => countIn(items, of);
  const categories = ITEM_CATEGORIES.flatMap((category) => viewCategory(category, items, scope));
  const needed = categories.reduce((sum, { items: shown }) => sum + shown.length, 0);
  return {
    totals: { ...perAgeRange(countsOf), year: countsOf("year") },
    categories,
    unneeded: inScope.filter((item) => item.quantities && !isAsideAllOver(item, toCome)).length - needed,
    setAside: inScope.filter((item) => item.quantities && toCome.some((age) => isAsideAt(item, age))).length,
    countedOnce: perScenario((scenario) => countedOnce(items[scenario], "needed")),
    issues: issuesOf(read, rows),
  };
}

function countIn(items: ItemsByScenario, scope: ShoppingScope): ByScenario<PieceCount> {
  return perScenario((scenario) => ({
    essentials: progressOf(items[scenario], scope, LEADING).needed,
    all: progressOf(items[scenario], scope).needed,
  }));
}

/** The category with the items that at least one routine asks for; empty if there are none. */
function viewCategory(
  category: ComparedCategory["category"],
  items: ItemsByScenario,
  scope: ShoppingScope,
): ComparedCategory[] {
  const inCategory = perScenario((scenario) => items[scenario].filter((item) => item.category === category));
  const compared = inCategory.daily
    .map((item, at) => compareItem(item, itemAt(inCategory, at), scope))
    .filter(({ needed }) => LAUNDRY_SCENARIOS.some((scenario) => needed[scenario] > 0))
    .sort((a, b) => essentialityRank(a.essentiality) - essentialityRank(b.essentiality));
  if (compared.length === 0) return [];
  return [{ category, counts: countIn(inCategory, scope), items: compared }];
}

/** The same item under each routine: all lists have the same order. */
function itemAt(items: ItemsByScenario, at: number): ItemsByScenario {
  return perScenario((scenario) => items[scenario].slice(at, at + 1));
}

function compareItem(
  { id, nameId, name }: ShoppingItem,
  item: ItemsByScenario,
  scope: ShoppingScope,
): ComparedItem {
  return {
    id,
    nameId,
    name,
    essentiality: strongest(item, scope),
    needed: perScenario((scenario) => progressOf(item[scenario], scope).needed),
  };
}

function strongest(items: ItemsByScenario, scope: ShoppingScope): Essentiality | null {
  const all = LAUNDRY_SCENARIOS.flatMap((scenario) => items[scenario]);
  const isOf = (level: Essentiality) => progressOf(all, scope, [level]).needed > 0;
  return ESSENTIALITIES.find(isOf) ?? null;
}

function isAsideAt({ ages, setAside }: PlanItem, age: PlanItem["ages"][number]): boolean {
  return ages.includes(age) && setAside.includes(age);
}

function isAsideAllOver(item: PlanItem, ages: readonly AgeRange[]): boolean {
  return ages.every((age) => !item.ages.includes(age) || isAsideAt(item, age));
}

function issuesOf(read: readonly PlanItem[], rows: readonly (ItemRow & RuleColumns)[]): ComparisonIssues {
  const leftOut = read.filter(({ quantities }) => !quantities).map(({ row }) => row.dashboardItemId);
  const isLeftOut = (row: ItemRow) => leftOut.includes(row.dashboardItemId);
  return {
    leftOut: rows.filter(isLeftOut).map(({ name }) => name),
    withoutRules: rows
      .filter((row) => !isLeftOut(row) && !readClothingRules(row).isIntact)
      .map(({ name }) => name),
  };
}

/** A row of the chart: a routine's name, its bar, and the number of all pieces after it. */
const LAYOUT = { width: 360, left: 122, right: 328, title: 22, bar: 18, step: 22, gap: 12 } as const;

/**
 * Positions of all bars and texts, which the page only places: one bar per size and routine, all on one scale. The year is only
 * in the table, because it would dwarf them. `ages` are the plan's sizes that aren't over.
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
