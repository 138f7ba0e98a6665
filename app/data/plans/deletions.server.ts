// Plans deleted by their owner: first only marked, so that they can be restored, then emptied by the sweeper.
// A quiz attempt that counts leaves an empty row, or deleting would return attempts.
//
// The mark is one statement: with it the plan is closed to everyone, its run loses its lease and can't write anymore, and the next
// version lets open pages tell it from what they have. Pages are told after that. Emptying waits until nobody can undo, and
// its statements ask for the mark again, so a plan that was restored since the sweeper read it stays whole. It is one
// transaction from the leaves to the root: custom garments go after the items, as only those that no item holds may go;
// final plans are cleared before the members, who say whose to clear; the plan's row goes or is emptied last, because the rest
// is found by it. If that row went first, or was emptied apart from the rest, what belongs to it would stay forever.
import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { copiesOf } from "~/data/plans/allowance.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  bags,
  boxes,
  calendarEvents,
  calendarLinks,
  clothingList,
  dayCareLists,
  giftLists,
  helperLinks,
  userClothingItems as items,
  morningNotices,
  ownPrices,
  planActs,
  planBabies,
  planInvitations,
  planMembers,
  userOnboardingData as plans,
  sizeFacts,
  todayChoices,
  usersProfile,
} from "~/data/schema.ts";
import { isDeletedPlanOf, isPlanOpenTo } from "./open-to.server.ts";
import type { PlanRow } from "./plans.server.ts";

/** The title of a deleted plan that the viewer can still restore. */
export function selectDeletedForViewer(db: Database, viewerId: string, planId: string) {
  return db
    .select({ onboardingId: plans.onboardingId, ...TITLE_COLUMNS })
    .from(plans)
    .where(isDeletedPlanOf(viewerId, planId));
}

/** A plan that was deleted or restored, and its owner's final dashboard, deleted or not. */
export type DeletionOutcome = { plan: PlanRow; finalId: string | null };

/**
 * Marks a plan that the viewer manages as deleted, whatever its status, and stops its run. Frees the key of the form it came
 * from. Null if the viewer doesn't manage it or it is already deleted.
 */
export function markDeleted(
  db: Database,
  viewerId: string,
  planId: string,
  now: number,
): Promise<DeletionOutcome | null> {
  const marks = { deletedAt: now, leaseUntil: null, submissionKey: sql`'deleted:' || ${plans.onboardingId}` };
  return write(db, viewerId, marks, isPlanOpenTo(viewerId, planId, "manage"));
}

/** Restores a deleted plan that the viewer manages; null if it can't be, or for a copy if they have `mostCopies`. */
export function markRestored(
  db: Database,
  viewerId: string,
  planId: string,
  mostCopies: number,
): Promise<DeletionOutcome | null> {
  const hasRoom = or(eq(plans.countsTowardQuota, true), sql`${copiesOf(db, viewerId)} < ${mostCopies}`);
  return write(db, viewerId, { deletedAt: null }, and(isDeletedPlanOf(viewerId, planId), hasRoom));
}

async function write(
  db: Database,
  viewerId: string,
  marks: { deletedAt: number; leaseUntil: null; submissionKey: SQL } | { deletedAt: null },
  condition: SQL | undefined,
): Promise<DeletionOutcome | null> {
  const [[plan], [profile]] = await db.batch([
    db
      .update(plans)
      .set({ ...marks, ...nextVersion(plans) })
      .where(condition)
      .returning(),
    db
      .select({ finalId: usersProfile.selectedOnboardingId })
      .from(usersProfile)
      .where(eq(usersProfile.userId, viewerId)),
  ]);
  return plan ? { plan, finalId: profile?.finalId ?? null } : null;
}

/** Deleted plans that can't be restored anymore. */
export function selectPlansToEmpty(db: Database, deletedBefore: number, most: number) {
  return db
    .select({ onboardingId: plans.onboardingId })
    .from(plans)
    .where(
      and(
        isNotNull(plans.deletedAt),
        // Must match the index's condition.
        sql`${plans.expectedDueDate} <> ''`,
        lte(plans.deletedAt, deletedBefore),
      ),
    )
    .orderBy(plans.deletedAt)
    .limit(most);
}

/** Tables whose rows belong to one plan and are deleted with it, after its items. */
const OF_PLAN = [
  ...[sizeFacts, planBabies, todayChoices, dayCareLists, ownPrices, morningNotices],
  ...[helperLinks, calendarLinks, calendarEvents, bags, boxes, giftLists],
];

/**
 * Empties deleted plans in one transaction, except those restored in the meantime. Custom items that no other
 * plan holds are deleted; trips stay, detached from their plan. Nobody is on the plan anymore. Copies and failed attempts
 * leave no row.
 */
export async function emptyPlans(
  db: Database,
  planIds: readonly string[],
  deletedBefore: number,
): Promise<void> {
  const isDoomed = and(
    sql`${plans.onboardingId} in (select value from json_each(${JSON.stringify(planIds)}))`,
    lte(plans.deletedAt, deletedBefore),
  );
  const doomed = db.select({ id: plans.onboardingId }).from(plans).where(isDoomed);
  const people = db
    .select({ id: plans.userId })
    .from(plans)
    .where(isDoomed)
    .union(
      db
        .select({ id: planMembers.userId })
        .from(planMembers)
        .where(inArray(planMembers.onboardingId, doomed)),
    );
  const own = await db
    .selectDistinct({ clothingId: items.clothingId })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(inArray(items.onboardingId, doomed), isNotNull(clothingList.ownerId)));
  const ownIds = JSON.stringify(own.map(({ clothingId }) => clothingId));
  await db.batch([
    db.delete(items).where(inArray(items.onboardingId, doomed)),
    ...OF_PLAN.map((table) => db.delete(table).where(inArray(table.onboardingId, doomed))),
    db
      .delete(clothingList)
      .where(
        and(
          sql`${clothingList.clothingId} in (select value from json_each(${ownIds}))`,
          isNotNull(clothingList.ownerId),
          sql`not exists (select 1 from ${items} where ${items.clothingId} = ${clothingList.clothingId})`,
        ),
      ),
    db
      .update(usersProfile)
      .set({ selectedOnboardingId: null })
      .where(and(inArray(usersProfile.userId, people), inArray(usersProfile.selectedOnboardingId, doomed))),
    db.delete(planInvitations).where(inArray(planInvitations.onboardingId, doomed)),
    db.delete(planActs).where(inArray(planActs.onboardingId, doomed)),
    db.delete(planMembers).where(inArray(planMembers.onboardingId, doomed)),
    db.delete(plans).where(and(isDoomed, or(eq(plans.countsTowardQuota, false), eq(plans.status, "failed")))),
    db.update(plans).set(EMPTY).where(isDoomed),
  ]);
}

/** What remains of a quiz attempt that counts. */
const EMPTY = {
  zipcode: "",
  place: null,
  expectedDueDate: "",
  babyBornOn: null,
  genderPreference: "neutral",
  laundryScenario: "daily",
  status: "completed",
  runId: "",
  errorMessage: null,
  cardTitle: null,
  babyNames: null,
  replicationToken: null,
  replicationTokenHash: null,
  replicationConfig: null,
  replicationExpiresAt: null,
  replicationSnapshot: null,
  monthCards: null,
  weatherGroups: null,
  weatherSource: null,
  numberChanges: null,
  babies: 1,
  plannedMonths: 12,
  plannedSizes: null,
  sizedUpGroups: null,
  sizeMoves: null,
  roomF: null,
  nightRoomF: null,
  todayMarks: null,
  leaseUntil: null,
} as const;
