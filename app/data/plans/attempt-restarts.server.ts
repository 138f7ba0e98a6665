// How users restart an attempt: Try Again, a birth date, other answers, facts about the baby's size. Each is one compare-and-set, so a
// form sent twice starts one run.
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PlanAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, newRun } from "~/data/leased-rows.server.ts";
import { PLACE_COLUMNS } from "~/data/places/place-columns.server.ts";
import { userOnboardingData as attempts, userClothingItems as items, zipcodeCityMap } from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";
import { type AttemptRow, allowed, recount } from "./attempts.server.ts";
import { move } from "./move.server.ts";
import { isPlanOpenTo, ownerOf } from "./open-to.server.ts";

/** All numbers will change, so a notice about numbers changed by newer rules would be pointless. */
const anew = (runId: string) => ({ ...newRun(attempts, runId), errorMessage: null, numberChanges: null });

/** Items are written with the first completion and stay, so an attempt that has any was once complete. */
const hasBeenComplete = sql`exists (select 1 from ${items} where ${items.onboardingId} = ${attempts.onboardingId})`;

/** A failed attempt gave its quota back, so it needs the tier's permission to count again. */
const mayCountAgain = or(eq(attempts.countsTowardQuota, false), hasBeenComplete, allowed(attempts.userId));

/**
 * Restarts the user's failed attempt under a new run id, if the tier allows it to count again. One that was
 * complete before needs no permission: its quota was spent on a plan the user had. Null if it was not
 * restarted.
 */
export async function restartFailedAttempt(
  db: Database,
  ownerId: string,
  onboardingId: string,
  runId: string,
  now: number,
): Promise<AttemptRow | null> {
  const [restarted] = await db.batch([
    move(db, {
      from: ["failed"],
      // A failed copy still holds its snapshot (data/sharing/copies.server.ts).
      to: { when: isNull(attempts.replicationSnapshot), to: "pending", otherwise: "cloning_dashboard" },
      where: and(isPlanOpenTo(ownerId, onboardingId, "edit"), mayCountAgain),
      set: anew(runId),
      now,
    }),
    recount(db, ownerOf(onboardingId), now),
  ]);
  return restarted[0] ?? null;
}

/**
 * Writes a birth into the user's complete attempt and restarts it from that day. It still counts as before. Returns
 * null and writes nothing if the attempt is not complete or already has this birth, so a form sent twice starts one run.
 */
export function saveBirthDate(
  db: Database,
  attempt: {
    ownerId: string;
    onboardingId: string;
    /** Null removes the date. */
    bornOn: IsoDay | null;
    /** How many babies there are; null leaves that as it is. */
    babies: number | null;
    runId: string;
    now: number;
  },
): Promise<AttemptRow | null> {
  const { ownerId, onboardingId, bornOn, babies, runId, now } = attempt;
  const isOther =
    babies === null
      ? sql`${attempts.babyBornOn} is not ${bornOn}`
      : or(sql`${attempts.babyBornOn} is not ${bornOn}`, ne(attempts.babies, babies));
  // Sizes of other days would lead the page that waits to one of them.
  const plannedSizes = sql`iif(${attempts.babyBornOn} is ${bornOn}, ${attempts.plannedSizes}, null)`;
  return firstOf(
    move(db, {
      from: COMPLETE_STATUSES,
      to: "pending",
      where: and(isPlanOpenTo(ownerId, onboardingId, "edit"), isOther),
      set: { babyBornOn: bornOn, plannedSizes, ...(babies !== null && { babies }), ...anew(runId) },
      now,
    }),
  );
}

/** A plan that a viewer restarts under a new run id. */
export interface RestartForSizes {
  ownerId: string;
  onboardingId: string;
  runId: string;
  now: number;
}

/**
 * The statement that works a plan's sizes out again, also while it is being worked on: the run in progress may have read its
 * facts already. A failed plan reads them when it is tried again. Batch it with the facts that `condition` looks for, so that
 * none is kept without its effect.
 */
