// A public search for cities outside the US: a form and links to instant plans. A script of its own suggests
// cities while someone types; without it, the button searches.
import { redirect } from "react-router";
import script from "~/assets/city-search.js?url";
import { Scene } from "~/components/illustrations/art.tsx";
import { MonthField } from "~/components/public/month-field.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { Labelled } from "~/components/ui/field.tsx";
import { appContext } from "~/context.ts";
import { LONGEST_SEARCH, searchText } from "~/contracts/places/city-search.ts";
import {
  CHOSEN_CITY_FIELD,
  PLAN_CITIES_JSON_PATH,
  PLAN_CITIES_PATH,
  PLAN_QUESTION_PATH,
} from "~/contracts/public/plan-question.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { CITY_COPY, citiesFound } from "~/copy/places/city-search-copy.ts";
import { PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";
import { toDay } from "~/domain/calendar.ts";
import {
  cityInPath,
  offeredMonths,
  planPath,
  readMonth,
  readPlanPlace,
  SHOWN_FIRST,
} from "~/domain/public/plan-address.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import type { Route } from "./+types/plan-cities";

export const handle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET")];

export const meta: Route.MetaFunction = () => privatePageMeta(CITY_COPY.title);

/** Fewer letters find too many places. */
const SHORTEST_SEARCH = 2;

/** As many as anyone would look through. */
const MOST = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, nonce } = context.get(appContext);
  const { months, usual } = offeredMonths(toDay(new Date(now)));
  const asked = readMonth(url.searchParams.get("month") ?? "");
  const month = asked !== null && months.includes(asked) ? asked : usual;
  const chosen = url.searchParams.get(CHOSEN_CITY_FIELD) ?? "";
  if (readPlanPlace(chosen)?.kind === "city") {
    throw redirect(planPath({ place: chosen, month, ...SHOWN_FIRST }), 303);
  }
  const text = searchText(url.searchParams.get("q"));
  const found = await findPlaces(db, text, MOST);
  const places = found.map(({ id, name, within, country }) => ({
    id,
    name,
    within,
    path: planPath({ place: cityInPath({ id, name, country }), month, ...SHOWN_FIRST }),
  }));
  const isUnnamed = url.searchParams.has("q") && text.length < SHORTEST_SEARCH;
  const error = isUnnamed ? ERROR_TEXTS.CITY_NAME_REQUIRED : undefined;
  return { text, error, month, months, places, nonce };
}

export default function PlanCities({ loaderData }: Route.ComponentProps) {
  const { text, error, month, months, places, nonce } = loaderData;
  return (
    <section className="container-page flex max-w-2xl flex-col gap-4 py-10">
      <Scene name="quiz-place" className="mx-auto aspect-8/5 w-56 max-w-full" />
      <h1 className="text-center text-xl">{CITY_COPY.title}</h1>
      <form
        method="get"
        action={PLAN_CITIES_PATH}
        noValidate
        className="plan-form"
        data-cities={PLAN_CITIES_JSON_PATH}
        data-go={PLAN_FORM_COPY.button}
        data-one={citiesFound(1)}
        data-some={citiesFound("#")}
        data-none={CITY_COPY.none}
      >
        <div className="relative col-span-full">
          <Labelled id="city" label={CITY_COPY.label} error={error}>
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
        <MonthField id="month" months={months} usual={month} />
        <button type="submit" className={buttonClasses("primary", "sm:col-span-2")}>
          {CITY_COPY.search}
        </button>
        <input type="hidden" name={CHOSEN_CITY_FIELD} />
        <p role="status" className="col-span-full text-sm text-ink-soft empty:hidden" />
        <button type="submit" formAction={PLAN_QUESTION_PATH} formNoValidate className="plan-form-other">
          {CITY_COPY.toZip}
        </button>
      </form>
      <p className="text-sm text-ink-soft">{CITY_COPY.hint}</p>
      {places.length > 0 && (
        <section aria-labelledby="found">
          <h2 id="found" className="text-lg">
            {CITY_COPY.matches}
          </h2>
          <ul className="mt-2 divide-y divide-hairline">
            {places.map(({ id, name, within, path }) => (
              <li key={id}>
                <a href={path} className="flex min-h-11 flex-wrap items-center gap-x-2 py-2 text-rose">
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{within}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text !== "" && !error && places.length === 0 && <p role="status">{CITY_COPY.none}</p>}
      <script type="module" src={script} nonce={nonce} />
    </section>
  );
}
