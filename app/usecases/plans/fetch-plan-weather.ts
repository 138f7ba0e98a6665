// Stage one of a plan: turns five years of the place's weather into month cards and weather groups.
import type { AttemptJob } from "~/contracts/jobs.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import {
  releasePlan,
  saveWeatherStatement,
  takeWeather,
  weatherTurn,
} from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { saveCarriedStatement, selectOwnQuantities } from "~/data/wardrobe/removed-items.server.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { log } from "~/lib/logger.server.ts";
import { findSizes, sizesResult } from "~/usecases/growth/find-sizes.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findPlanWeather } from "~/usecases/weather/find-history.ts";
import { carryItems } from "./calculate-plan.ts";
import { announcePlan, newLease, underLease } from "./under-lease.ts";

const LEASING = { take: takeWeather, release: releasePlan };

/** Where a plan's weather came from, and how many milliseconds it took. */
export type WeatherFound = { source: WeatherSource; isCached: boolean; ms: number };

/**
 * Does a run's stage once, no matter how often it is asked to; null if it wasn't this message's to do. If the
 * archives fail, the area's typical climate takes their place. Throws if D1 fails, and then the message is
 * delivered again.
 */
export async function fetchPlanWeather(
  deps: Needs<"db" | "archive" | "planQueue" | "live" | "clock">,
  job: AttemptJob,
): Promise<WeatherFound | null> {
  const { db, live, planQueue, clock } = deps;
  const { onboardingId: planId, runId } = job;
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (plan) => {
    const announced = announcePlan(live, plan);

    const asked = await findSizes(db, plan, startedAt);
    const found = await findPlanWeather(deps, plan, asked.sizes, startedAt);
    const { sized, days, isCached, ...weather } = found;
    // A new plan has no groups yet, and only a copy may have custom items by then.
    const before = readWeatherGroups(plan.weatherGroups);
    const own = before || isCopy(plan) ? await selectOwnQuantities(db, planId) : [];
    const carried = carryItems(own, before, sized.groups);
    const told = await sizesResult(db, plan, asked);
    const [, [saved]] = await db.batch([
      saveCarriedStatement(db, weatherTurn(job), carried, clock()),
      saveWeatherStatement(db, job, { ...weather, ...told }, clock()),
    ]);
    if (saved) await planQueue.send({ stage: "calculations", onboardingId: planId, runId });
    await announced;
    if (!saved) return null;
    await announcePlan(live, saved);
    const { weatherSource: source } = weather;
    const ms = clock() - startedAt;
    log.info("plan_weather_ready", { onboardingId: planId, source, days, isCached, ms });
    return { source, isCached, ms };
  });
}

/** A plan of one's own that has no groups yet can't be shared, and so has no choices for a link. */
function isCopy({ replicationConfig }: PlanRow): boolean {
  return replicationConfig !== null;
}
