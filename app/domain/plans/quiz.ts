// The quiz's questions in order.
import { hasZipCodes } from "../places/place.ts";

export const QUIZ_STEPS = ["zipcode", "dueDate", "genderPreference", "laundryScenario"] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** The fields that the quiz keeps: one answer per question, a place outside the US, and how many babies there are. */
export const QUIZ_FIELDS = [...QUIZ_STEPS, "placeId", "babies"] as const;

/** How the first question is answered: with a US ZIP code, or a city anywhere else. */
export type Where = "zip" | "city";

/** The answers as typed, valid or not. If a place is chosen, the ZIP code is empty. */
export type TypedAnswers = Record<(typeof QUIZ_FIELDS)[number], string>;

interface WhereAsked {
  /** The choice in the address. */
  named: string | null;
  answers: Pick<TypedAnswers, "zipcode" | "placeId">;
  /** The visitor's country, two letters; null if unknown. */
  country: string | null;
}

/** How the first question opens: as the address says, else as last answered, else by the visitor's country. */
export function whereToAsk({ named, answers, country }: WhereAsked): Where {
  if (named === "zip" || named === "city") return named;
  if (answers.placeId) return "city";
  if (answers.zipcode || country === null) return "zip";
  return hasZipCodes(country) ? "zip" : "city";
}

/** Whether two sets of answers name the same place. */
export function isSamePlace(
  one: Pick<TypedAnswers, "zipcode" | "placeId">,
  other: Pick<TypedAnswers, "zipcode" | "placeId">,
): boolean {
  return one.zipcode === other.zipcode && one.placeId === other.placeId;
}
