// The answers of an unfinished quiz as typed: from its forms, an address, or the cookie that keeps them. They
// needn't be valid; anything too long is dropped.
import { z } from "zod";
import { readWhere } from "../../domain/places/place-search.ts";
import { digitsOfZip } from "../../domain/places/zip.ts";
import { isBabyCount, ONE_BABY } from "../../domain/plans/babies.ts";
import { QUIZ_FIELDS, type TypedAnswers } from "../../domain/plans/quiz.ts";
import { typedDay } from "../day.ts";
import { whereChosen } from "../places/city-search.ts";
import { formKey } from "./quiz-answers.ts";

const LONGEST_ANSWER = 20;
const typed = z.string().max(LONGEST_ANSWER).catch("");

const typedAnswers = z
  .object({
    zipcode: z.string().transform(digitsTyped).catch(""),
    placeId: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .catch(""),
    dueDate: typed.pipe(typedDay),
    genderPreference: typed,
    laundryScenario: typed,
    babies: z.string().refine(isBabyCount).catch(ONE_BABY),
  })
  // A chosen city takes precedence over a ZIP code.
  .transform((answers) =>
    answers.placeId ? { ...answers, zipcode: "" } : answers,
  ) satisfies z.ZodType<TypedAnswers>;

/** A ZIP code, or the digits of what isn't one yet. */
function digitsTyped(text: string): string {
  const where = readWhere(text);
  return where.kind === "zip" ? where.zipcode : digitsOfZip(text);
}

/** The answers in a form or an address; anything missing is empty. */
export function readTypedAnswers(fields: Readonly<Record<string, unknown>>): TypedAnswers {
  return typedAnswers.parse(whereChosen(fields));
}

/** Whether an address carries answers. */
export function namesAnswers(params: URLSearchParams): boolean {
  return QUIZ_FIELDS.some((field) => params.has(field));
}

export const quizDraft = z.object({
  ownerId: z.string(),
  formKey,
  /** Null before the first answer. */
  answers: typedAnswers.nullable(),
  /** Already sent as an attempt: the next quiz starts fresh. */
  isSent: z.boolean(),
});

export type QuizDraft = z.infer<typeof quizDraft>;
