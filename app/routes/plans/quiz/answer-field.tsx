// The input for a quiz question.

import type { CitySearch } from "~/components/places/city-field.tsx";
import { BabiesField } from "~/components/plans/babies-field.tsx";
import { DueDateField } from "~/components/plans/quiz/due-date-field.tsx";
import { WhereField } from "~/components/plans/quiz/where-field.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { GO_FIELD, GO_SEARCH, wherePath } from "~/contracts/plans/quiz-addresses.ts";
import { GENDER_HINTS, LAUNDRY_HINTS, QUIZ_COPY } from "~/copy/plans/quiz-copy.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { QuizStep, TypedAnswers, Where } from "~/domain/plans/quiz.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { parseScenario } from "~/domain/wardrobe/scenarios.ts";
import { AnswerSummary } from "./answer-summary.tsx";

interface AnswerFieldProps {
  step: QuizStep;
  where: Where;
  formKey: string;
  search: CitySearch | null;
  answers: TypedAnswers;
  placeName: string | null;
  /** The place's, or the visitor's as long as there isn't one. */
  country: string;
  today: string;
  error: string | null;
  onValidity: (isValid: boolean) => void;
}

/** The last question also shows the other answers. */
export function AnswerField(props: AnswerFieldProps) {
  const { step, where, formKey, search, answers, placeName, country, today, error, onValidity } = props;
  switch (step) {
    case "zipcode":
      return (
        <WhereField
          where={where}
          path={(other) => wherePath(other, formKey)}
          searchButton={{ name: GO_FIELD, value: GO_SEARCH }}
          search={search}
          answers={answers}
          placeName={placeName}
          error={error}
          onValidity={onValidity}
        />
      );
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
      return (
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
      );
    case "laundryScenario":
      return (
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
          <AnswerSummary answers={answers} placeName={placeName} country={country} today={today} />
          {error && (
            <Notice look="error" isAlert title={QUIZ_COPY.submissionError}>
              {error}
            </Notice>
          )}
        </>
      );
    default:
      return step satisfies never;
  }
}
