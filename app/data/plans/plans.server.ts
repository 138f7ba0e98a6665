// Rows of `user_onboarding_data` as users read and start them, always with the access check of
// open-to.server.ts. Restarts are in plan-restarts.server.ts, pipeline steps in plan-runs.server.ts.
import { and, desc, eq, inArray, not, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PlanAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import { memberNamesFor, ownerNameFor } from "~/data/members/people.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import {
  sizeFacts as facts,
  userOnboardingData as plans,
  subscriptionTiers,
  usersProfile,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { Act } from "~/domain/members/roles.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { RoomName } from "~/domain/today/shown-situation.ts";
import { pick } from "~/lib/pick.ts";
import { isOpenTo, isOwnedBy, isPlanOpenTo, roleOf, STATUS_NOW } from "./open-to.server.ts";
import { isBornPlan, OF_FAMILY } from "./selection.server.ts";

export type PlanRow = typeof plans.$inferSelect;

/** The columns for the list and the processing screen, for one viewer. */
const summaryFor = (viewerId: string | Placeholder) => ({
  ...pick(plans, "onboardingId", "attemptNumber"),
  ...PLACE_COLUMNS,
  ...pick(plans, "expectedDueDate", "babyBornOn", "genderPreference", "laundryScenario"),
  status: STATUS_NOW,
  ...pick(plans, "errorMessage", "cardTitle", "babyNames", "namesOutside", "weatherSource", "babies"),
  ...pick(plans, "plannedMonths", "plannedSizes", "nightRoomF", "version", "createdAt", "updatedAt"),
  role: roleOf(viewerId),
});

/** Under this weight a newborn is small, in grams: the World Health Organization's low birth weight. */
const SMALL_GRAMS = sql.raw("2500");

/**
 * Whether a baby of the plan that a query reads weighed less before the due date. Where that isn't known apart from the birth: and no weight
 * since then is more. A weight counts though it was doubted: small ones are.
 */
export const WAS_SMALL =
  sql<number>`exists (select 1 from ${facts} where ${facts.onboardingId} = ${plans.onboardingId}
  and ${facts.kind} = 'weight' and ${facts.amount} < ${SMALL_GRAMS} and ${facts.baby} < ${plans.babies}
  and iif(${plans.expectedDueDate} is ${plans.babyBornOn}, not exists (select 1 from ${facts} as later
    where later.onboarding_id = ${plans.onboardingId} and later.kind = 'weight' and later.baby = ${facts.baby}
    and later.amount >= ${SMALL_GRAMS} and later.measured_on >= ${facts.measuredOn}), ${facts.measuredOn} < ${plans.expectedDueDate}))`
    .mapWith(Boolean)
    .as("was_small");

/** The plans that the viewer may read, newest first. */
export function selectPlansForViewer(db: Database, viewerId: string) {
  return db
    .select({
      ...summaryFor(viewerId),
      ownerName: ownerNameFor(viewerId),
      memberNames: memberNamesFor(viewerId),
      ...aroundPlan(null),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isOpenTo(viewerId, "read"))
    .orderBy(desc(plans.attemptNumber));
}

/** The newest plan that the viewer manages and that is not a copy. */
export function selectNewestQuizForViewer(db: Database, viewerId: string) {
  return db
    .select(summaryFor(viewerId))
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(and(isOpenTo(viewerId, "manage"), eq(plans.countsTowardQuota, true)))
    .orderBy(desc(plans.attemptNumber))
    .limit(1);
}

/** A plan as the list shows it, if the viewer may do this to it. */
export function selectPlanSummaryForViewer(
  db: Database,
  viewerId: string,
  planId: string,
  act: Act = "read",
) {
  return db
    .select(summaryFor(viewerId))
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, act));
}

const planForViewer = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  db
    .select({
      ...summaryFor(viewerId),
      ...pick(plans, "weatherGroups", "numberChanges", "sizeMoves"),
      wasSmall: WAS_SMALL,
      ownerName: ownerNameFor(viewerId),
      memberNames: memberNamesFor(viewerId),
      ...aroundPlan(viewerId),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, "read")),
);

/** A plan that the viewer may read, with weather and changed numbers, for the dashboard. */
export function selectPlanForViewer(db: Database, viewerId: string, planId: string) {
  return planForViewer(db, { viewerId, planId });
}

