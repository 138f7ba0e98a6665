// The facts about a plan's babies, from its rows, and the sizes that a run works the plan out for: the calendar's, or by those
// facts.

import {
  packMovesToTell,
  packPlannedSizes,
  readMonths,
  readMovesToTell,
  readPlannedSizes,
  readSack,
  readSizes,
  readStoredFact,
} from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import { type FactColumns, type FactRow, readKnownSizes } from "~/data/growth/size-facts.server.ts";
import type { SizesResult } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { selectStoredQuantities } from "~/data/wardrobe/removed-items.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { Baby } from "~/domain/growth/baby-facts.ts";
import { amountOf, type EnteredFact, usedFact } from "~/domain/growth/entered-fact.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";
import { isBeforeBirth, planBaby } from "~/domain/growth/plan-baby.ts";
import {
  type KnownBabies,
  type PlannedSizes,
  planAnew,
  type SizesOfPlan,
  sizesOfPlan,
} from "~/domain/growth/planned-sizes.ts";
import { fromNewStart, noteMoves } from "~/domain/growth/size-moves.ts";
import { type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { planTotals } from "~/usecases/plans/calculate-plan.ts";

/** A plan's rows. */
export interface KnownSizes {
  plan: PlanDates & { babies: number };
  facts: readonly FactRow[];
  sexes: readonly { baby: number; sex: Sex | null }[];
}

/** One of the plan's babies. */
export function knownBaby({ plan, facts, sexes }: KnownSizes, baby: number): Baby {
  const used = facts
    .filter((fact) => fact.baby === baby && isUsedFor(plan, fact))
    .flatMap((row) => {
      const fact = readStoredFact(row);
      return fact ? [usedFact(fact)] : [];
    });
  const sex = sexes.find((row) => row.baby === baby)?.sex ?? null;
  return planBaby(plan, { sex, facts: used }, plan.babies);
}

/** A date of birth that was corrected can leave a fact before it: that one is set aside. */
function isUsedFor(plan: PlanDates, { isUsed, measuredOn }: Pick<FactRow, "isUsed" | "measuredOn">): boolean {
  return isUsed && !isBeforeBirth(plan, measuredOn);
}

/** All of them, with what tells a corrected fact from a new one. */
export function knownBabies(known: KnownSizes): KnownBabies {
  const { plan, facts, sexes } = known;
  const babies = Array.from({ length: plan.babies }, (_, baby) => knownBaby(known, baby));
  const used = facts.filter((fact) => isUsedFor(plan, fact) && fact.baby < plan.babies);
  if (!babies.some((baby) => baby.facts.length > 0)) return { dates: plan, babies, seen: [] };
  const named = sexes.filter(({ sex }) => sex !== null).map(({ baby, sex }) => `${baby} ${sex}`);
  return { dates: plan, babies, seen: [...used.map(({ id, version }) => `${id} ${version}`), ...named] };
}

/** A fact's columns. */
export function columnsOf(fact: EnteredFact, isUsed: boolean): FactColumns {
  const isLabel = fact.kind === "label";
  return {
    kind: fact.kind,
    measuredOn: fact.on,
    amount: amountOf(fact),
    unit: isLabel ? null : fact.unit,
    size: isLabel ? fact.size : null,
    fit: isLabel ? fact.fit : null,
    isUsed,
  };
}

/** The sizes of a run. */
interface FoundSizes {
  planned: PlannedSizes | null;
  sizes: SizesOfPlan;
  /** The facts of the newest form: what an Undo takes back. */
  newest: readonly string[];
}

/** A plan's sizes from now on. Throws if D1 fails. */
export async function findSizes(db: Database, plan: PlanRow, now: number): Promise<FoundSizes> {
  const known = await readKnownSizes(db, { viewerId: plan.userId, planId: plan.onboardingId });
  const shown = readPlannedSizes(plan.plannedSizes);
  const planned = known ? planAnew(knownBabies(known), shown, dayInZone(new Date(now), "UTC")) : null;
  const sizes = sizesOfPlan(planned, plan, plan.babies, readMonths(plan), readSack(plan));
  return { planned, sizes, newest: newestOf(known?.facts ?? []) };
}

function newestOf(facts: readonly FactRow[]): string[] {
  const [newest] = facts.toSorted((a, b) => b.createdAt - a.createdAt);
  return facts.filter(({ formKey }) => formKey === newest?.formKey).map(({ id }) => id);
}

/**
 * The columns of a run's sizes. If they are others than those that the plan showed, its days and numbers until now are kept,
 * for a page to tell what has changed. A plan that begins on another day has nothing to compare, but tells on what is unread.
 */
export async function sizesResult(
  db: Database,
  plan: PlanRow,
  { planned, sizes, newest }: FoundSizes,
): Promise<SizesResult> {
  const plannedSizes = packPlannedSizes(planned);
  const groups = readWeatherGroups(plan.weatherGroups);
  const told = readMovesToTell(plan.sizeMoves);
  const isSameStart = groups !== null && beginsOn(planStart(plan), Object.values(groups));
  const unread = told && !isSameStart ? fromNewStart(told, sizes.days) : told;
  if (!groups || !(isSameStart || (unread && planned))) return { plannedSizes, sizeMoves: null };
  const before = readSizes(plan);
  const stored = await selectStoredQuantities(db, plan.onboardingId);
  const asked = stored
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ clothingNameId, calculatedQuantities }) => [clothingNameId, calculatedQuantities] as const);
  const { rulesVersion: version } = plan;
  const totals = planTotals(asked, { version, groups, newbornDays: before.newbornDays });
  const moves = noteMoves(unread, { days: before.days, totals }, sizes.days, newest);
  return { plannedSizes, sizeMoves: moves && packMovesToTell(moves) };
}

function beginsOn(day: string, groups: readonly (readonly WeatherGroup[])[]): boolean {
  return groups.flat().some(({ start }) => start === day);
}
