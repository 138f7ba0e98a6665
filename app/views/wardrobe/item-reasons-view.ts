import type { ItemReason, ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { AgeRange, LaundryScenario, WeatherCategory } from "~/domain/vocabulary.ts";
import { type RuleColumns, readClothingRules } from "../../contracts/wardrobe/clothing-rules.ts";
import { explainShares, type SharedExplanation, type WornSizes } from "../../domain/growth/explain-shares.ts";
import { catalogueRules, isOfSecondYear, rulesIn } from "../../domain/wardrobe/catalogue.ts";
import { NEVER_LIMITS } from "../../domain/wardrobe/explain.ts";
import type { AskedOnDay } from "../../domain/wardrobe/family-wardrobe.ts";
import {
  type CalculatedQuantities,
  type ClothingRules,
  levelOfBitterCold,
  RAINY_DAYS_THRESHOLD,
  sizeUpHint,
} from "../../domain/wardrobe/quantities.ts";
import { perScenario } from "../../domain/wardrobe/scenarios.ts";
import { monthsOfGroups } from "../../domain/wardrobe/size-pieces.ts";
import { coveredWeeks, uncountedGroups } from "../../domain/wardrobe/size-totals.ts";
import { rulesInPlan } from "../../domain/wardrobe/tog.ts";
import { type Units, wholeDegrees } from "../../domain/weather/units.ts";
import { BITTER_MEAN, type WeatherGroup } from "../../domain/weather/weather-groups.ts";
import { ADVICE_COPY, itemNotes, secondYearNotes } from "../../words/en/wardrobe/item-copy.ts";
import {
  bitterHint,
  ESSENTIALITY_LABELS,
  NONE_NEEDED,
  SIZE_UP_HINT,
} from "../../words/en/wardrobe/wardrobe-copy.ts";
import { whyWords } from "../../words/en/wardrobe/why.ts";
import { degreesWords, weatherWords } from "../../words/en/weather/weather-copy.ts";
import { type ItemRow, looseness, type PlanItem, readPlanItem } from "./plan-items.ts";

/**
 * The parts as one short line, with temperatures in these units; `weathers` are all that share the number, if
 * there are more than the parts name.
 */
export function tellWhy(
  parts: SharedExplanation,
  units: Units,
  weathers?: readonly WeatherCategory[],
): string {
  const named = "category" in parts ? [parts.category] : [];
  return whyWords(parts, {
    weathers: weathers ?? named,
    bitterBelow: bitterBelow(units),
    rainyDays: RAINY_DAYS_THRESHOLD,
    neverLimits: NEVER_LIMITS,
  });
}

/** '20°F': the mean below which it is bitterly cold. */
function bitterBelow(units: Units): string {
  return degreesWords(wholeDegrees(BITTER_MEAN, units), units);
}

type ReasonRow = ItemRow & RuleColumns & { notes: string | null };

interface Asked extends AskedOnDay {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  units: Units;
}

/**
 * Item id → why its numbers are what they are, for all items of an age range except custom ones, from the plan's own numbers and
 * the stored rules.
 */
export function viewReasons(asked: Asked, rows: readonly ReasonRow[]): ReasonsByItem {
  const isLater = isOfSecondYear(asked.ageRange, monthsOfGroups(asked.groups));
  const { sack } = asked.still;
  const rulesOf = (row: RuleColumns) => readClothingRules(row).rules;
  // The other sack may be off the list.
  const sackRules = (key: string) => {
    const row = rows.find(({ clothingNameId }) => clothingNameId === key);
    return row ? rulesOf(row) : catalogueRules(key);
  };
  const items = rows
    .filter((row) => row.ownerId === null)
    .map((row) => ({ row, item: readPlanItem(row) }))
    .filter(({ item }) => item.ages.includes(asked.ageRange));
  return Object.fromEntries(
    items.map(({ row, item }) => [
      String(row.dashboardItemId),
      {
        reasons: reasonsOfItem(item, rulesInPlan(rulesOf(row), sack, sackRules), asked),
        about:
          (isLater ? secondYearNotes(row.clothingNameId) : null) ?? itemNotes(row.clothingNameId, row.notes),
      },
    ]),
  );
}

/** The reasons of one item for an age range's weather groups, by the given rules. */
export function reasonsOfItem(
  item: PlanItem,
  rules: ClothingRules,
  { groups: all, ageRange, scenario, units, newbornDays, still, over }: Asked,
): ItemReason[] {
  const { row } = item;
  const quantities = item.quantities && still.numbersOf(row.clothingNameId, item.quantities);
  const plan = [row.clothingNameId, quantities ?? NOTHING_PLANNED, all] as const;
  const covers = coveredWeeks(...plan, scenario, newbornDays);
  const whyLeft = (boughtIn: AgeRange | null): Left | null => {
    if (boughtIn === null) return { reason: "outgrown" };
    if (!covers[boughtIn]?.some(({ of }) => of === ageRange)) return null;
    return over.includes(boughtIn) ? { reason: "brief" } : { reason: "covered", by: boughtIn };
  };
  const months = monthsOfGroups(all);
  const where = {
    ageRange,
    scenario,
    units,
    rules: rulesIn(rules, ageRange, months),
    flags: looseness(row, ageRange, months),
    worn: still,
    covers: (covers[ageRange] ?? []).some(({ of }) => !over.includes(of)),
    left: (uncountedGroups(...plan, newbornDays)[ageRange] ?? []).map(({ order, boughtIn }) => ({
      order,
      why: whyLeft(boughtIn),
    })),
  };
  const reasons = (all[ageRange] ?? []).map((group) => reasonOf({ ...item, quantities }, group, where));
  return told(reasons, units);
}

const NOTHING_PLANNED: CalculatedQuantities = perScenario(() => ({}));

interface Where {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  units: Units;
  rules: ClothingRules;
  flags: ReturnType<typeof looseness>;
  worn: WornSizes;
  /** Whether this size's pieces are for weeks of another size too, which is told instead of a size up. */
  covers: boolean;
  /** The groups that don't count here, and why, if that makes a difference. */
  left: readonly { order: number; why: Left | null }[];
}

/** Why weather doesn't count in a size: newborn sizes are outgrown, another size covers it, or one did that is over. */
type Left = { reason: "outgrown" } | { reason: "covered"; by: AgeRange } | { reason: "brief" };

/** The reason of one group; weathers with the same parts and hints share one. */
type GroupReason = { category: WeatherCategory; parts: SharedExplanation | Left; hints: string[] };

function reasonOf({ quantities }: PlanItem, group: WeatherGroup, where: Where): GroupReason {
  const { ageRange, scenario, units, rules, flags, worn, covers, left } = where;
  const order = group.weatherGroupOrder;
  const planned = quantities?.[scenario][ageRange]?.[order]?.quantity ?? 0;
  const hints: string[] = [];
  const own = left.find((one) => one.order === order);
  if (own?.why) return { category: group.category, parts: own.why, hints };
  if (planned > 0 && !covers && !own && sizeUpHint(flags, group)) hints.push(SIZE_UP_HINT);
  const bitterLevel = planned > 0 ? levelOfBitterCold(rules, group) : null;
  if (bitterLevel) hints.push(bitterHint(ESSENTIALITY_LABELS[bitterLevel], bitterBelow(units)));
  return {
    category: group.category,
    parts: explainShares(planned, rules, { scenario, ageRange, group }, worn),
    hints,
  };
}

function told(reasons: readonly GroupReason[], units: Units): ItemReason[] {
  const merged = new Map<string, GroupReason & { categories: WeatherCategory[] }>();
  for (const reason of reasons) {
    const key = JSON.stringify([reason.parts, reason.hints], (name, value) =>
      name === "category" ? null : value,
    );
    const same = merged.get(key);
    if (same) same.categories.push(reason.category);
    else merged.set(key, { ...reason, categories: [reason.category] });
  }
  return [...merged.values()].map(({ categories, parts, hints }) => ({
    weather: weatherWords(categories),
    why: whyOf(parts, units, categories),
    hints,
  }));
}

function whyOf(parts: GroupReason["parts"], units: Units, categories: readonly WeatherCategory[]): string {
  switch (parts.reason) {
    case "outgrown":
      return ADVICE_COPY.outgrownBy;
    case "covered":
      return ADVICE_COPY.coveredBy(parts.by);
    case "brief":
      return NONE_NEEDED.brief;
    default:
      return tellWhy(parts, units, categories);
  }
}
