// The form for an instant plan: place, month, and a button. It uses GET, so the result has an address.

import { buttonClasses } from "~/components/ui/button.tsx";
import { FieldError, Labelled, wrongMark } from "~/components/ui/field.tsx";
import { PLAN_CITIES_PATH, PLAN_QUESTION_PATH, type PlanQuestion } from "~/contracts/public/plan-question.ts";
import { UNKNOWN_COUNTRY } from "~/copy/day-words.ts";
import { CITY_COPY } from "~/copy/places/city-search-copy.ts";
import { FIELD_COPY } from "~/copy/plans/quiz-copy.ts";
import { PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";
import { hasZipCodes } from "~/domain/places/place.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import { publicPath } from "~/language/public-path.ts";
import { CityForm, CitySuggestions } from "./city-form.tsx";
import { MonthField } from "./month-field.tsx";

interface PlanFormProps {
  question: PlanQuestion;
  offered: OfferedMonths;
}

function PlanForm({ question: { zip, month, errors }, offered }: PlanFormProps) {
  return (
    <form method="get" action={publicPath(PLAN_QUESTION_PATH)} noValidate className="plan-form">
      <div className="plan-form-errors">
        <FieldError id="plan-zip-error" error={errors.zip} />
        <FieldError id="plan-month-error" error={errors.month} />
      </div>
      <Labelled id="plan-zip" label={PLAN_FORM_COPY.place} error={undefined}>
        {(wiring) => (
          <input
            {...wiring}
            name="zip"
            defaultValue={zip ?? ""}
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="\s*[0-9]{5}(-[0-9]{4})?\s*"
            title={FIELD_COPY.zipcode.format}
            placeholder={FIELD_COPY.zipcode.example}
            required
            {...wrongMark("plan-zip-error", errors.zip)}
            className="field figures mt-1"
          />
        )}
      </Labelled>
      <MonthField
        id="plan-month"
        asked={month}
        offered={offered}
        mark={wrongMark("plan-month-error", errors.month)}
      />
      <button type="submit" className={buttonClasses("primary")}>
        {PLAN_FORM_COPY.button}
      </button>
      {/* A button of the form, so that the month comes along, also without scripts. */}
      <button
        type="submit"
        formAction={publicPath(PLAN_CITIES_PATH)}
        formNoValidate
        className="plan-form-other"
      >
        {CITY_COPY.toCity}
      </button>
    </form>
  );
}

interface PlaceFormProps {
  question: PlanQuestion;
  offered: OfferedMonths;
}

/**
 * The form for an instant plan as the readers of a language expect it: with a ZIP code if most of them are at home in the US, or
 * if one was asked for; else with a city.
 */
export function PlaceForm({ question, offered }: PlaceFormProps) {
  const { zip, month, errors } = question;
  if (zip !== null || hasZipCodes(UNKNOWN_COUNTRY)) return <PlanForm question={question} offered={offered} />;
  return (
    <>
      <CityForm text="" month={month} errors={{ city: errors.zip, month: errors.month }} offered={offered} />
      <CitySuggestions />
    </>
  );
}
