// The quiz's answers as they come in from a form or an address, and go to `submitQuiz`.
import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import { code } from "../../domain/error-codes.ts";
import { isBabyCount, ONE_BABY } from "../../domain/plans/babies.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";

/** A form without this field, as one from another release, is about one baby. */
export const babiesAnswer = z
  .string({ error: code("BABIES_INVALID") })
  .refine(isBabyCount, code("BABIES_INVALID"))
  .transform(Number);

export const quizAnswers = z.object({
  zipcode: z.string({ error: code("ZIP_INVALID") }).regex(/^[0-9]{5}$/, code("ZIP_INVALID")),
  dueDate: z.string({ error: code("DUE_DATE_INVALID") }).refine(isPlausibleDay, code("DUE_DATE_INVALID")),
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

/** The answers in a sent form, or what is wrong with each. A chosen city wins over a ZIP code. */
export function readQuizAnswers(
  form: Readonly<Record<string, unknown>>,
): { answers: QuizAnswers; issues: null } | { answers: null; issues: z.core.$ZodIssue[] } {
  const parsed = form.placeId
    ? answersInCity.safeParse({ ...form, zipcode: "" })
    : quizAnswers.safeParse(form);
  return parsed.success
    ? { answers: { placeId: "", ...parsed.data }, issues: null }
    : { answers: null, issues: parsed.error.issues };
}

/** Any real date is accepted; the years are bounded only to keep date arithmetic within four digits. */
function isPlausibleDay(text: string): boolean {
  return isDay(text) && text >= "1990-01-01" && text <= "2100-12-31";
}

/** The key of one pass through the quiz, sent along with its answers. */
export const formKey = z.string().regex(/^[a-z0-9]{8,64}$/);
