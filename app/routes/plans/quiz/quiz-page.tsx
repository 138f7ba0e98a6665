// The quiz: an intro card, then one question on each screen. Each question has its own address, and moving
// between them submits the answers, so that going back loses none and everything works before any script.

import { ErrorPage } from "~/components/layout/error-page.tsx";
import { quizForm } from "~/contracts/plans/quiz-answers.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { QUIZ_COPY } from "~/copy/plans/quiz-copy.ts";
import type { QuizStep } from "~/domain/plans/quiz.ts";
import { useLimitToast } from "~/hooks/plans/use-limit-toast.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { answerOr } from "~/lib/send-form.ts";
import type { Route } from "./+types/quiz-page";
import { LimitScreen } from "./limit-screen.tsx";
import { ProfileProblem } from "./profile-problem.tsx";
import { QuizIntro } from "./quiz-intro.tsx";
import { QuizQuestion } from "./quiz-question.tsx";
import { takeQuiz } from "./quiz-sent.server.ts";
import { readQuizPage } from "./read-quiz-page.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${QUIZ_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = (args: Route.LoaderArgs) => readQuizPage(args);

export const action = takesForm(quizForm, (args: Route.ActionArgs) => takeQuiz(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(
    async () => {
      const answer = await serverAction();
      // A successful submission redirects, so an empty answer is an error.
      return answer ?? { error: ERROR_TEXTS.ATTEMPT_ANSWER_INVALID, refusal: null };
    },
    () => ({ error: null, refusal: null, isUnsent: true }),
  );

export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const { question, problem, limit, tiers, intro, allowance } = loaderData;
  const { error = null, refusal = null } = actionData ?? {};
  const isUnsent = actionData !== undefined && "isUnsent" in actionData;
  useLimitToast(question || problem ? null : limit, refusal);
  if (problem) return <ProfileProblem code={problem} />;
  if (question)
    return (
      <QuizQuestion
        key={`${question.formKey} ${question.step} ${question.where} ${question.search?.text ?? ""}`}
        question={question}
        error={error ?? unsentError(question.step, isUnsent) ?? question.error}
        isUnsent={isUnsent}
      />
    );
  if (tiers && limit) return <LimitScreen text={limit.text} tier={intro.tier} tiers={tiers} />;
  return <QuizIntro allowance={allowance} limit={limit} {...intro} error={error} />;
}

/** The last question shows a failed submission in its own place, with its own text. */
function unsentError(step: QuizStep, isUnsent: boolean): string | null {
  return isUnsent && step === "laundryScenario" ? ERROR_TEXTS.QUIZ_SUBMIT_FAILED : null;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={ERROR_TEXTS.QUIZ_DATA_UNREADABLE} />;
}
