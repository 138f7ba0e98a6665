// What every screen of the quiz sends: all answers as far as they are typed, and where to go. Only pages send it.
import { QUIZ_STEPS } from "../../domain/plans/quiz.ts";
import type { FormContract } from "../form.ts";
import { GO_FIELD } from "./quiz-addresses.ts";

export const quizForm = {
  fields: [...QUIZ_STEPS, "formKey", GO_FIELD],
} as const satisfies FormContract;
