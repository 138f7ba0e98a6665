// A public search for cities outside the US: a form and links to instant plans.

import { redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { CityForm, CitySuggestions } from "~/components/public/place-form.tsx";
import { Section } from "~/components/ui/section.tsx";
import { SHORTEST_SEARCH, searchText } from "~/contracts/places/city-search.ts";
import { askedMonth, CHOSEN_CITY_FIELD } from "~/contracts/public/plan-question.ts";
import { toDay } from "~/domain/calendar.ts";
import {
  offeredMonths,
  placeInPath,
  plannableMonths,
  planPath,
  readPlanPlace,
  SHOWN_FIRST,
} from "~/domain/public/plan-address.ts";
import { appContext } from "~/http/context.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { CITY_COPY } from "~/words/en/plans/quiz-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/plan-cities";

export { plansLimited as middleware } from "~/http/guards.server.ts";

export const handle = publicHandle({ readsNear: true });

export const meta: Route.MetaFunction = () => privatePageMeta(CITY_COPY.title);

/** As many as anyone would look through. */
const MOST = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = context.get(appContext);
  const today = toDay(new Date(now));
  const offered = offeredMonths(today);
  const asked = askedMonth(url.searchParams);
  // The form of a plan brings the plan's month, also if it has passed.
  const month = asked !== null && plannableMonths(today).includes(asked) ? asked : offered.usual;
  const chosen = url.searchParams.get(CHOSEN_CITY_FIELD) ?? "";
  if (readPlanPlace(chosen)) {
    throw redirect(planPath({ place: chosen, month, ...SHOWN_FIRST }), 303);
  }
  const text = searchText(url.searchParams.get("q"));
  const found = await findPlaces(db, text, MOST);
  const places = found.map((place) => ({
    name: place.name,
    within: place.within,
    path: publicPath(planPath({ place: placeInPath(place), month, ...SHOWN_FIRST })),
  }));
  const isInUs = found.some(({ kind }) => kind === "zip");
  const isUnnamed = url.searchParams.has("q") && text.length < SHORTEST_SEARCH;
  const error = isUnnamed ? ERROR_TEXTS.CITY_NAME_REQUIRED : undefined;
  return { text, error, month, offered, places, isInUs };
}

export default function PlanCities({ loaderData }: Route.ComponentProps) {
  const { text, error, month, offered, places, isInUs } = loaderData;
  return (
    <PageFrame title={CITY_COPY.title} scene="quiz-place">
      <div className="flex flex-col gap-4">
        <CityForm text={text} month={month} errors={{ city: error }} offered={offered} />
        <p className="text-sm text-ink-soft">{CITY_COPY.hint}</p>
        {places.length > 0 && (
          <Section titleId="found" title={CITY_COPY.matches}>
            {isInUs && <p role="status">{CITY_COPY.inUs}</p>}
            <ul className="mt-2 divide-y divide-hairline">
              {places.map(({ name, within, path }) => (
                <li key={path}>
                  <a href={path} className="flow min-h-11 gap-x-2 py-2 text-rose">
                    <span className="font-semibold">{name}</span>
                    <span className="text-sm text-ink-soft">{within}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {text !== "" && !error && places.length === 0 && <p role="status">{CITY_COPY.none}</p>}
        <CitySuggestions />
      </div>
    </PageFrame>
  );
}
