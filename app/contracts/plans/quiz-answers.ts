// The quiz's answers as they come in from a form or an address, and go to `submitQuiz`.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code } from "../../domain/error-codes.ts";
import { readZip } from "../../domain/places/zip.ts";
import { isBabyCount, ONE_BABY } from "../../domain/plans/babies.ts";
import { dueDateProblem } from "../../domain/plans/birth-date.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { dayField } from "../day.ts";
import { whereChosen } from "../places/city-search.ts";

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
 * again, however long ago it is.
 */
export function readQuizAnswers(
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
  kept: IsoDay | null = null,
): { answers: QuizAnswers; issues: null } | { answers: null; issues: z.core.$ZodIssue[] } {
  const chosen = whereChosen(form);
  const shape = {
    dueDate: quizAnswers.shape.dueDate.superRefine((text, { addIssue }) => {
      const problem = text === kept ? null : dueDateProblem(text, today);
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
