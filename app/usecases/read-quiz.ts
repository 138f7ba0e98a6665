// What a step of the quiz shows: the answers so far, which question is next, and what is wrong with an answer.
import { quizAnswers } from "~/contracts/quiz-answers.ts";
import { QUIZ_STEPS, type QuizStep } from "~/domain/quiz.ts";
import { digitsOfZip } from "~/domain/zip.ts";

export interface QuizState {
  step: QuizStep;
  /** 1 to 4. */
  number: number;
  answers: Record<QuizStep, string>;
  error: string | null;
}

/**
 * The state that an address names. An answer that is not valid brings the quiz back to its question, with its
 * error; what was answered after it is kept.
 */
export function readQuiz(
  params: URLSearchParams,
  defaults: Record<QuizStep, string>,
  zipError: string | null,
): QuizState {
  const asked = Math.min(Math.max(Number.parseInt(params.get("step") ?? "1", 10) || 1, 1), QUIZ_STEPS.length);
  const answers = {
    zipcode: digitsOfZip(params.get("zipcode") ?? defaults.zipcode),
    dueDate: params.get("dueDate") ?? defaults.dueDate,
    genderPreference: params.get("genderPreference") ?? defaults.genderPreference,
    laundryScenario: params.get("laundryScenario") ?? defaults.laundryScenario,
  };
  for (const [index, step] of QUIZ_STEPS.slice(0, asked - 1).entries()) {
    const parsed = quizAnswers.shape[step].safeParse(answers[step]);
    const error = parsed.success
      ? step === "zipcode"
        ? zipError
        : null
      : (parsed.error.issues[0]?.message ?? null);
    if (error) return { step, number: index + 1, answers, error };
  }
  return { step: QUIZ_STEPS[asked - 1] ?? "zipcode", number: asked, answers, error: null };
}
