// The quiz's questions in their order.
import { hasZipCodes } from "../places/place.ts";

export const QUIZ_STEPS = ["zipcode", "dueDate", "genderPreference", "laundryScenario"] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** What the quiz keeps: an answer a question, and the place that was chosen outside the US instead of a ZIP code. */
export const QUIZ_FIELDS = [...QUIZ_STEPS, "placeId"] as const;

/** How the first question is answered: by a ZIP code of the US, or by a city anywhere else. */
export type Where = "zip" | "city";

/** The answers as they stand in the fields, valid or not. Where a place is chosen, the ZIP code is empty. */
export type TypedAnswers = Record<(typeof QUIZ_FIELDS)[number], string>;

interface WhereAsked {
  /** What the address says. */
  named: string | null;
  answers: Pick<TypedAnswers, "zipcode" | "placeId">;
  /** Two letters of the country that the visitor is in; null where nobody knows. */
  country: string | null;
}

/** How the first question opens: as it is asked for, else as it was answered last, else by the visitor's country. */
export function whereToAsk({ named, answers, country }: WhereAsked): Where {
  if (named === "zip" || named === "city") return named;
  if (answers.placeId) return "city";
  if (answers.zipcode || country === null) return "zip";
  return hasZipCodes(country) ? "zip" : "city";
}

/** Whether two sets of answers say the same of where the baby will live. */
export function isSamePlace(
  one: Pick<TypedAnswers, "zipcode" | "placeId">,
  other: Pick<TypedAnswers, "zipcode" | "placeId">,
): boolean {
  return one.zipcode === other.zipcode && one.placeId === other.placeId;
}
