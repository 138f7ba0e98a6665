// How users restart an attempt: Try Again, a birth date, other answers, facts about the baby's size. Each is one compare-and-set, so a
// form sent twice starts one run.
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PlanAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, newRun } from "~/data/leased-rows.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { userClothingItems as items, userOnboardingData as plans, zipcodeCityMap } from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { bringHome } from "~/data/today/day-care-lists.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import type { PlannedMonths } from "~/domain/wardrobe/growth.ts";
import { pick } from "~/lib/pick.ts";
import { move } from "./move.server.ts";
import { isPlanOpenTo, ownerOf } from "./open-to.server.ts";
import { allowed, type PlanRow, recount } from "./plans.server.ts";

/** Changed numbers stay until someone reads them: the notice compares the oldest ones with those of the new run. */
const anew = (runId: string) => ({ ...newRun(plans, runId), errorMessage: null });

/** Items are written with the first completion and stay, so an attempt that has any was once complete. */
const hasBeenComplete = sql`exists (select 1 from ${items} where ${items.onboardingId} = ${plans.onboardingId})`;

/** A failed attempt gave its quota back, so it needs the tier's permission to count again. */
const mayCountAgain = or(eq(plans.countsTowardQuota, false), hasBeenComplete, allowed(plans.userId));

/**
 * Restarts a failed plan that the viewer may edit under a new run id, if the tier allows it to count again. One that was
 * complete before needs no permission: its quota was spent on a plan the user had. Null if it was not
 * restarted.
 */
export async function restartFailedPlan(
  db: Database,
  viewerId: string,
  planId: string,
  runId: string,
  now: number,
): Promise<PlanRow | null> {
  const [restarted] = await db.batch([
    move(db, {
      from: ["failed"],
      // A failed copy still holds its snapshot (data/sharing/copies.server.ts).
      to: { when: isNull(plans.replicationSnapshot), to: "pending", otherwise: "cloning_dashboard" },
      where: and(isPlanOpenTo(viewerId, planId, "edit"), mayCountAgain),
      set: anew(runId),
      now,
    }),
    recount(db, ownerOf(planId), now),
  ]);
  return restarted[0] ?? null;
}

/**
 * Writes a birth into a complete plan that the viewer may edit and restarts it from that day. It still counts as before. Returns
 * null and writes nothing if the attempt is not complete or already has this birth, so a form sent twice starts one run.
 */
export function saveBirthDate(
  db: Database,
  plan: RestartForViewer & {
    /** Null removes the date. */
    bornOn: IsoDay | null;
    /** How many babies there are; null leaves that as it is. */
    babies: number | null;
  },
): Promise<PlanRow | null> {
  const { viewerId, planId, bornOn, babies, runId, now } = plan;
  const isOther =
    babies === null
      ? sql`${plans.babyBornOn} is not ${bornOn}`
      : or(sql`${plans.babyBornOn} is not ${bornOn}`, ne(plans.babies, babies));
  // Sizes of other days would lead the page that waits to one of them.
  const plannedSizes = sql`iif(${plans.babyBornOn} is ${bornOn}, ${plans.plannedSizes}, null)`;
  return firstOf(
    move(db, {
      from: COMPLETE_STATUSES,
      to: "pending",
      where: and(isPlanOpenTo(viewerId, planId, "edit"), isOther),
      set: { babyBornOn: bornOn, plannedSizes, ...(babies !== null && { babies }), ...anew(runId) },
      now,
    }),
  );
}

/**
 * Has a complete plan that the viewer may edit cover so many months, and restarts it. It counts as before. Returns null and writes
 * nothing if the attempt is not complete or already covers them, so a form sent twice starts one run.
 */
export function savePlannedMonths(
  db: Database,
  plan: RestartForViewer & { months: PlannedMonths },
): Promise<PlanRow | null> {
  const { viewerId, planId, months, runId, now } = plan;
  return firstOf(
    move(db, {
      from: COMPLETE_STATUSES,
      to: "pending",
      where: and(isPlanOpenTo(viewerId, planId, "edit"), ne(plans.plannedMonths, months)),
      set: { plannedMonths: months, ...anew(runId) },
      now,
    }),
  );
}

