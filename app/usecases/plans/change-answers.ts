// Changes a plan's answers, its day of birth among them ('Baby has arrived'): the same attempt goes through the ordinary pipeline
// again.

import { readPlace } from "~/contracts/places/stored-place.ts";
import { type AnswerErrors, readAnswers } from "~/contracts/plans/plan-forms.ts";
import type { PlanAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import {
  restartFailedPlan,
  saveAnswers,
  saveBirthDate,
  savePlannedMonths,
  selectAnswersForViewer,
} from "~/data/plans/plan-restarts.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { birthIn } from "~/domain/plans/birth-date.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import type { PlannedMonths } from "~/domain/wardrobe/growth.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { locateAnswer } from "~/usecases/places/locate-answer.ts";
import { announcePlan, beginRun } from "./under-lease.ts";

type PlanSummary = Awaited<ReturnType<typeof selectPlanSummaryForViewer>>[number];

type ChangeAnswersResult =
  | { kind: "recalculating" }
  /** The plan already has these answers. */
  | { kind: "unchanged" }
  | { kind: "invalid"; errors: AnswerErrors }
  | { kind: "refused"; code: Extract<ErrorCode, "ATTEMPT_NOT_READY" | "QUIZ_LIMIT_ON_SUBMIT"> }
  | { kind: "not-found" };

/**
 * Saves the answers and starts the recalculation, which replaces only quantities. Sent twice, it starts one
 * run. Where the form asks for
 * the birth, each date is changed by its own field; else a new due date before `today`, the visitor's day, is a date of birth. `read` is the plan as it was read along with the check of its sender.
 */
export async function changeAnswers(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
  read?: Awaited<ReturnType<typeof selectAnswersForViewer>>,
): Promise<ChangeAnswersResult> {
  const [known] = read ?? (await selectAnswersForViewer(db, viewerId, planId));
  if (!known) return { kind: "not-found" };
  // A form of another release doesn't ask how many babies there are, and so doesn't change it.
  const sent = { ...form, babies: form.babies ?? `${known.babies}` };
  const reading = readAnswers(sent, today, known);
  if (!reading.answers) return { kind: "invalid", errors: reading.errors };
  const { answers: located, problem } = await locateAnswer(db, reading.answers);
  if (!located) return { kind: "invalid", errors: { zipcode: problem } };

  const { bornOn: birth } = reading;
  const answers = { ...located, dueDate: dueDateWith(birth, located.dueDate, known) };
  const isBirthAsked = birth !== undefined;
  const bornOn = isBirthAsked ? birth : birthIn(answers.dueDate, today);
  const plan = await saveAnswers(db, {
    viewerId,
    planId,
    answers,
    bornOn,
    isBirthAsked,
    runId: newId(),
    now,
  });
  if (!plan) return whyNone(db, viewerId, planId, { ...answers, bornOn: birth });
  await beginRun({ db, planQueue, live, now }, plan);
  return { kind: "recalculating" };
}

/**
 * The due date to keep. Where the quiz was answered with the birth, no other is known: it goes along with the birth, so that sizes aren't
 * counted from a day on which nothing was.
 */
function dueDateWith(
  birth: IsoDay | null | undefined,
  typed: IsoDay,
  { dueDate, babyBornOn }: { dueDate: IsoDay; babyBornOn: IsoDay | null },
): IsoDay {
  return birth && typed === dueDate && babyBornOn === dueDate ? birth : typed;
}

/** Why no run was started. */
async function whyNone(
  db: Database,
  viewerId: string,
  planId: string,
  answers: PlanAnswers & { bornOn: IsoDay | null | undefined },
): Promise<ChangeAnswersResult> {
  const [current] = await selectAnswersForViewer(db, viewerId, planId);
  if (!current) return { kind: "not-found" };
  const { bornOn = current.babyBornOn } = answers;
  const isSame = hasAnswers(current, answers) && bornOn === current.babyBornOn;
  if (isSame && isComplete(current.status)) return { kind: "unchanged" };
  if (isSame && isWorking(current.status)) return { kind: "recalculating" };
  const isAtLimit = current.status === "failed" && !current.isUnmadeCopy;
  return { kind: "refused", code: isAtLimit ? "QUIZ_LIMIT_ON_SUBMIT" : "ATTEMPT_NOT_READY" };
}

function hasAnswers(plan: PlanAnswers, answers: PlanAnswers): boolean {
  return (
    plan.zipcode === answers.zipcode &&
    readPlace(plan.place)?.id === readPlace(answers.place)?.id &&
    plan.dueDate === answers.dueDate &&
    plan.genderPreference === answers.genderPreference &&
    plan.laundryScenario === answers.laundryScenario &&
    plan.babies === answers.babies
  );
}

type RecalculationResult =
  | { kind: "recalculating" }
  /** The plan is as asked already. */
  | { kind: "unchanged" }
  | { kind: "refused"; code: Extract<ErrorCode, "ATTEMPT_NOT_READY"> }
  | { kind: "not-found" };

/**
 * Sets, corrects, or (null) removes a complete plan's birth date, sets how many babies there are
 * (null: as before), and starts the recalculation, which replaces only quantities. Sent twice, it starts one run.
 */
export async function recordBirth(
  deps: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
  bornOn: IsoDay | null,
  babies: number | null = null,
): Promise<RecalculationResult> {
  const birth = { viewerId, planId, bornOn, babies, runId: newId(), now: deps.now };
  const plan = await saveBirthDate(deps.db, birth);
  return recalculated(deps, { viewerId, planId }, plan, (existing) => {
    return existing.babyBornOn === bornOn && (babies ?? existing.babies) === existing.babies;
  });
}

/**
 * Has a complete plan go on to 24 months, or end with its first year again, and starts the recalculation, which replaces only
 * quantities. Sent twice, it starts one run.
 */
export async function carryOn(
  deps: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
  months: PlannedMonths,
): Promise<RecalculationResult> {
  const plan = await savePlannedMonths(deps.db, { viewerId, planId, months, runId: newId(), now: deps.now });
  return recalculated(deps, { viewerId, planId }, plan, (existing) => existing.plannedMonths === months);
}

/** Begins the run of a plan that was saved; of one that wasn't, says why. */
async function recalculated(
  deps: Needs<"db" | "planQueue" | "live" | "now">,
  { viewerId, planId }: { viewerId: string; planId: string },
  saved: Parameters<typeof beginRun>[1] | null | undefined,
  isAsAsked: (existing: PlanSummary) => boolean,
): Promise<RecalculationResult> {
  if (saved) {
    await beginRun(deps, saved);
    return { kind: "recalculating" };
  }
  const [existing] = await selectPlanSummaryForViewer(deps.db, viewerId, planId, "edit");
  if (!existing) return { kind: "not-found" };
  if (isAsAsked(existing) && isComplete(existing.status)) return { kind: "unchanged" };
  if (isAsAsked(existing) && isWorking(existing.status)) return { kind: "recalculating" };
  return { kind: "refused", code: "ATTEMPT_NOT_READY" };
}

export type RetryResult = "restarted" | "already-running" | "limit-reached" | "not-found";

/**
 * Try Again: the same attempt or copy, with a new run id. Clicked in two tabs it starts one run: the second
 * finds the attempt already running. A failed attempt gave its quota back, so the limit is checked again,
 * unless it was complete before.
 */
export async function retryPlan(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
): Promise<RetryResult> {
  const plan = await restartFailedPlan(db, viewerId, planId, newId(), now);
  if (plan) {
    const stage = plan.status === "cloning_dashboard" ? "clone" : "weather";
    await planQueue.send({ stage, onboardingId: planId, runId: plan.runId });
    await announcePlan(live, plan);
    return "restarted";
  }
  const [existing] = await selectPlanSummaryForViewer(db, viewerId, planId, "edit");
  if (!existing) return "not-found";
  return isWorking(existing.status) || isComplete(existing.status) ? "already-running" : "limit-reached";
}
