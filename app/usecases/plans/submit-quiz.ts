// A quiz becomes an onboarding attempt: validated, counted against the tier, and handed to the pipeline.
import { formKey, type QuizAnswers, quizAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { ErrorCode } from "~/copy/errors.ts";
import type { Database } from "~/data/database.server.ts";
import { createAttempt } from "~/data/plans/attempts.server.ts";
import { newId } from "~/lib/ids.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import { locateZip } from "~/usecases/places/locate-zip.ts";

export type QuizField = keyof QuizAnswers;

export type SubmitQuizResult =
  | { kind: "created"; onboardingId: string }
  | { kind: "invalid"; fieldErrors: Partial<Record<QuizField, string>> }
  | { kind: "refused"; code: Extract<ErrorCode, "QUIZ_LIMIT_ON_SUBMIT"> };

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  now: number;
}

/**
 * Creates the user's next attempt from what the form sent. Sent twice, the same form makes one attempt.
 * The write and the count are one transaction; the message to the queue comes after it, and the sweeper
 * sends it again if it was lost.
 */
export async function submitQuiz(
  { db, planQueue, now }: Dependencies,
  userId: string,
  form: Record<string, unknown>,
): Promise<SubmitQuizResult> {
  const parsed = quizAnswers.safeParse(form);
  if (!parsed.success) return { kind: "invalid", fieldErrors: firstErrors(parsed.error.issues) };

  const place = await locateZip(db, parsed.data.zipcode);
  if (place.kind === "unknown") return { kind: "invalid", fieldErrors: { zipcode: place.message } };

  const attempt = await createAttempt(db, {
    onboardingId: newId(),
    userId,
    answers: parsed.data,
    submissionKey: submissionKeyOf(form.formKey, parsed.data),
    runId: newId(),
    now,
  });
  if (!attempt) return { kind: "refused", code: "QUIZ_LIMIT_ON_SUBMIT" };

  const { onboardingId, runId, isNew } = attempt;
  if (isNew) await planQueue.send({ stage: "weather", onboardingId, runId });
  return { kind: "created", onboardingId };
}

/** One form with the same answers is one attempt; going back to change an answer makes another. */
function submissionKeyOf(
  sent: unknown,
  { zipcode, dueDate, genderPreference, laundryScenario }: QuizAnswers,
): string {
  const key = formKey.safeParse(sent).data ?? newId();
  return [key, zipcode, dueDate, genderPreference, laundryScenario].join(":");
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Partial<Record<QuizField, string>> = {};
  for (const { path, message } of issues) {
    const [field] = path;
    const known = Object.keys(quizAnswers.shape).find((name): name is QuizField => name === field);
    if (known) errors[known] ??= message;
  }
  return errors;
}
