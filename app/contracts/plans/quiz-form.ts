// What every screen of the quiz sends: all answers so far, and where to go. Only pages send it.
import { QUIZ_FIELDS, QUIZ_STEPS } from "../../domain/plans/quiz.ts";
import type { FormContract, FormPlace } from "../form.ts";
import { CITY_FIELD, FOUND_FIELD } from "../places/city-search.ts";
import { GO_FIELD, questionNumber, quizPath } from "./quiz-addresses.ts";
import { formKey } from "./quiz-answers.ts";

function questionPage({ fields }: FormPlace): string {
  const number = questionNumber(fields[GO_FIELD] ?? String(QUIZ_STEPS.length), 0);
  return quizPath(number, formKey.safeParse(fields.formKey).data ?? "");
}

export const quizForm = {
  fields: [...QUIZ_FIELDS, "formKey", GO_FIELD, CITY_FIELD, FOUND_FIELD],
  typed: ["zipcode", "dueDate", CITY_FIELD],
  chosen: [...QUIZ_FIELDS],
  isShownByPage: true,
  page: questionPage,
} as const satisfies FormContract;
