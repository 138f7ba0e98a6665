import { QUIZ_STEPS, type TypedAnswers, type Where } from "../../domain/plans/quiz.ts";

/** Form field: the number of the question to show next, 0 for the intro page. */
export const GO_FIELD = "go";

export const QUIZ_PATH = "/onboarding";

/** Value of `go` on the first question: search for the city. */
export const GO_SEARCH = "search";

export const CITIES_JSON_PATH = "/onboarding/cities.json";

/** Parameter of the first question: how it is answered; it comes with the city that is searched for. */
export const WHERE_FIELD = "where";
export const SEARCH_FIELD = "q";

/** The address of a question, or of the intro page, in one run through the quiz. */
export function quizPath(number: number, formKey: string): string {
  return number > 0 ? `${QUIZ_PATH}?${new URLSearchParams({ step: String(number), formKey })}` : QUIZ_PATH;
}

/** The address of the first question, answered by ZIP code or by city, with an optional search. */
export function wherePath(where: Where, formKey: string, search = ""): string {
  const params = new URLSearchParams({ [WHERE_FIELD]: where, ...(search ? { [SEARCH_FIELD]: search } : {}) });
  return `${quizPath(1, formKey)}&${params}`;
}

/** The quiz, prefilled from another page, opened at the due date, where the suggestions need a look. */
export function quizPathWith(answers: Readonly<Partial<TypedAnswers>>): string {
  return `${QUIZ_PATH}?${new URLSearchParams({ step: String(QUIZ_STEPS.indexOf("dueDate") + 1), ...answers })}`;
}

/** The question number in a text, clamped to the quiz; at least `first`. */
export function questionNumber(text: string | null, first: 0 | 1): number {
  const number = Number.parseInt(text ?? "", 10);
  return Math.min(Math.max(Number.isNaN(number) ? 1 : number, first), QUIZ_STEPS.length);
}
