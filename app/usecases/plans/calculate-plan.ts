// Stage two of a plan: calculates every quantity from the catalogue and the weather groups, and completes the plan; and the
// totals that its stored numbers come to.

import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { AttemptJob } from "~/contracts/jobs.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readRulesInPlan } from "~/contracts/wardrobe/clothing-rules.ts";
import { selectGiftChannelOf } from "~/data/plans/gift-channel.server.ts";
import {
  calculationTurn,
  completePlanStatement,
  hasCompleted,
  releasePlan,
  takeCalculation,
} from "~/data/plans/plan-runs.server.ts";
import { restartTripsStatement } from "~/data/travel/trip-writes.server.ts";
import type { CarriedItem } from "~/data/wardrobe/removed-items.server.ts";
import {
  type CalculatedItem,
  type ClothingRow,
  saveItemsStatement,
  selectCatalogue,
} from "~/data/wardrobe/select-wardrobe.server.ts";
import type { SizedGroups } from "~/domain/growth/next-sizes.ts";
import { quantitiesOfPlan } from "~/domain/growth/plan-quantities.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { carryOver, spreadOver } from "~/domain/plans/carry-over.ts";
import { type PlanTotals, totalsByRules } from "~/domain/plans/number-changes.ts";
import { isLaterRun } from "~/domain/plans/run-id.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-pieces.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { startTrip } from "~/usecases/travel/start-trip.ts";
import { announcePlan, newLease, underLease } from "./under-lease.ts";

/** What a plan asks for of each item in the catalogue, given its weather groups, its sack, and who wears which size, newborn sizes among them. */
export function calculateItems(
  catalogue: readonly ClothingRow[],
  groups: SizedGroups,
  sizes: Pick<SizesOfPlan, "shares" | "newborns" | "months" | "sack">,
): CalculatedItem[] {
  return readRulesInPlan(catalogue, sizes.sack).map(({ clothingId, name, rules }) => {
    return { clothingId, name, quantities: packQuantities(quantitiesOfPlan(rules, groups, sizes)) };
  });
}

const LEASING = { take: takeCalculation, release: releasePlan };

/** A newly completed plan. */
export interface PlanCompleted {
  /** Whether it is a quiz's first run, not a recalculation or a copy's. */
  isFirst: boolean;
  /** Milliseconds since the quiz was sent. */
  sinceSubmit: number;
  /** Milliseconds this stage took. */
  ms: number;
}

/**
 * Does a run's stage once; null if it wasn't this message's to do. Items and completion are one transaction,
 * and items are replaced by their key, so a repeated or interrupted run leaves exactly one set. In the same transaction,
 * trips that were calculated for other sizes begin again; if their messages are lost, the sweeper sends them. Throws if the
 * plan's weather or D1 can't be read, and then the message is delivered again.
 */
export async function calculatePlan(
  { db, planQueue, live, clock }: Needs<"db" | "planQueue" | "live" | "clock">,
  job: AttemptJob,
): Promise<PlanCompleted | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (plan) => {
    const groups = readWeatherGroups(plan.weatherGroups);
    if (!groups) throw new Error("The attempt's weather groups cannot be read");
    const items = calculateItems(await selectCatalogue(db), { groups }, readSizes(plan));
    const { userId: ownerId } = plan;
    const [, [completed], trips, [list]] = await db.batch([
      saveItemsStatement(db, calculationTurn(job), items, clock()),
      completePlanStatement(db, job, { nightRoomF: plan.nightRoomF, now: clock() }),
      restartTripsStatement(
        db,
        { viewerId: ownerId, planId: job.onboardingId },
        { condition: hasCompleted(job), runId: newId(), now: clock() },
      ),
      selectGiftChannelOf(db, job.onboardingId),
    ]);
    if (!completed) return null;
    await announcePlan(live, completed, list?.giftChannel ?? null);
    await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
    const { onboardingId: planId, runId } = job;
    const now = clock();
    const facts = { ms: now - startedAt, sinceSubmit: now - completed.createdAt };
    log.info("plan_completed", { onboardingId: planId, items: items.length, ...facts });
    return { isFirst: !isLaterRun(runId) && completed.countsTowardQuota, ...facts };
  });
}

/**
 * The parent's own items with their numbers for other weather groups; only those whose numbers change. `before` is null if
 * the groups that they were for are unknown.
 */
export function carryItems(
  own: readonly { dashboardItemId: number; calculatedQuantities: string }[],
  before: GroupsByAge | null,
  after: GroupsByAge,
): CarriedItem[] {
  return own.flatMap(({ dashboardItemId, calculatedQuantities: from }) => {
    const quantities = unpackQuantities(from);
    const carried =
      quantities && (before ? carryOver(quantities, before, after) : spreadOver(quantities, after));
    const to = carried ? packQuantities(carried) : from;
    return to === from ? [] : [{ dashboardItemId, from, to }];
  });
}

/** A plan's stored numbers. */
export interface Numbers {
  /** Of the rules behind them. */
  version: number;
  groups: GroupsByAge;
  /** Null for the catalogue's. */
  newbornDays: number | null;
}

/** clothing_name_id → totals, without items that can't be read. */
export function planTotals(
  packed: readonly (readonly [nameId: string, quantities: string])[],
  { version, groups, newbornDays }: Numbers,
): Map<string, PlanTotals> {
  return new Map(
    packed.flatMap(([nameId, text]) => {
      const quantities = unpackQuantities(text);
      return quantities
        ? [[nameId, totalsByRules(version, nameId, quantities, groups, newbornDays)] as const]
        : [];
    }),
  );
}
