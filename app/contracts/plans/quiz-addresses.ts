// The addresses of the quiz: each question has one.
import { QUIZ_STEPS, type TypedAnswers, type Where } from "../../domain/plans/quiz.ts";

/** In a question's form: the number of the question to show next, 0 for the page before the first. */
export const GO_FIELD = "go";

export const QUIZ_PATH = "/onboarding";

/** What goes instead of a question's number: the search for the city, on the first question. */
export const GO_SEARCH = "search";

/** Where scripts search for a city. */
export const CITIES_JSON_PATH = "/onboarding/cities.json";

/** In the address of the first question: how it is answered, and what city is searched for. */
export const WHERE_FIELD = "where";
export const SEARCH_FIELD = "q";

/** The address of a question, or of the page before the first, in one walk through the quiz. */
export function quizPath(number: number, formKey: string): string {
  return number > 0 ? `${QUIZ_PATH}?${new URLSearchParams({ step: String(number), formKey })}` : QUIZ_PATH;
}

/** The address of the first question, answered by a ZIP code or by a city, which may be searched for. */
export function wherePath(where: Where, formKey: string, search = ""): string {
  const params = new URLSearchParams({ [WHERE_FIELD]: where, ...(search ? { [SEARCH_FIELD]: search } : {}) });
  return `${quizPath(1, formKey)}&${params}`;
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
