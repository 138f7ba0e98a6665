import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { DueDateField } from "~/components/quiz/due-date-field.tsx";
import { ZipField } from "~/components/quiz/zip-field.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { GENDER_HINTS, LAUNDRY_HINTS, QUESTION_HINTS, QUESTIONS, QUIZ_COPY } from "~/copy/quiz.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe.ts";
import { QUIZ_STEPS, type QuizStep, quizPath } from "~/domain/quiz.ts";
import { parseScenario } from "~/domain/scenarios.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import type { QuizState } from "~/usecases/read-quiz.ts";
import { AnswerSummary } from "./answer-summary.tsx";

const SCENES = {
  zipcode: "quiz-place",
  dueDate: "quiz-date",
  genderPreference: "quiz-gender",
  laundryScenario: "quiz-laundry",
} as const satisfies Record<QuizStep, string>;

interface QuizQuestionProps {
  question: QuizState & { placeName: string | null; today: string; formKey: string };
  error: string | null;
}

/** One question on a screen of its own; the last one shows the other answers and submits. */
export function QuizQuestion({ question, error }: QuizQuestionProps) {
  const { step, number, answers, formKey, placeName } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const [isValid, setValid] = useState(true);
  const isBusy = useNavigation().formMethod === "POST";
  const isLast = number === QUIZ_STEPS.length;
  const steps = QUIZ_STEPS.length;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="container-page max-w-xl py-6 sm:py-10">
      <QuizProgress number={number} steps={steps} />
      <Scene name={SCENES[step]} className="mx-auto mt-6 aspect-8/5 w-56 sm:w-72" />
      <h1 ref={heading} id="question" tabIndex={-1} className="mt-4 text-xl">
        {QUESTIONS[step]}
      </h1>
      <p className="mt-1 text-ink-soft">{QUESTION_HINTS[step]}</p>
      <Form
        method={isLast ? "post" : "get"}
        action="/onboarding"
        onSubmit={(event) => keepInHistory(event, number)}
        className="mt-6 grid gap-6"
      >
        {QUIZ_STEPS.filter((other) => other !== step).map((other) => (
          <input key={other} type="hidden" name={other} value={answers[other]} />
        ))}
        <input type="hidden" name="formKey" value={formKey} />
        {!isLast && <input type="hidden" name="step" value={number + 1} />}
        {step === "zipcode" && (
          <ZipField
            defaultValue={answers.zipcode}
            placeName={placeName}
            error={error}
            onValidity={setValid}
          />
        )}
        {step === "dueDate" && (
          <DueDateField
            defaultValue={answers.dueDate}
            today={question.today}
            error={error}
            onValidity={setValid}
          />
        )}
        {step === "genderPreference" && (
          <ChoiceCards
            name="genderPreference"
            labelledBy="question"
            defaultValue={GENDER_PREFERENCES.find((value) => value === answers.genderPreference) ?? "neutral"}
            choices={GENDER_PREFERENCES.map((value) => ({
              value,
              label: GENDER_LABELS[value],
              hint: GENDER_HINTS[value],
            }))}
          />
        )}
        {step === "laundryScenario" && (
          <>
            <ChoiceCards
              name="laundryScenario"
              labelledBy="question"
              defaultValue={parseScenario(answers.laundryScenario) ?? "daily"}
              choices={LAUNDRY_SCENARIOS.map((value) => ({
                value,
                label: SCENARIO_LABELS[value],
                hint: LAUNDRY_HINTS[value],
              }))}
            />
            <AnswerSummary answers={answers} placeName={placeName} formKey={formKey} />
            {error && (
              <Notice look="error" isAlert title="Submission Error">
                {error}
              </Notice>
            )}
          </>
        )}
        <div className="flex items-center justify-between gap-3">
          {number > 1 ? (
            <Link
              className="linkish flex min-h-12 items-center px-2 text-sm"
              to={quizPath(number - 1, answers, formKey)}
            >
              {QUIZ_COPY.previous}
            </Link>
          ) : (
            <ButtonLink look="bare" to="/onboarding">
              {QUIZ_COPY.previous}
            </ButtonLink>
          )}
          <Button
            type="submit"
            disabled={isHydrated && (!isValid || (isLast && isBusy))}
            className="min-w-36"
          >
            {isLast ? (isBusy ? QUIZ_COPY.submitting : QUIZ_COPY.submit) : QUIZ_COPY.next}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The answer belongs to the address of its own question too, or Back would show the question without it. */
function keepInHistory(event: FormEvent<HTMLFormElement>, number: number): void {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(event.currentTarget)) {
    if (typeof value === "string") params.set(name, value);
  }
  params.set("step", String(number));
  window.history.replaceState(window.history.state, "", `/onboarding?${params}`);
}

function QuizProgress({ number, steps }: { number: number; steps: number }) {
  const percent = Math.round((number / steps) * 100);
  return (
    <div>
      <p className="figures text-sm text-ink-soft" id="progress-text">
        Step {number} of {steps} · {percent}%
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress-text"
        aria-valuenow={number}
        aria-valuemin={1}
        aria-valuemax={steps}
        className="mt-2 flex gap-1.5"
      >
        {QUIZ_STEPS.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 grow rounded-full ${index < number ? "bg-rose" : "bg-hairline"}`}
          />
        ))}
      </div>
    </div>
  );
}
