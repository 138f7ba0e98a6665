// The form for an instant plan outside the US: a city, a month, and a button that searches. It uses GET, so that the search has
// an address. A script suggests cities while someone types, and then the button leads to the plan.
import { use } from "react";
import script from "~/assets/city-search.js?url";
import { buttonClasses } from "~/components/ui/button.tsx";
import { FieldError, Labelled, wrongMark } from "~/components/ui/field.tsx";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "~/contracts/places/city-search.ts";
import {
  CHOSEN_CITY_FIELD,
  PLAN_CITIES_JSON_PATH,
  PLAN_CITIES_PATH,
  PLAN_QUESTION_PATH,
} from "~/contracts/public/plan-question.ts";
import { CITY_COPY, citiesFound } from "~/copy/places/city-search-copy.ts";
import { PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import { publicPath } from "~/language/public-path.ts";
import { NonceContext } from "~/lib/nonce-context.ts";
import { MonthField } from "./month-field.tsx";

interface CityFormProps {
  /** What was searched for. */
  text: string;
  month: string;
  errors: { city?: string | undefined; month?: string | undefined };
  offered: OfferedMonths;
}

/** Goes together with CitySuggestions, further down the page. There may be one on a page. */
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
