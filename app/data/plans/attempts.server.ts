// Rows of `user_onboarding_data` as users read and start them, always with the access check of
// open-to.server.ts. Restarts are in attempt-restarts.server.ts, pipeline steps in attempt-runs.server.ts.
import { and, desc, eq, not, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PlanAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import { memberNamesFor, ownerNameFor } from "~/data/members/short-names.server.ts";
import { pageQuery } from "~/data/page-query.server.ts";
import { PLACE_COLUMNS } from "~/data/places/place-columns.server.ts";
import {
  userOnboardingData as attempts,
  subscriptionTiers,
  usersProfile,
  zipcodeCityMap,
} from "~/data/schema.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { Act } from "~/domain/members/roles.ts";
import { isOpenTo, isOwnedBy, isPlanOpenTo, roleOf } from "./open-to.server.ts";

export type AttemptRow = typeof attempts.$inferSelect;

/** The columns for the list and the processing screen, for one viewer. */
const summaryFor = (viewerId: string | Placeholder) => ({
  onboardingId: attempts.onboardingId,
  attemptNumber: attempts.attemptNumber,
  ...PLACE_COLUMNS,
  expectedDueDate: attempts.expectedDueDate,
  babyBornOn: attempts.babyBornOn,
  genderPreference: attempts.genderPreference,
  laundryScenario: attempts.laundryScenario,
  status: attempts.status,
  errorMessage: attempts.errorMessage,
  cardTitle: attempts.cardTitle,
  weatherSource: attempts.weatherSource,
  babies: attempts.babies,
  plannedSizes: attempts.plannedSizes,
  version: attempts.version,
  createdAt: attempts.createdAt,
  updatedAt: attempts.updatedAt,
  role: roleOf(viewerId),
});

/** The user's attempts, newest first. */
export function selectAttemptsOfOwner(db: Database, ownerId: string) {
  return db
    .select({
      ...summaryFor(ownerId),
      ownerName: ownerNameFor(ownerId),
      memberNames: memberNamesFor(ownerId),
    })
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isOpenTo(ownerId, "read"))
    .orderBy(desc(attempts.attemptNumber));
}

/** The user's newest attempt that is not a copy. */
export function selectNewestQuizOfOwner(db: Database, ownerId: string) {
  return db
    .select(summaryFor(ownerId))
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(and(isOpenTo(ownerId, "manage"), eq(attempts.countsTowardQuota, true)))
    .orderBy(desc(attempts.attemptNumber))
    .limit(1);
}

/** An attempt as the list shows it, if the viewer may do this to it. */
export function selectAttemptSummaryForOwner(
  db: Database,
  ownerId: string,
  onboardingId: string,
  act: Act = "read",
) {
  return db
    .select(summaryFor(ownerId))
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isPlanOpenTo(ownerId, onboardingId, act));
}

const attemptForOwner = pageQuery(["ownerId", "onboardingId"], (db, { ownerId, onboardingId }) =>
  db
    .select({
      ...summaryFor(ownerId),
      weatherGroups: attempts.weatherGroups,
      numberChanges: attempts.numberChanges,
      sizeMoves: attempts.sizeMoves,
      ownerName: ownerNameFor(ownerId),
      memberNames: memberNamesFor(ownerId),
    })
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isPlanOpenTo(ownerId, onboardingId, "read")),
);

/** One of the user's attempts with weather and changed numbers, for the dashboard. */
export function selectAttemptForOwner(db: Database, ownerId: string, onboardingId: string) {
  return attemptForOwner(db, { ownerId, onboardingId });
}

/** One of the user's attempts with its weather month by month. */
export function selectYearForOwner(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({
      ...summaryFor(ownerId),
      weatherGroups: attempts.weatherGroups,
      monthCards: attempts.monthCards,
    })
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isPlanOpenTo(ownerId, onboardingId, "read"));
}

/** One row if the user has any attempt, none otherwise. */
export function selectHasAttempt(db: Database, ownerId: string) {
  return db
    .select({ onboardingId: attempts.onboardingId })
    .from(attempts)
    .where(isOpenTo(ownerId, "read"))
    .limit(1);
}

/** The answers of the user's newest quiz, to prefill the next one; a copy's answers if there is no quiz. */
export function selectLastAnswers(db: Database, ownerId: string) {
  return db
    .select({
      zipcode: attempts.zipcode,
      place: attempts.place,
      dueDate: attempts.expectedDueDate,
      genderPreference: attempts.genderPreference,
      laundryScenario: attempts.laundryScenario,
      babies: attempts.babies,
      isCopy: not(attempts.countsTowardQuota).mapWith(Boolean),
    })
    .from(attempts)
    .where(isOpenTo(ownerId, "manage"))
    .orderBy(desc(attempts.countsTowardQuota), desc(attempts.attemptNumber))
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
      quizAttemptsCount: sql`(select count(*) from ${attempts} where ${isOwnedBy(userId)}
        and ${attempts.countsTowardQuota} = 1 and ${attempts.status} <> 'failed')`,
      updatedAt: now,
    })
    .where(and(eq(usersProfile.userId, userId), condition));
}

export interface NewAttempt {
  onboardingId: string;
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
export async function createAttempt(
  db: Database,
  attempt: NewAttempt,
): Promise<{ onboardingId: string; runId: string; isNew: boolean } | null> {
  const { userId, answers, now } = attempt;
  const [, , found] = await db.batch([
    db.run(sql`insert or ignore into ${attempts} (onboarding_id, user_id, attempt_number, zipcode, place,
        expected_due_date, baby_born_on, gender_preference, laundry_scenario, babies, status, submission_key, run_id, created_at, updated_at)
      select ${attempt.onboardingId}, ${userId},
        1 + coalesce((select max(${attempts.attemptNumber}) from ${attempts} where ${isOwnedBy(userId)}), 0),
        ${answers.zipcode}, ${answers.place}, ${answers.dueDate}, ${attempt.bornOn}, ${answers.genderPreference}, ${answers.laundryScenario}, ${answers.babies},
        'pending', ${attempt.submissionKey}, ${attempt.runId}, ${now}, ${now}
      where ${allowed(userId)}`),
    recount(db, userId, now),
    db
      .select({ onboardingId: attempts.onboardingId, runId: attempts.runId })
      .from(attempts)
      .where(and(isOwnedBy(userId), eq(attempts.submissionKey, attempt.submissionKey))),
  ]);
  const [row] = found;
  return row ? { ...row, isNew: row.onboardingId === attempt.onboardingId } : null;
}

/**
 * Titles one of the user's attempts; null if it doesn't belong to them. `updatedAt` stays, because a title
 * must neither bring the badge back nor delay the sweeper.
 */
export function updateCardTitle(
  db: Database,
  ownerId: string,
  onboardingId: string,
  title: string,
): Promise<AttemptRow | null> {
  return firstOf(
    db
      .update(attempts)
      .set({ cardTitle: title, ...nextVersion(attempts) })
      .where(isPlanOpenTo(ownerId, onboardingId, "edit"))
      .returning(),
  );
}