const todayRows = (db: Database, viewerId: Placeholder, where: SQL | undefined) =>
  db
    .select({
      ...summaryFor(viewerId),
      ...pick(plans, "weatherGroups", "roomF"),
      wasSmall: WAS_SMALL,
      ownerName: ownerNameFor(viewerId),
      memberNames: memberNamesFor(viewerId),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(where);

const todayForViewer = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  todayRows(db, viewerId, isPlanOpenTo(viewerId, planId, "read")),
);

/** The same of all born children. */
export const selectTodaysOfFamily = pageQuery(OF_FAMILY, (db, given) =>
  todayRows(db, given.viewerId, isBornPlan(given)),
);

/** A plan that the viewer may read, with its rooms, for Today. */
export function selectTodayForViewer(db: Database, viewerId: string, planId: string) {
  return todayForViewer(db, { viewerId, planId });
}

/** A plan that the viewer may read, with its weather month by month. */
export function selectYearForViewer(db: Database, viewerId: string, planId: string) {
  return db
    .select({ ...summaryFor(viewerId), ...pick(plans, "weatherGroups", "monthCards"), ...aroundPlan(null) })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, "read"));
}

/** One row if the viewer may read any plan, none otherwise. */
export function selectHasPlan(db: Database, viewerId: string) {
  return db
    .select({ onboardingId: plans.onboardingId })
    .from(plans)
    .where(isOpenTo(viewerId, "read"))
    .limit(1);
}

/** The answers of the newest quiz that the viewer manages, to prefill the next one; a copy's answers if there is no quiz. */
export function selectLastAnswers(db: Database, viewerId: string) {
  return db
    .select({
      ...pick(plans, "zipcode", "place"),
      dueDate: plans.expectedDueDate,
      ...pick(plans, "genderPreference", "laundryScenario", "babies"),
      isCopy: not(plans.countsTowardQuota).mapWith(Boolean),
    })
    .from(plans)
    .where(isOpenTo(viewerId, "manage"))
    .orderBy(desc(plans.countsTowardQuota), desc(plans.attemptNumber))
    .limit(1);
}

/** Whether the user's tier allows one more attempt that counts. A plan's attempts are its owner's, whoever acts. */
export const allowed = (userId: string | SQLWrapper) => sql`(
  select ${usersProfile.quizAttemptsCount} < ${subscriptionTiers.maxQuizAttempts}
  from ${usersProfile} join ${subscriptionTiers} using (subscription_id)
  where ${usersProfile.userId} = ${userId})`;

/** Recounts the attempts every time, so the counter heals itself and can't count one twice. */
export function recount(db: Database, userId: string | SQL, now: number, condition?: SQL) {
  return db
    .update(usersProfile)
    .set({
      quizAttemptsCount: sql`(select count(*) from ${plans} where ${isOwnedBy(userId)}
        and ${plans.countsTowardQuota} = 1 and ${plans.status} <> 'failed')`,
      updatedAt: now,
    })
    .where(and(eq(usersProfile.userId, userId), condition));
}

export interface NewPlan {
  planId: string;
  userId: string;
  answers: PlanAnswers;
  /** The due date, if it is a date of birth. */
  bornOn: IsoDay | null;
  submissionKey: string;
  runId: string;
  now: number;
}

/**
 * Writes a pending attempt and counts it, in one transaction, if the tier allows one more. The same
 * submission key finds the attempt it made before. Null if the limit is reached and nothing was written.
 */
export async function createPlan(
  db: Database,
  plan: NewPlan,
): Promise<{ onboardingId: string; runId: string; isNew: boolean } | null> {
  const { userId, answers, now } = plan;
  const [, , found] = await db.batch([
    db.run(sql`insert or ignore into ${plans} (onboarding_id, user_id, attempt_number, zipcode, place,
        expected_due_date, baby_born_on, gender_preference, laundry_scenario, babies, status, submission_key, run_id, created_at, updated_at)
      select ${plan.planId}, ${userId},
        1 + coalesce((select max(${plans.attemptNumber}) from ${plans} where ${isOwnedBy(userId)}), 0),
        ${answers.zipcode}, ${answers.place}, ${answers.dueDate}, ${plan.bornOn}, ${answers.genderPreference}, ${answers.laundryScenario}, ${answers.babies},
        'pending', ${plan.submissionKey}, ${plan.runId}, ${now}, ${now}
      where ${allowed(userId)}`),
    recount(db, userId, now),
    db
      .select({ onboardingId: plans.onboardingId, runId: plans.runId })
      .from(plans)
      .where(and(isOwnedBy(userId), eq(plans.submissionKey, plan.submissionKey))),
  ]);
  const [row] = found;
  return row ? { ...row, isNew: row.onboardingId === plan.planId } : null;
}

