// Turns a quiz into an attempt: validated, counted against the tier, and handed to the pipeline.
import { type AnswerErrors, readAnswers } from "~/contracts/plans/plan-forms.ts";
import { formKey, type PlanAnswers, type QuizAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { selectAllowance } from "~/data/plans/allowance.server.ts";
import { createPlan } from "~/data/plans/plans.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { attemptAllowance } from "~/domain/plans/access.ts";
import { birthIn } from "~/domain/plans/birth-date.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { locateAnswer } from "~/usecases/places/locate-answer.ts";

export type SubmitQuizResult =
  | { kind: "created"; onboardingId: string }
  | { kind: "invalid"; fieldErrors: AnswerErrors }
  | { kind: "refused"; code: Extract<ErrorCode, "QUIZ_LIMIT_ON_SUBMIT" | "ATTEMPT_ID_NOT_RETURNED"> };

/** A sent quiz whose place is known. */
interface SentQuiz {
  kind: "read";
  answers: PlanAnswers;
  /** Null for a due date. */
  bornOn: IsoDay | null;
  /** The same for the same form with the same answers. */
  submissionKey: string;
}

/**
 * Reads a sent form and looks its place up, in the round trip of whatever else the reader reads meanwhile. A date before `today`, the
 * visitor's day, is the date of birth.
 */
export async function readSentQuiz(
  { db, reader }: Needs<"db"> & { reader: PageReader },
  form: Record<string, unknown>,
  today: IsoDay,
): Promise<SentQuiz | Extract<SubmitQuizResult, { kind: "invalid" }>> {
  const read = readAnswers(form, today);
  if (!read.answers) return { kind: "invalid", fieldErrors: read.errors };

  const { answers, problem } = await locateAnswer(db, read.answers, reader);
  if (!answers) return { kind: "invalid", fieldErrors: { zipcode: problem } };
  const submissionKey = submissionKeyOf(form.formKey, read.answers);
  return { kind: "read", answers, bornOn: birthIn(answers.dueDate, today), submissionKey };
}

/**
 * Creates the user's next attempt from a sent form. Sent twice, the same form makes one attempt. The write
 * and the count are one transaction; the message to the queue follows, and the sweeper sends it again if it
 * was lost.
 */
export async function submitQuiz(
  { db, planQueue, now }: Needs<"db" | "planQueue" | "now">,
  userId: string,
  quiz: Awaited<ReturnType<typeof readSentQuiz>>,
): Promise<SubmitQuizResult> {
  if (quiz.kind === "invalid") return quiz;
  const { answers, bornOn, submissionKey } = quiz;
  const plan = await createPlan(db, {
    planId: newId(),
    userId,
    answers,
    bornOn,
    submissionKey,
    runId: newId(),
    now,
  });
  if (!plan) return { kind: "refused", code: await whyNone(db, userId) };

  const { onboardingId: planId, runId, isNew } = plan;
  if (isNew) {
    log.info("plan_submitted", { onboardingId: planId });
    await planQueue.send({ stage: "weather", onboardingId: planId, runId });
  }
  return { kind: "created", onboardingId: planId };
}

/** Why nothing was written: the limit is reached, or something else failed. */
async function whyNone(db: Database, userId: string) {
  const [counted] = await selectAllowance(db, userId);
  return counted && !attemptAllowance(counted).blocked ? "ATTEMPT_ID_NOT_RETURNED" : "QUIZ_LIMIT_ON_SUBMIT";
}

/** The same form with the same answers is one attempt; changing an answer makes another. */
function submissionKeyOf(
  sent: unknown,
  { zipcode, placeId, dueDate, genderPreference, laundryScenario, babies }: QuizAnswers,
): string {
  const key = formKey.safeParse(sent).data ?? newId();
  const facts = [key, placeId || zipcode, dueDate, genderPreference, laundryScenario];
  return (babies > 1 ? [...facts, babies] : facts).join(":");
}
