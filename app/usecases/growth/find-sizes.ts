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
import type { SizesResult } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
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
export async function findSizes(db: Database, attempt: AttemptRow, now: number): Promise<FoundSizes> {
  const known = await readKnownSizes(db, { ownerId: attempt.userId, onboardingId: attempt.onboardingId });
  const shown = readPlannedSizes(attempt.plannedSizes);
  const planned = known ? planAnew(knownBabies(known), shown, dayInZone(new Date(now), "UTC")) : null;
  const sizes = sizesOfPlan(planned, attempt, attempt.babies);
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
  attempt: AttemptRow,
  { planned, sizes, newest }: FoundSizes,
): Promise<SizesResult> {
  const plannedSizes = packPlannedSizes(planned);
  const groups = readWeatherGroups(attempt.weatherGroups);
  if (!groups || !beginsOn(planStart(attempt), Object.values(groups)))
    return { plannedSizes, sizeMoves: null };
  const before = readSizes(attempt);
  const stored = await selectStoredQuantities(db, attempt.onboardingId);
  const asked = stored
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ clothingNameId, calculatedQuantities }) => [clothingNameId, calculatedQuantities] as const);
  const { rulesVersion: version } = attempt;
  const totals = planTotals(asked, { version, groups, newbornDays: before.newbornDays });
  const unread = readMovesToTell(attempt.sizeMoves);
  const moves = noteMoves(unread, { days: before.days, totals }, sizes.days, newest);
  return { plannedSizes, sizeMoves: moves && packMovesToTell(moves) };
}

function beginsOn(day: string, groups: readonly (readonly WeatherGroup[])[]): boolean {
  return groups.flat().some(({ start }) => start === day);
}
