import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { loadCalendar } from "~/components/plans/quiz/load-calendar.ts";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { GO_FIELD, QUIZ_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { isDay } from "~/domain/calendar.ts";
import {
  isSamePlace,
  QUIZ_FIELDS,
  QUIZ_STEPS,
  type QuizStep,
  type TypedAnswers,
  type Where,
} from "~/domain/plans/quiz.ts";
import { WRONG_FIELD } from "~/lib/wrong-field.ts";
import type { QuizState } from "~/views/plans/read-quiz.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { QUESTION_HINTS, QUESTIONS, QUIZ_COPY, stepOf } from "~/words/en/plans/quiz-copy.ts";
import { AnswerField, type AskedQuestion, GoButton } from "./answer-field.tsx";

/** The answers from the last question that was left, for as long as the document lives. */
let kept: { formKey: string; answers: TypedAnswers } | null = null;

/**
 * A question's initial answers: the server's, or what the fields held when another question was left without
 * submitting, as with the browser's Back and Forward.
 */
function useKeptAnswers(
  formKey: string,
  known: TypedAnswers,
  form: RefObject<HTMLFormElement | null>,
): TypedAnswers {
  const [answers] = useState(() => (kept?.formKey === formKey ? kept.answers : known));
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (isLeaving && form.current) kept = { formKey, answers: answersIn(form.current, answers) };
  }, [isLeaving, form, formKey, answers]);
  return answers;
}

function answersIn(form: HTMLFormElement, before: TypedAnswers): TypedAnswers {
  const fields = new FormData(form);
  const answers = { ...before };
  for (const field of QUIZ_FIELDS) {
    const value = fields.get(field);
    if (typeof value === "string") answers[field] = value;
  }
  return answers;
}

/** The question's number in words and as a bar. */
function QuizProgress({ number, steps }: { number: number; steps: number }) {
  return (
    <div className="grow">
      <p className="figures text-ink-soft" id="progress-text">
        {stepOf(number, steps)}
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress-text"
        aria-valuenow={number}
        aria-valuemin={1}
        aria-valuemax={steps}
        className="mt-1 flex gap-1.5"
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

/**
 * On a phone, a drawing takes the height left over by its question, so that Next stays on the first screen;
 * it is hidden if too little is left. On a desktop it sits to the side.
 */
const SCENES = {
  zipcode: { name: "quiz-place", room: "h-40 max-lg:[@media(max-height:36rem)]:hidden" },
  dueDate: {
    name: "quiz-date",
    room: "h-[clamp(3.5rem,100svh-50rem,9rem)] max-lg:[@media(max-height:52rem)]:hidden",
  },
  genderPreference: {
    name: "quiz-gender",
    room: "h-[clamp(3.5rem,100svh-36rem,10rem)] max-lg:[@media(max-height:39rem)]:hidden",
  },
  laundryScenario: {
    name: "quiz-laundry",
    room: "h-[clamp(3.5rem,100svh-52rem,9rem)] max-lg:[@media(max-height:52rem)]:hidden",
  },
} as const satisfies Record<QuizStep, { name: string; room: string }>;

interface QuizQuestionProps {
  question: QuizState & AskedQuestion;
  error: string | null;
  /** The form was sent but never reached the server. */
  isUnsent: boolean;
}

/** One question per screen; the last one shows the other answers and submits. */
export function QuizQuestion({ question, error, isUnsent }: QuizQuestionProps) {
  const { step, number, formKey, where } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const answers = useKeptAnswers(formKey, question.answers, form);
  const placeName = isSamePlace(answers, question.answers) ? question.placeName : null;
  const isHydrated = useHydrated();
  const [isValid, setValid] = useState(() => mayBeSent(step, where, answers));
  const navigation = useNavigation();
  const isLast = number === QUIZ_STEPS.length;
  const isBusy = navigation.formMethod === "POST" && !navigation.formData?.has(GO_FIELD);
  const scene = SCENES[step];
  const goOn = {
    type: "submit",
    disabled: isHydrated && (!isValid || (isLast && isBusy)),
    ...(isLast ? {} : { name: GO_FIELD, value: number + 1 }),
  } as const;

  useEffect(() => {
    // Don't take the focus from someone who is already typing.
    const wrong = form.current?.querySelector<HTMLElement>(WRONG_FIELD);
    if (!form.current?.contains(document.activeElement)) (wrong ?? heading.current)?.focus();
    void loadCalendar();
  }, []);

  return (
    <PageFrame
      title={QUESTIONS[step === "zipcode" && where === "city" ? "city" : step]}
      heading={{ ref: heading, id: "question", tabIndex: -1 }}
      back={null}
      beside={<QuizProgress number={number} steps={QUIZ_STEPS.length} />}
      lead={QUESTION_HINTS[step]}
    >
      <Scene name={scene.name} className={`frame-scene shrink-0 max-lg:w-auto! lg:h-auto ${scene.room}`} />
      <Form ref={form} method="post" action={QUIZ_PATH} noValidate className="quiz-step **:scroll-mb-28">
        {/* Enter presses a form's first button, which must not lead back. */}
        <button {...goOn} tabIndex={-1} aria-hidden="true" className="sr-only" />
        {fieldsBeside(step).map((other) => (
          <input key={other} type="hidden" name={other} value={answers[other]} />
        ))}
        <input type="hidden" name="formKey" value={formKey} />
        <AnswerField
          {...question}
          answers={answers}
          placeName={placeName}
          error={error}
          onValidity={setValid}
        />
        {isUnsent && !isLast && <Unreachable />}
        <StepButtons>
          <GoButton number={number - 1} className={buttonClasses("bare", "-ms-3")}>
            {QUIZ_COPY.previous}
          </GoButton>
          <Button {...goOn} className="min-w-36">
            {isLast ? (isBusy ? QUIZ_COPY.submitting : QUIZ_COPY.submit) : QUIZ_COPY.next}
          </Button>
        </StepButtons>
      </Form>
    </PageFrame>
  );
}

/** The buttons' one place on every question: the foot of the screen, or of the question where that is longer. */
function StepButtons({ children }: { children: ReactNode }) {
  return <div className="step-buttons">{children}</div>;
}

function Unreachable() {
  return <ErrorNotice>{ERROR_TEXTS.UNREACHABLE}</ErrorNotice>;
}

/** Whether an answer has the form its question asks for; the server checks the rest. */
function mayBeSent(step: QuizStep, where: Where, answers: TypedAnswers): boolean {
  if (step === "zipcode") return where === "city" ? answers.placeId !== "" : answers.zipcode.length === 5;
  return step !== "dueDate" || isDay(answers.dueDate);
}

const OWN_FIELDS = {
  zipcode: ["zipcode", "placeId"],
  dueDate: ["dueDate", "babies"],
  genderPreference: ["genderPreference"],
  laundryScenario: ["laundryScenario"],
} as const satisfies Record<QuizStep, readonly (keyof TypedAnswers)[]>;

/** The answers that a question doesn't ask for. A ZIP code and a city replace each other. */
function fieldsBeside(step: QuizStep) {
  const own: readonly string[] = OWN_FIELDS[step];
  return QUIZ_FIELDS.filter((field) => !own.includes(field));
}
