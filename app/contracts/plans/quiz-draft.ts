// The answers of a quiz that is not sent yet, as they are typed: from its forms, from an address, and in the cookie that
// keeps them. They need not be valid; what is too long to be an answer is none.
import { z } from "zod";
import { digitsOfZip } from "../../domain/places/zip.ts";
import { QUIZ_FIELDS, type TypedAnswers } from "../../domain/plans/quiz.ts";
import { formKey } from "./quiz-answers.ts";

const LONGEST_ANSWER = 20;
const typed = z.string().max(LONGEST_ANSWER).catch("");

const typedAnswers = z
  .object({
    zipcode: z.string().transform(digitsOfZip).catch(""),
    placeId: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .catch(""),
    dueDate: typed,
    genderPreference: typed,
    laundryScenario: typed,
  })
  // A city that was chosen counts before a ZIP code.
  .transform((answers) =>
    answers.placeId ? { ...answers, zipcode: "" } : answers,
  ) satisfies z.ZodType<TypedAnswers>;

/** What a form or an address says of the answers; what it does not name is empty. */
export function readTypedAnswers(fields: Readonly<Record<string, unknown>>): TypedAnswers {
  return typedAnswers.parse(fields);
}

/** Whether an address brings answers of its own. */
export function namesAnswers(params: URLSearchParams): boolean {
  return QUIZ_FIELDS.some((field) => params.has(field));
}

export const quizDraft = z.object({
  ownerId: z.string(),
  formKey,
  /** Null before the first of them. */
  answers: typedAnswers.nullable(),
  /** It has become an attempt: the next quiz starts anew. */
  isSent: z.boolean(),
});

export type QuizDraft = z.infer<typeof quizDraft>;
