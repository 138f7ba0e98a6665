// What every screen of the quiz sends: all answers so far, and where to go. Only pages send it.
import { QUIZ_FIELDS } from "../../domain/plans/quiz.ts";
import type { FormContract } from "../form.ts";
import { CITY_FIELD, FOUND_FIELD } from "../places/city-search.ts";
import { GO_FIELD } from "./quiz-addresses.ts";

export const quizForm = {
  fields: [...QUIZ_FIELDS, "formKey", GO_FIELD, CITY_FIELD, FOUND_FIELD],
} as const satisfies FormContract;
