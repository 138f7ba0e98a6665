// The form 'Change answers': the quiz's four answers at once, each with its own error in the quiz's words. Only
// its page sends it.
import { z } from "zod";
import { QUIZ_STEPS, type QuizStep } from "../../domain/plans/quiz.ts";
import type { FormContract } from "../form.ts";
import { type QuizAnswers, quizAnswers } from "./quiz-answers.ts";

export const answersForm = { fields: QUIZ_STEPS } as const satisfies FormContract;

export type AnswerErrors = Partial<Record<QuizStep, string>>;

export type ReadAnswers =
  | { answers: QuizAnswers; errors?: undefined }
  | { answers?: undefined; errors: AnswerErrors };

/** The answers in a form's fields, or what is wrong with each. */
export function readAnswers(fields: Readonly<Record<string, unknown>>): ReadAnswers {
  const parsed = quizAnswers.safeParse(fields);
  if (parsed.success) return { answers: parsed.data };
  const { fieldErrors } = z.flattenError(parsed.error);
  return {
    errors: Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first])),
  };
}
