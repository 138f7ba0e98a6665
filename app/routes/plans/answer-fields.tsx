import type { CitySearch } from "~/components/places/city-field.tsx";
import { BabiesField } from "~/components/plans/babies-field.tsx";
import { DueDateField } from "~/components/plans/quiz/due-date-field.tsx";
import { WhereField } from "~/components/plans/quiz/where-field.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import type { AnswerPart } from "~/contracts/plans/plan-forms.ts";
import { GO_FIELD, GO_SEARCH } from "~/contracts/plans/quiz-addresses.ts";
import { ANSWERS_COPY } from "~/copy/plans/plan-changes.ts";
import { GENDER_HINTS, LAUNDRY_HINTS } from "~/copy/plans/quiz-copy.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { TypedAnswers, Where } from "~/domain/plans/quiz.ts";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { parseScenario } from "~/domain/wardrobe/scenarios.ts";

interface AnswerFieldsProps {
  where: Where;
  /** The page's address with the other kind of place. */
  path: (where: Where) => string;
  search: CitySearch | null;
  answers: TypedAnswers;
  errors: Partial<Record<AnswerPart, string>>;
  placeName: string | null;
  /** The plan's as it was saved. */
  country: string;
  today: string;
}

/** The quiz's answers on one page; the server checks them. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { where, path, search, answers, errors, placeName, country, today } = props;
  return (
    <>
      <WhereField
        key={`${where} ${search?.text ?? ""}`}
        where={where}
        path={path}
        searchButton={{ name: GO_FIELD, value: GO_SEARCH }}
        search={search}
        answers={answers}
        placeName={placeName}
        error={errors.zipcode ?? null}
        onValidity={ignore}
      />
      <DueDateField
        defaultValue={answers.dueDate}
        country={country}
        today={today}
        error={errors.dueDate ?? null}
        onValidity={ignore}
      >
        <BabiesField value={answers.babies} error={errors.babies} />
      </DueDateField>
      <div>
        <h2 id="gender" className="mb-2 font-sans text-sm font-semibold">
          {ANSWERS_COPY.gender}
        </h2>
        <ChoiceCards
          name="genderPreference"
          labelledBy="gender"
          defaultValue={GENDER_PREFERENCES.find((value) => value === answers.genderPreference) ?? "neutral"}
          choices={GENDER_PREFERENCES.map((value) => ({
            value,
            label: GENDER_LABELS[value],
            hint: GENDER_HINTS[value],
          }))}
        />
        <FieldError id="gender-error" error={errors.genderPreference} />
      </div>
      <div>
        <h2 id="laundry" className="mb-2 font-sans text-sm font-semibold">
          {ANSWERS_COPY.laundry}
        </h2>
        <ChoiceCards
          name="laundryScenario"
          labelledBy="laundry"
          defaultValue={parseScenario(answers.laundryScenario) ?? "daily"}
          choices={LAUNDRY_SCENARIOS.map((value) => ({
            value,
            label: SCENARIO_LABELS[value],
            hint: LAUNDRY_HINTS[value],
          }))}
        />
        <FieldError id="laundry-error" error={errors.laundryScenario} />
      </div>
    </>
  );
}

/** The fields share one form, so no single one blocks it. */
function ignore(): void {}
