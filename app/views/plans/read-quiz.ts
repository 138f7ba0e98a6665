// What a step of the quiz shows: the answers so far, which question is next, and what is wrong with an answer.

import { formKey, quizAnswers } from "~/contracts/plans/quiz-answers.ts";
import { namesAnswers, type QuizDraft, readTypedAnswers } from "~/contracts/plans/quiz-draft.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { codeOf, type ErrorCode } from "~/domain/error-codes.ts";
import { QUIZ_STEPS, type QuizStep, type TypedAnswers, type Where } from "~/domain/plans/quiz.ts";
import { newId } from "~/lib/new-id.ts";

export interface QuizWalk {
  formKey: string;
  answers: TypedAnswers;
  /** 'kept': the browser has it already. 'begun': it is to keep it. 'brought': so too, and the answers leave the address. */
  kind: "kept" | "begun" | "brought";
}

/**
 * Which walk through the quiz an address belongs to, and its answers: the draft that the browser keeps, however old the
 * address is; else a new walk, from the answers in the address or from the last ones.
 */
export function resumeQuiz(params: URLSearchParams, draft: QuizDraft | null, last: TypedAnswers): QuizWalk {
  const named = formKey.safeParse(params.get("formKey")).data;
  if (namesAnswers(params)) {
    // Whichever of ZIP code and city is brought takes the other's place.
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

/** The question to show: the one that is asked for, or the first before it whose answer is not valid, with its error. */
export function readQuiz(
  asked: number,
  answers: TypedAnswers,
  where: { kind: Where; problem: ErrorCode | null },
): QuizState {
  for (const [index, step] of QUIZ_STEPS.slice(0, asked - 1).entries()) {
    const error = step === "zipcode" ? whereError(answers, where) : errorOf(step, answers);
    if (error) return { step, number: index + 1, answers, error: ERROR_TEXTS[error] };
  }
  return { step: QUIZ_STEPS[asked - 1] ?? "zipcode", number: asked, answers, error: null };
}

/** What is wrong with the place: how its answer is written, or what the look-up says. */
function whereError(
  answers: TypedAnswers,
  { kind, problem }: { kind: Where; problem: ErrorCode | null },
): ErrorCode | null {
  if (answers.placeId) return problem;
  return kind === "city" && !answers.zipcode ? "CITY_MISSING" : (errorOf("zipcode", answers) ?? problem);
}

function errorOf(step: QuizStep, answers: TypedAnswers): ErrorCode | null {
  const { error } = quizAnswers.shape[step].safeParse(answers[step]);
  return error ? codeOf(error.issues[0]?.message) : null;
}
