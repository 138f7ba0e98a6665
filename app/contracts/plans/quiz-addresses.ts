// The addresses of the quiz: each question has one.
import { QUIZ_STEPS, type TypedAnswers } from "../../domain/plans/quiz.ts";

/** In a question's form: the number of the question to show next, 0 for the page before the first. */
export const GO_FIELD = "go";

/** In the first question's form: what a city is searched by. */
export const CITY_FIELD = "city";

export const QUIZ_PATH = "/onboarding";

/** The page of cities to choose from, and what it is for scripts. */
export const CITIES_PATH = "/onboarding/cities";
export const CITIES_JSON_PATH = "/onboarding/cities.json";

/** In the address of the first question: how it is answered. */
export const WHERE_FIELD = "where";
export type Where = "zip" | "city";

/** The address of a question, or of the page before the first, in one walk through the quiz. */
export function quizPath(number: number, formKey: string): string {
  return number > 0 ? `${QUIZ_PATH}?${new URLSearchParams({ step: String(number), formKey })}` : QUIZ_PATH;
}

/** The address of the cities that a text names, in one walk through the quiz. */
export function citiesPath(text: string, formKey: string): string {
  return `${CITIES_PATH}?${new URLSearchParams({ q: text, formKey })}`;
}

/** The address of the first question, answered by a ZIP code or by a city. */
export function whereQuizPath(where: Where, formKey: string): string {
  return `${quizPath(1, formKey)}&${WHERE_FIELD}=${where}`;
}

/** The address of the quiz with answers from elsewhere, at the due date: what is suggested there is to be looked at. */
export function quizPathWith(answers: Readonly<Partial<TypedAnswers>>): string {
  return `${QUIZ_PATH}?${new URLSearchParams({ step: String(QUIZ_STEPS.indexOf("dueDate") + 1), ...answers })}`;
}

/** The question that a text asks for, in bounds; at least `first`. */
export function questionNumber(text: string | null, first: 0 | 1): number {
  const number = Number.parseInt(text ?? "", 10);
  return Math.min(Math.max(Number.isNaN(number) ? 1 : number, first), QUIZ_STEPS.length);
}
