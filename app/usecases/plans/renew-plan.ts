// Recalculates a plan made by older rules with the current ones (decision record 23). It stays readable;
// counts, notes, and custom items stay; no attempt is used, and no mail is sent.

import { packPlannedSizes, readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { AttemptJob } from "~/contracts/jobs.ts";
import { readNumberChanges, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { releasePlan } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  postponeRenewal as postpone,
  renewalTurn,
  saveRenewalStatement,
  takeRenewal,
} from "~/data/plans/renewals.server.ts";
import { restartTripsStatement } from "~/data/travel/trip-writes.server.ts";
import {
  type CarriedItem,
  type StoredQuantities,
  saveCarriedStatement,
  selectStoredQuantities,
} from "~/data/wardrobe/removed-items.server.ts";
import {
  type CalculatedItem,
  type ClothingRow,
  saveItemsStatement,
  selectCatalogue,
} from "~/data/wardrobe/select-wardrobe.server.ts";
import type { SizedGroups } from "~/domain/growth/next-sizes.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { noteChanges, type PlanTotals } from "~/domain/plans/number-changes.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { findSizes } from "~/usecases/growth/find-sizes.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findPlanWeather } from "~/usecases/weather/find-history.ts";
import { calculateItems, carryItems, type Numbers, planTotals } from "./calculate-plan.ts";
import { announcePlan, newLease, underLease } from "./under-lease.ts";

const LEASING = { take: takeRenewal, release: releasePlan };

type Deps = Needs<"db" | "archive" | "live" | "clock">;

/**
 * Renews a plan once, no matter how often it is asked to; returns the milliseconds it took, or null if
 * nothing was written. A birth date or other answers saved in the meantime win: their run recalculates the
 * plan, and this one writes nothing. Throws if D1 fails, and then the message is delivered again.
 */
export async function renewPlan(deps: Deps, job: AttemptJob): Promise<number | null> {
  const { db, live, clock } = deps;
  const { onboardingId: planId } = job;
  const now = clock();
  const lease = { ...newLease(job, now), rulesVersion: RULES_VERSION };
  return underLease(db, lease, LEASING, async (plan) => {
    const shown = readSizes(plan);
    // Newer rules may have babies of whom nothing is known follow another one.
    const found = plan.babies > 1 ? await findSizes(db, plan, now) : null;
    const sizes = found?.sizes ?? shown;
    const { sized, ...weather } = await findWeather(deps, plan, sizes, now);
    const { groups } = sized;
    const [catalogue, stored] = await db.batch([selectCatalogue(db), selectStoredQuantities(db, planId)]);
    const before = readWeatherGroups(plan.weatherGroups) ?? {};
    const items = calculateItems(catalogue, sized, sizes);
    const carried = carryItems(
      stored.filter(({ isOwn }) => isOwn),
      before,
      groups,
    );
    const { newbornDays } = sizes;
    const after = totalsAfter({ catalogue, items, stored, carried }, { groups, newbornDays });
    const changes = noteChanges(
      readNumberChanges(plan.numberChanges),
      plan.rulesVersion,
      totalsBefore(
        stored,
        { version: plan.rulesVersion, groups: before, newbornDays: shown.newbornDays },
        after,
      ),
      after,
    );
    const turn = renewalTurn(lease);
    const numberChanges = changes && JSON.stringify(changes);
    const plannedSizes = found ? packPlannedSizes(found.planned) : plan.plannedSizes;
    const [, , [renewed]] = await db.batch([
      saveItemsStatement(db, turn, items, clock()),
      saveCarriedStatement(db, turn, carried, clock()),
      saveRenewalStatement(db, turn, {
        ...weather,
        rulesVersion: RULES_VERSION,
        numberChanges,
        plannedSizes,
      }),
      restartTripsStatement(db, { viewerId: plan.userId, planId }, { runId: newId(), now: clock() }),
    ]);
    if (!renewed) return null;
    await announcePlan(live, renewed);
    const ms = clock() - now;
    const changed = Object.keys(changes?.items ?? {}).length;
    log.info("plan_renewed", { onboardingId: planId, from: plan.rulesVersion, changed, ms });
    return ms;
  });
}

interface RenewedWeather {
  sized: SizedGroups;
  monthCards: string | null;
  weatherGroups: string;
  sizedUpGroups: string | null;
  weatherSource: WeatherSource | null;
}

/** The plan's weather as known today; earlier archive data stays if no archive answers now. */
async function findWeather(
  deps: Deps,
  plan: PlanRow,
  sizes: SizesOfPlan,
  now: number,
): Promise<RenewedWeather> {
  const { days: _, isCached: __, ...found } = await findPlanWeather(deps, plan, sizes, now);
  const groups = readWeatherGroups(plan.weatherGroups);
  const { monthCards, weatherGroups, weatherSource } = plan;
  const isWorse = isFromArchive(weatherSource) && !isFromArchive(found.weatherSource);
  if (!isWorse || !groups || weatherGroups === null) return found;
  return { sized: { groups }, monthCards, weatherGroups, sizedUpGroups: null, weatherSource };
}

function isFromArchive(source: WeatherSource | null): boolean {
  return source === "open-meteo" || source === "visual-crossing";
}

interface Renewed {
  catalogue: readonly ClothingRow[];
  items: readonly CalculatedItem[];
  stored: readonly StoredQuantities[];
  carried: readonly CarriedItem[];
}

/** clothing_name_id → the totals of each item in the renewed plan. */
function totalsAfter(
  { catalogue, items, stored, carried }: Renewed,
  now: Pick<Numbers, "groups" | "newbornDays">,
): Map<string, PlanTotals> {
  const nameOf = new Map(catalogue.map(({ clothingId, clothingNameId }) => [clothingId, clothingNameId]));
  const carriedTo = new Map(carried.map(({ dashboardItemId, to }) => [dashboardItemId, to]));
  const packed = [
    ...items.map(({ clothingId, quantities }) => [nameOf.get(clothingId) ?? "", quantities] as const),
    ...stored
      .filter(({ isOwn, isRemoved }) => isOwn && !isRemoved)
      .map(
        ({ dashboardItemId, clothingNameId, calculatedQuantities }) =>
          [clothingNameId, carriedTo.get(dashboardItemId) ?? calculatedQuantities] as const,
      ),
  ];
  return planTotals(packed, { version: RULES_VERSION, ...now });
}

/** The same for the plan before; an unreadable item counts as unchanged. */
function totalsBefore(
  stored: readonly StoredQuantities[],
  numbers: Numbers,
  after: ReadonlyMap<string, PlanTotals>,
): Map<string, PlanTotals> {
  const packed = stored.map(
    ({ clothingNameId, calculatedQuantities }) => [clothingNameId, calculatedQuantities] as const,
  );
  const unreadable = stored.filter(({ calculatedQuantities }) => !unpackQuantities(calculatedQuantities));
  const same = unreadable.flatMap(({ clothingNameId }) => {
    const totals = after.get(clothingNameId);
    return totals ? [[clothingNameId, totals] as const] : [];
  });
  return new Map([...planTotals(packed, numbers), ...same]);
}

/** A plan that can't be renewed now won't be renewable in a minute, but maybe with a later release. */
const POSTPONED_MS = 6 * 60 * 60 * 1000;

/** Leaves a plan with its old numbers for hours, so that the sweeper moves on; whether there was one. */
export function postponeRenewal(
  { db, now }: Needs<"db" | "now">,
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  return postpone(db, run, RULES_VERSION, now + POSTPONED_MS);
}
