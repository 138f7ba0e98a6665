import { use } from "react";
import script from "~/assets/city-search.js?url";
import { buttonClasses } from "~/components/ui/button.tsx";
import { FieldError, Labelled, wrongMark } from "~/components/ui/field.tsx";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "~/contracts/places/city-search.ts";
import {
  BORN_FIELD,
  CHOSEN_CITY_FIELD,
  PLAN_CITIES_JSON_PATH,
  PLAN_CITIES_PATH,
  PLAN_QUESTION_PATH,
  type PlanQuestion,
} from "~/contracts/public/plan-question.ts";
import { hasZipCodes } from "~/domain/places/place.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import { NonceContext } from "~/lib/nonce-context.ts";
import { monthWords, UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { CITY_COPY, citiesFound, FIELD_COPY } from "~/words/en/plans/quiz-copy.ts";
import { PLAN_FORM_COPY } from "~/words/en/public/instant-plan-copy.ts";
import { publicPath } from "~/words/public-path.ts";

interface MonthFieldProps {
  id: string;
  /** Empty if no month was asked for. It may be one that isn't offered, such as a past one. */
  asked: string;
  offered: OfferedMonths;
  /** Its error's mark, if it has one elsewhere on the page. */
  mark?: ReturnType<typeof wrongMark>;
}

/** The month in which the baby of an instant plan is due or was born. */
function MonthField({ id, asked, offered: { months, born, usual }, mark }: MonthFieldProps) {
  const isOffered = asked === "" || months.includes(asked) || born.includes(asked);
  return (
    <Labelled id={id} label={PLAN_FORM_COPY.month} error={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          name="month"
          defaultValue={asked || usual}
          {...mark}
          className="field figures mt-1"
        >
          {!isOffered && monthOption(asked)}
          <optgroup label={PLAN_FORM_COPY.due}>{months.map(monthOption)}</optgroup>
          <optgroup label={PLAN_FORM_COPY.born}>{born.map(monthOption)}</optgroup>
        </select>
      )}
    </Labelled>
  );
}

function monthOption(month: string) {
  return (
    <option key={month} value={month}>
      {monthWords(`${month}-01`, "choice")}
    </option>
  );
}

/** Beside the list of months, for parents whose baby is here: each button sends the form with its month. */
function BornMonths({ offered: { born } }: { offered: OfferedMonths }) {
  return (
    <fieldset className="born-months">
      <legend>{PLAN_FORM_COPY.alreadyHere}</legend>
      <div>
        {born.map((month) => (
          <button key={month} type="submit" name={BORN_FIELD} value={month} className="chip">
            {monthWords(`${month}-01`, "name")}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface CityFormProps {
  /** What was searched for. */
  text: string;
  month: string;
  errors: { city?: string | undefined; month?: string | undefined };
  offered: OfferedMonths;
}

/**
 * Outside the US: a city, a month, and a button that searches, by GET, so that the search has an address. A script suggests
 * cities while someone types, and then the button leads to the plan. Goes together with CitySuggestions, further down the page.
 * There may be one on a page.
 */
export function CityForm({ text, month, errors, offered }: CityFormProps) {
  return (
    <form
      method="get"
      action={publicPath(PLAN_CITIES_PATH)}
      noValidate
      className="plan-form"
      data-cities={publicPath(PLAN_CITIES_JSON_PATH)}
      data-go={PLAN_FORM_COPY.button}
      data-one={citiesFound(1)}
      data-some={citiesFound("#")}
      data-none={CITY_COPY.none}
      data-us={CITY_COPY.inUs}
    >
      <div className="relative col-span-full">
        <Labelled id="city" label={CITY_COPY.label} error={errors.city}>
          {(wiring) => (
            <input
              {...wiring}
              name="q"
              defaultValue={text}
              required
              minLength={SHORTEST_SEARCH}
              maxLength={LONGEST_SEARCH}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              placeholder={CITY_COPY.example}
              className="field mt-1"
            />
          )}
        </Labelled>
        <div id="cities" role="listbox" aria-label={CITY_COPY.matches} hidden className="suggestions" />
      </div>
      {errors.month && (
        <div className="plan-form-errors">
          <FieldError id="month-error" error={errors.month} />
        </div>
      )}
      <MonthField id="month" asked={month} offered={offered} mark={wrongMark("month-error", errors.month)} />
      <button type="submit" className={buttonClasses("primary", "sm:col-span-2")}>
        {CITY_COPY.search}
      </button>
      <BornMonths offered={offered} />
      <input type="hidden" name={CHOSEN_CITY_FIELD} />
      <p role="status" className="col-span-full text-sm text-ink-soft empty:hidden" />
      <button
        type="submit"
        formAction={publicPath(PLAN_QUESTION_PATH)}
        formNoValidate
        className="plan-form-other"
      >
        {CITY_COPY.toZip}
      </button>
    </form>
  );
}

/** What suggests cities in the form. Kept pages allow it in exactly this markup (services/public-pages.server.ts). */
export function CitySuggestions() {
  return <script type="module" src={script} nonce={use(NonceContext)} />;
}

type PlanFormProps = { question: PlanQuestion; offered: OfferedMonths };

/** A ZIP code, a month, and a button. It uses GET, so the result has an address. */
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
      <BornMonths offered={offered} />
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

/**
 * The form for an instant plan as the readers of a language expect it: with a ZIP code if most of them are at home in the US, or
 * if one was asked for; else with a city.
 */
export function PlaceForm({ question, offered }: { question: PlanQuestion; offered: OfferedMonths }) {
  const { zip, month, errors } = question;
  if (zip !== null || hasZipCodes(UNKNOWN_COUNTRY)) return <PlanForm question={question} offered={offered} />;
  return (
    <>
      <CityForm text="" month={month} errors={{ city: errors.zip, month: errors.month }} offered={offered} />
      <CitySuggestions />
    </>
  );
}
