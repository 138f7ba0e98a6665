// The addresses of the quiz: each question has one.
import { QUIZ_STEPS, type TypedAnswers } from "../../domain/plans/quiz.ts";

/** In a question's form: the number of the question to show next, 0 for the page before the first. */
export const GO_FIELD = "go";

export const QUIZ_PATH = "/onboarding";

/** The address of a question, or of the page before the first, in one walk through the quiz. */
export function quizPath(number: number, formKey: string): string {
  return number > 0 ? `${QUIZ_PATH}?${new URLSearchParams({ step: String(number), formKey })}` : QUIZ_PATH;
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
