// The quiz's answers as they come in from a form or an address, and go to `submitQuiz`.

import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code } from "../../domain/error-codes.ts";
import { readWhere } from "../../domain/places/place-search.ts";
import { digitsOfZip, readZip } from "../../domain/places/zip.ts";
import { isBabyCount, ONE_BABY } from "../../domain/plans/babies.ts";
import { dueDateProblem } from "../../domain/plans/birth-date.ts";
import { QUIZ_FIELDS, QUIZ_STEPS, type TypedAnswers } from "../../domain/plans/quiz.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { dayField, typedDay } from "../day.ts";
import type { FormContract, FormPlace } from "../form.ts";
import { CITY_FIELD, FOUND_FIELD, whereChosen } from "../places/city-search.ts";
import { GO_FIELD, questionNumber, quizPath } from "./quiz-addresses.ts";

/** A form without this field, as one from another release, is about one baby. */
export const babiesAnswer = z
  .string({ error: code("BABIES_INVALID") })
  .refine(isBabyCount, code("BABIES_INVALID"))
  .transform(Number);

/** The answers' shapes. `readQuizAnswers` also asks whether the date can be meant. */
export const quizAnswers = z.object({
  zipcode: z
    .string({ error: code("ZIP_INVALID") })
    .transform(readZip)
    .pipe(z.string(code("ZIP_INVALID"))),
  dueDate: dayField("DUE_DATE_INVALID"),
  genderPreference: z.enum(GENDER_PREFERENCES, { error: code("GENDER_INVALID") }),
  laundryScenario: z.enum(LAUNDRY_SCENARIOS, { error: code("LAUNDRY_INVALID") }),
  babies: babiesAnswer.prefault(ONE_BABY),
});

/** The same for a place outside the US, which has no ZIP code. */
const answersInCity = quizAnswers.extend({
  zipcode: z.literal(""),
  placeId: z.string().regex(/^[1-9]\d{0,9}$/, code("CITY_UNKNOWN")),
});

/** Where the baby will live is a ZIP code or a place id; the other one is empty. */
export type QuizAnswers = z.infer<typeof quizAnswers> & { placeId: string };

/** The answers as a plan stores them: a ZIP code, or a place as contracts/places/stored-place.ts packs it. */
export type PlanAnswers = z.infer<typeof quizAnswers> & { place: string | null };

/**
 * The answers in a sent form, or what is wrong with each. A chosen city wins over a ZIP code. A stored plan's own date, `kept`, is taken
 * again, and corrected, however long ago it is.
 */
export function readQuizAnswers(
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
  kept: IsoDay | null = null,
): { answers: QuizAnswers; issues: null } | { answers: null; issues: z.core.$ZodIssue[] } {
  const chosen = whereChosen(form);
  const shape = {
    dueDate: quizAnswers.shape.dueDate.superRefine((text, { addIssue }) => {
      const problem = text === kept ? null : dueDateProblem(text, today, kept);
      if (problem) addIssue({ code: "custom", message: problem });
    }),
  };
  const parsed = chosen.placeId
    ? answersInCity.extend(shape).safeParse({ ...chosen, zipcode: "" })
    : quizAnswers.extend(shape).safeParse(chosen);
  return parsed.success
    ? { answers: { placeId: "", ...parsed.data }, issues: null }
    : { answers: null, issues: parsed.error.issues };
}

/** The key of one pass through the quiz, sent along with its answers. */
export const formKey = z.string().regex(/^[a-z0-9]{8,64}$/);

const LONGEST_ANSWER = 20;
const typed = z.string().max(LONGEST_ANSWER).catch("");

/**
 * The answers of an unfinished quiz as typed: from its forms, an address, or the cookie that keeps them. They needn't be valid;
 * anything too long is dropped.
 */
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

function questionPage({ fields }: FormPlace): string {
  const number = questionNumber(fields[GO_FIELD] ?? String(QUIZ_STEPS.length), 0);
  return quizPath(number, formKey.safeParse(fields.formKey).data ?? "");
}

/** What every screen of the quiz sends: all answers so far, and where to go. Only pages send it. */
export const quizForm = {
  fields: [...QUIZ_FIELDS, "formKey", GO_FIELD, CITY_FIELD, FOUND_FIELD],
  typed: ["zipcode", "dueDate", CITY_FIELD],
  chosen: [...QUIZ_FIELDS],
  isShownByPage: true,
  page: questionPage,
} as const satisfies FormContract;
