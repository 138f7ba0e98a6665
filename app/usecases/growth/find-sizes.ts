// The sizes that a plan is worked out for, in its run: the calendar's, or by all that is known of its babies.
import {
  packMovesToTell,
  packPlannedSizes,
  readMovesToTell,
  readPlannedSizes,
  readSizes,
} from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import { type FactRow, readKnownSizes } from "~/data/growth/size-facts.server.ts";
import type { SizesResult } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { selectStoredQuantities } from "~/data/wardrobe/carried-items.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { noteMoves } from "~/domain/growth/moves-to-tell.ts";
import { type PlannedSizes, planAnew, type SizesOfPlan, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { planTotals } from "~/usecases/plans/plan-totals.ts";
import { knownBabies } from "./known-babies.ts";

/** The sizes of a run. */
export interface FoundSizes {
  planned: PlannedSizes | null;
  sizes: SizesOfPlan;
  /** The facts of the newest form: what an Undo takes back. */
  newest: readonly string[];
}

/** What a plan's sizes are from now on. Throws if D1 fails. */
export async function findSizes(db: Database, plan: PlanRow, now: number): Promise<FoundSizes> {
  const known = await readKnownSizes(db, { viewerId: plan.userId, planId: plan.onboardingId });
  const shown = readPlannedSizes(plan.plannedSizes);
  const planned = known ? planAnew(knownBabies(known), shown, dayInZone(new Date(now), "UTC")) : null;
  const sizes = sizesOfPlan(planned, plan, plan.babies);
  return { planned, sizes, newest: newestOf(known?.facts ?? []) };
}

function newestOf(facts: readonly FactRow[]): string[] {
  const [newest] = facts.toSorted((a, b) => b.createdAt - a.createdAt);
  return facts.filter(({ formKey }) => formKey === newest?.formKey).map(({ id }) => id);
}

/**
 * The columns of a run's sizes. If they are others than those that the plan showed, its days and numbers until now are kept,
 * for a page to tell what has changed. A plan that begins on another day has nothing to compare.
 */
export async function sizesResult(
  db: Database,
  plan: PlanRow,
  { planned, sizes, newest }: FoundSizes,
): Promise<SizesResult> {
  const plannedSizes = packPlannedSizes(planned);
  const groups = readWeatherGroups(plan.weatherGroups);
  if (!groups || !beginsOn(planStart(plan), Object.values(groups))) return { plannedSizes, sizeMoves: null };
  const before = readSizes(plan);
  const stored = await selectStoredQuantities(db, plan.onboardingId);
  const asked = stored
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ clothingNameId, calculatedQuantities }) => [clothingNameId, calculatedQuantities] as const);
  const { rulesVersion: version } = plan;
  const totals = planTotals(asked, { version, groups, newbornDays: before.newbornDays });
  const unread = readMovesToTell(plan.sizeMoves);
  const moves = noteMoves(unread, { days: before.days, totals }, sizes.days, newest);
  return { plannedSizes, sizeMoves: moves && packMovesToTell(moves) };
}

function beginsOn(day: string, groups: readonly (readonly WeatherGroup[])[]): boolean {
  return groups.flat().some(({ start }) => start === day);
}
