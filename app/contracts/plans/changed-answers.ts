// The form 'Change answers': the quiz's answers at once, each with its own error. Only its own page
// sends it.
import type { IsoDay } from "../../domain/calendar.ts";
import { codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { QUIZ_FIELDS, QUIZ_STEPS, type QuizStep } from "../../domain/plans/quiz.ts";
import type { FormContract } from "../form.ts";
import { CITY_FIELD, FOUND_FIELD } from "../places/city-search.ts";
import { GO_FIELD } from "./quiz-addresses.ts";
import { type QuizAnswers, readQuizAnswers } from "./quiz-answers.ts";

export const answersForm = {
  fields: [...QUIZ_FIELDS, GO_FIELD, CITY_FIELD, FOUND_FIELD],
  typed: ["zipcode", "dueDate", CITY_FIELD],
  chosen: [...QUIZ_FIELDS],
  isShownByPage: true,
} as const satisfies FormContract;

/** The answers that have an error of their own. */
export type AnswerPart = QuizStep | "babies";

export type AnswerErrors = Partial<Record<AnswerPart, ErrorCode>>;

export type ReadAnswers =
  | { answers: QuizAnswers; errors?: undefined }
  | { answers?: undefined; errors: AnswerErrors };

/** The answers in a form's fields, or what is wrong with each; `kept` is the plan's own date. */
export function readAnswers(
  fields: Readonly<Record<string, unknown>>,
  today: IsoDay,
  kept: IsoDay | null = null,
): ReadAnswers {
  const { answers, issues } = readQuizAnswers(fields, today, kept);
  if (answers) return { answers };
  const errors: AnswerErrors = {};
  for (const { path, message } of issues) {
    const part = partOf(path[0]);
    if (part) errors[part] ??= codeOf(message);
  }
  return { errors };
}

/** A problem with the city is a problem with the answer to where the baby will live. */
function partOf(field: PropertyKey | undefined): AnswerPart | undefined {
  if (field === "babies") return field;
  return field === "placeId" ? "zipcode" : QUIZ_STEPS.find((step) => step === field);
}
