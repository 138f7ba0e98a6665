// A step of the quiz: the answers so far, the question, and its error.

import {
  formKey,
  namesAnswers,
  type QuizDraft,
  quizAnswers,
  readTypedAnswers,
} from "~/contracts/plans/quiz-answers.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { codeOf, type ErrorCode } from "~/domain/error-codes.ts";
import { dueDateProblem } from "~/domain/plans/birth-date.ts";
import { QUIZ_STEPS, type QuizStep, type TypedAnswers, type Where } from "~/domain/plans/quiz.ts";
import { newId } from "~/lib/new-id.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

export interface QuizWalk {
  formKey: string;
  answers: TypedAnswers;
  /**
   * 'kept': the browser already stores it. 'begun': the browser should store it. 'brought': the same, and the
   * answers leave the address.
   */
  kind: "kept" | "begun" | "brought";
}

/**
 * Finds an address's pass through the quiz and its answers: the browser's draft, however old the address is,
 * or else a new pass that starts from the answers in the address or the last ones.
 */
export function resumeQuiz(params: URLSearchParams, draft: QuizDraft | null, last: TypedAnswers): QuizWalk {
  const named = formKey.safeParse(params.get("formKey")).data;
  if (namesAnswers(params)) {
    // A ZIP code or city in the address replaces the other.
    const before = params.has("zipcode") ? { ...last, placeId: "" } : last;
    const brought = readTypedAnswers({ ...before, ...Object.fromEntries(params) });
    return { formKey: named ?? newId(), answers: brought, kind: "brought" };
  }
  const isOurs = draft !== null && (named ? draft.formKey === named : !draft.isSent);
  if (isOurs) return { formKey: draft.formKey, answers: draft.answers ?? last, kind: "kept" };
  return { formKey: named ?? newId(), answers: last, kind: "begun" };
}

export interface QuizState {
  step: QuizStep;
  /** 1 to 4. */
  number: number;
  answers: TypedAnswers;
  error: string | null;
}

/** The question to show: the requested one, or the first before it with an invalid answer and its error. */
export function readQuiz(
  asked: number,
  answers: TypedAnswers,
  where: { kind: Where; problem: ErrorCode | null },
  today: IsoDay,
): QuizState {
  for (const [index, step] of QUIZ_STEPS.slice(0, asked - 1).entries()) {
    const error = step === "zipcode" ? whereError(answers, where) : errorOf(step, answers, today);
    if (error) return { step, number: index + 1, answers, error: ERROR_TEXTS[error] };
  }
  return { step: QUIZ_STEPS[asked - 1] ?? "zipcode", number: asked, answers, error: null };
}

/** What is wrong with the place: the answer's format, or the result of looking it up. */
function whereError(
  answers: TypedAnswers,
  { kind, problem }: { kind: Where; problem: ErrorCode | null },
): ErrorCode | null {
  if (answers.placeId) return problem;
  return kind === "city" && !answers.zipcode ? "CITY_MISSING" : (shapeError("zipcode", answers) ?? problem);
}

function errorOf(step: QuizStep, answers: TypedAnswers, today: IsoDay): ErrorCode | null {
  return step === "dueDate" ? dueDateProblem(answers.dueDate, today) : shapeError(step, answers);
}

function shapeError(step: QuizStep, answers: TypedAnswers): ErrorCode | null {
  const { error } = quizAnswers.shape[step].safeParse(answers[step]);
  return error ? codeOf(error.issues[0]?.message) : null;
}