export function restartForSizesStatement(
  db: Database,
  { ownerId, onboardingId, runId, now }: RestartForSizes,
  condition: SQL,
) {
  return move(db, {
    from: [...COMPLETE_STATUSES, "pending", "processing_weather", "processing_calcs"],
    to: "pending",
    where: and(isPlanOpenTo(ownerId, onboardingId, "edit"), condition),
    set: anew(runId),
    now,
  });
}

/** The answers behind one of the user's attempts, and what decides whether they can be changed. */
export function selectAnswersForOwner(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({
      onboardingId: attempts.onboardingId,
      attemptNumber: attempts.attemptNumber,
      cardTitle: attempts.cardTitle,
      status: attempts.status,
      ...PLACE_COLUMNS,
      place: attempts.place,
      dueDate: attempts.expectedDueDate,
      babyBornOn: attempts.babyBornOn,
      genderPreference: attempts.genderPreference,
      laundryScenario: attempts.laundryScenario,
      babies: attempts.babies,
      /** A failed copy that still has to become what was claimed. */
      isUnmadeCopy: isNotNull(attempts.replicationSnapshot).mapWith(Boolean),
    })
    .from(attempts)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isPlanOpenTo(ownerId, onboardingId, "edit"));
}

/**
 * Writes other answers into the user's complete or failed attempt and restarts it. A complete one counts as
 * before, a failed one needs the same permission as Try Again. A birth date stays unless it
 * is the answer that changes. Returns null and writes
 * nothing if the attempt is being worked on, is already complete with these answers, may not count again, or
 * is a failed copy that still has to become what was claimed. A form sent twice starts one run.
 */
export async function saveAnswers(
  db: Database,
  attempt: {
    ownerId: string;
    onboardingId: string;
    answers: PlanAnswers;
    /** The due date, if it is a date of birth. */
    bornOn: IsoDay | null;
    runId: string;
    now: number;
  },
): Promise<AttemptRow | null> {
  const { ownerId, onboardingId, answers, bornOn, runId, now } = attempt;
  // A birth date that equals the due date came from the quiz, and not from "Baby has arrived".
  const ownBirth = sql`case
    when ${attempts.expectedDueDate} = ${answers.dueDate} then ${attempts.babyBornOn}
    when coalesce(${attempts.babyBornOn}, ${attempts.expectedDueDate}) = ${attempts.expectedDueDate} then ${bornOn}
    else ${attempts.babyBornOn} end`;
  const isOther = or(
    ne(attempts.zipcode, answers.zipcode),
    sql`${fieldIn(attempts.place, "id")} is not ${answers.place} ->> 'id'`,
    ne(attempts.expectedDueDate, answers.dueDate),
    ne(attempts.genderPreference, answers.genderPreference),
    ne(attempts.laundryScenario, answers.laundryScenario),
    ne(attempts.babies, answers.babies),
  );
  const [restarted] = await db.batch([
    move(db, {
      from: [...COMPLETE_STATUSES, "failed"],
      to: "pending",
      where: and(
        isPlanOpenTo(ownerId, onboardingId, "edit"),
        or(
          and(ne(attempts.status, "failed"), isOther),
          and(eq(attempts.status, "failed"), isNull(attempts.replicationSnapshot), mayCountAgain),
        ),
      ),
      set: {
        zipcode: answers.zipcode,
        place: answers.place,
        expectedDueDate: answers.dueDate,
        babyBornOn: ownBirth,
        genderPreference: answers.genderPreference,
        laundryScenario: answers.laundryScenario,
        babies: answers.babies,
        plannedSizes: sql`iif(${attempts.expectedDueDate} = ${answers.dueDate}, ${attempts.plannedSizes}, null)`,
        ...anew(runId),
      },
      now,
    }),
    recount(db, ownerOf(onboardingId), now),
  ]);
  return restarted[0] ?? null;
}