/**
 * Stores the names of a plan's babies; `null` marks a question that was skipped. Returns null unless the viewer may edit the plan.
 */
export function updateBabyNames(
  db: Database,
  viewerId: string,
  planId: string,
  names: readonly string[] | null,
): Promise<PlanRow | null> {
  const babyNames = names ? [...names] : sql`coalesce(${plans.babyNames}, '')`;
  return firstOf(
    db
      .update(plans)
      .set({ babyNames, ...nextVersion(plans) })
      .where(isPlanOpenTo(viewerId, planId, "edit"))
      .returning(),
  );
}

/** Keeps whether the babies' names may stand where others may see them. Nothing is written unless the viewer manages the plan. */
export async function updateNamesOutside(
  db: Database,
  viewerId: string,
  planId: string,
  isAllowed: boolean,
): Promise<void> {
  await db
    .update(plans)
    .set({ namesOutside: isAllowed })
    .where(isPlanOpenTo(viewerId, planId, "manage"));
}

/**
 * Stores a room's temperature, °F. Returns null unless the viewer may edit the plan. A complete plan counts as outdated from then on
 * if its numbers are for another sack, or if the room isn't the one that was read `before`; no renewal under way for that one may write.
 */
export function updateRoom(
  db: Database,
  viewerId: string,
  planId: string,
  { room, fahrenheit }: { room: RoomName; fahrenheit: number },
  before?: { nightRoomF: number | null; isOfOtherSack: boolean },
): Promise<PlanRow | null> {
  const { status, nightRoomF, rulesVersion, leaseUntil } = plans;
  const isOther = before?.isOfOtherSack ? sql`true` : sql`${nightRoomF} is not ${before?.nightRoomF ?? null}`;
  const isOutdated = and(inArray(status, [...COMPLETE_STATUSES]), isOther);
  const columns =
    room === "indoors"
      ? { roomF: fahrenheit }
      : {
          nightRoomF: fahrenheit,
          rulesVersion: sql`iif(${isOutdated}, min(${rulesVersion}, ${RULES_VERSION - 1}), ${rulesVersion})`,
          leaseUntil: sql`iif(${isOutdated}, null, ${leaseUntil})`,
        };
  return firstOf(
    db
      .update(plans)
      .set({ ...columns, ...nextVersion(plans) })
      .where(isPlanOpenTo(viewerId, planId, "edit"))
      .returning(),
  );
}

/** The marks of a plan that the viewer may edit, and its place, by whose clock they are made; no row for others. */
export function selectMarksToChange(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      ...pick(plans, "todayMarks", "place"),
      state: zipcodeCityMap.stateAbbreviation,
      ...pick(zipcodeCityMap, "latitude", "longitude"),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, "edit"));
}

/** Stores marks in place of those that were read. Returns null if others were stored since, or the viewer may not edit the plan. */
export function updateMarks(
  db: Database,
  viewerId: string,
  planId: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<PlanRow | null> {
  return firstOf(
    db
      .update(plans)
      .set({ todayMarks: after, ...nextVersion(plans) })
      .where(and(isPlanOpenTo(viewerId, planId, "edit"), sql`${plans.todayMarks} is ${before}`))
      .returning(),
  );
}

/**
 * Titles a plan; null unless the viewer may edit it. `updatedAt` stays, because a title
 * must neither bring the badge back nor delay the sweeper.
 */
export function updateCardTitle(
  db: Database,
  viewerId: string,
  planId: string,
  title: string,
): Promise<PlanRow | null> {
  return firstOf(
    db
      .update(plans)
      .set({ cardTitle: title, ...nextVersion(plans) })
      .where(isPlanOpenTo(viewerId, planId, "edit"))
      .returning(),
  );
}
