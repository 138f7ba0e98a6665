// The input for a quiz question.

import type { ComponentProps } from "react";
import { BabiesField } from "~/components/plans/babies-field.tsx";
import { GenderField, LaundryField } from "~/components/plans/quiz/choice-fields.tsx";
import { DueDateField } from "~/components/plans/quiz/due-date-field.tsx";
import { WhereField, type WhereFieldProps } from "~/components/plans/quiz/where-field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { GO_FIELD, wherePath } from "~/contracts/plans/quiz-addresses.ts";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import { birthIn } from "~/domain/plans/birth-date.ts";
import type { QuizStep, TypedAnswers } from "~/domain/plans/quiz.ts";
import { GENDER_PREFERENCES } from "~/domain/vocabulary.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { babiesWords } from "~/words/en/plans/babies-copy.ts";
import { CITY_COPY, QUIZ_COPY, SUMMARY_COPY } from "~/words/en/plans/quiz-copy.ts";
import { GENDER_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface GoButtonProps extends ComponentProps<"button"> {
  /** The question to show; 0 is the page before the first. */
  number: number;
}

/** Submits the question's form to go to an earlier one, so that its value is kept even if invalid. */
export function GoButton({ number, ...rest }: GoButtonProps) {
  return <button {...rest} type="submit" name={GO_FIELD} value={number} formNoValidate />;
}

interface AnswerSummaryProps {
  answers: TypedAnswers;
  placeName: string | null;
  country: string;
  today: IsoDay;
}

/** The earlier answers, shown in the last question's form, each with a button to go back and change it. */
function AnswerSummary({ answers, placeName, country, today }: AnswerSummaryProps) {
  const gender = GENDER_PREFERENCES.find((value) => value === answers.genderPreference);
  const { labels } = SUMMARY_COPY;
  const day = isDay(answers.dueDate) ? answers.dueDate : null;
  const rows = [
    {
      label: answers.placeId ? CITY_COPY.summary : labels.zipcode,
      value: [answers.zipcode, placeName].filter(Boolean).join(" · "),
      step: 1,
    },
    {
      label: day && birthIn(day, today) ? labels.born : labels.dueDate,
      value: [day && dayWords(day, country), babiesWords(Number(answers.babies))].filter(Boolean).join(" · "),
      step: 2,
    },
    { label: labels.genderPreference, value: gender ? GENDER_LABELS[gender] : "", step: 3 },
  ];
  return (
    <Section titleId="summary-title" title={SUMMARY_COPY.title} titleLook="text-sm font-sans text-ink-soft">
      <dl className="card mt-1 divide-y divide-hairline px-4">
        {rows.map(({ label, value, step }) => (
          <div key={label} className="flow gap-x-3 text-sm">
            <dt className="min-w-20 leading-8 text-ink-soft">{label}</dt>
            <dd className="figures flow grow basis-auto justify-between gap-x-2 font-medium">
              <span className="min-w-0 flex-[1_1_auto] break-words">{value}</span>
              <GoButton
                number={step}
                className="linkish flex min-h-11 min-w-9 items-center justify-end font-normal"
              >
                {SUMMARY_COPY.edit}
                <span className="sr-only"> {label}</span>
              </GoButton>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A question besides its answers. */
export interface AskedQuestion extends Pick<WhereFieldProps, "where" | "search" | "placeName"> {
  formKey: string;
  /** The place's, or the visitor's as long as there isn't one. */
  country: string;
  today: string;
}

interface AnswerFieldProps extends AskedQuestion, Pick<WhereFieldProps, "error" | "onValidity"> {
  step: QuizStep;
  answers: TypedAnswers;
}

/** The last question also shows the other answers. */
export function AnswerField({ step, formKey, country, today, ...field }: AnswerFieldProps) {
  const { answers, placeName, error, onValidity } = field;
  switch (step) {
    case "zipcode":
      return <WhereField {...field} path={(other) => wherePath(other, formKey)} />;
    case "dueDate":
      return (
        <DueDateField
          defaultValue={answers.dueDate}
          country={country}
          today={today}
          error={error}
          onValidity={onValidity}
        >
          <BabiesField value={answers.babies} />
        </DueDateField>
      );
    case "genderPreference":
      return <GenderField labelledBy="question" value={answers.genderPreference} />;
    case "laundryScenario":
      return (
        <>
          <LaundryField labelledBy="question" value={answers.laundryScenario} />
          <AnswerSummary answers={answers} placeName={placeName} country={country} today={today} />
          {error && <ErrorNotice title={QUIZ_COPY.submissionError}>{error}</ErrorNotice>}
        </>
      );
    default:
      return step satisfies never;
  }
}