/** A plan that a viewer restarts under a new run id. */
export interface RestartForViewer {
  viewerId: string;
  planId: string;
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
  { viewerId, planId, runId, now }: RestartForViewer,
  condition: SQL,
) {
  return move(db, {
    from: [...COMPLETE_STATUSES, "pending", "processing_weather", "processing_calcs"],
    to: "pending",
    where: and(isPlanOpenTo(viewerId, planId, "edit"), condition),
    set: anew(runId),
    now,
  });
}

/** The answers behind a plan that the viewer may edit, and what decides whether they can be changed. */
export function selectAnswersForViewer(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      ...pick(plans, "onboardingId", "attemptNumber", "cardTitle", "babyNames", "status"),
      ...PLACE_COLUMNS,
      place: plans.place,
      dueDate: plans.expectedDueDate,
      ...pick(plans, "babyBornOn", "genderPreference", "laundryScenario", "babies"),
      /** A failed copy that still has to become what was claimed. */
      isUnmadeCopy: isNotNull(plans.replicationSnapshot).mapWith(Boolean),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, "edit"));
}

/**
 * Writes other answers into a complete or failed plan that the viewer may edit and restarts it. A complete one counts as
 * before, a failed one needs the same permission as Try Again. A birth date stays unless it
 * is the answer that changes. Returns null and writes
 * nothing if the attempt is being worked on, is already complete with these answers, may not count again, or
 * is a failed copy that still has to become what was claimed. A form sent twice starts one run.
 */
export async function saveAnswers(
  db: Database,
  plan: RestartForViewer & {
    answers: PlanAnswers;
    /** The birth as it was asked for, or else the due date, if it is a date of birth. */
    bornOn: IsoDay | null;
    isBirthAsked: boolean;
  },
): Promise<PlanRow | null> {
  const { viewerId, planId, answers, bornOn, isBirthAsked, runId, now } = plan;
  // A birth date that equals the due date came from the quiz, and not from "Baby has arrived".
  const ownBirth = sql`case
    when ${isBirthAsked ? 1 : 0} then ${bornOn}
    when ${plans.expectedDueDate} = ${answers.dueDate} then ${plans.babyBornOn}
    when coalesce(${plans.babyBornOn}, ${plans.expectedDueDate}) = ${plans.expectedDueDate} then ${bornOn}
    else ${plans.babyBornOn} end`;
  const isElsewhere = or(
    ne(plans.zipcode, answers.zipcode),
    sql`${fieldIn(plans.place, "id")} is not ${answers.place} ->> 'id'`,
  );
  const isOther = or(
    isElsewhere,
    ne(plans.expectedDueDate, answers.dueDate),
    ne(plans.genderPreference, answers.genderPreference),
    ne(plans.laundryScenario, answers.laundryScenario),
    ne(plans.babies, answers.babies),
    isBirthAsked ? sql`${plans.babyBornOn} is not ${bornOn}` : undefined,
  );
  const isOpen = isPlanOpenTo(viewerId, planId, "edit");
  const [, restarted] = await db.batch([
    bringHome(db, and(isOpen, inArray(plans.status, COMPLETE_STATUSES), isElsewhere)),
    move(db, {
      from: [...COMPLETE_STATUSES, "failed"],
      to: "pending",
      where: and(
        isOpen,
        or(
          and(ne(plans.status, "failed"), isOther),
          and(eq(plans.status, "failed"), isNull(plans.replicationSnapshot), mayCountAgain),
        ),
      ),
      set: {
        ...pick(answers, "zipcode", "place"),
        expectedDueDate: answers.dueDate,
        babyBornOn: ownBirth,
        ...pick(answers, "genderPreference", "laundryScenario", "babies"),
        plannedSizes: sql`iif(${plans.expectedDueDate} = ${answers.dueDate} and ${plans.babyBornOn} is (${ownBirth}),
          ${plans.plannedSizes}, null)`,
        ...anew(runId),
      },
      now,
    }),
    recount(db, ownerOf(planId), now),
  ]);
  return restarted[0] ?? null;
}
