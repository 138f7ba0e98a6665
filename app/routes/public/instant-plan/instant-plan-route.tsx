// What a baby born in a given month needs in a given place: public, without an account or personal data, and
// the same for everyone.
import { data, redirect } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { quizPathWith } from "~/contracts/plans/quiz-addresses.ts";
import { middleOf, toDay } from "~/domain/calendar.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { isLargerCity } from "~/domain/public/larger-cities.ts";
import {
  offeredMonths,
  planPath,
  readPlanChoices,
  SHOWN_FIRST,
  unlessUsual,
} from "~/domain/public/plan-address.ts";
import { otherUnits, unitsForStranger } from "~/domain/weather/units.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { authPath } from "~/routes/accounts/auth-path.ts";
import { privatePageMeta, publicPageMeta } from "~/routes/page-meta.ts";
import { viewInstantPlan } from "~/views/public/instant-plan-view.ts";
import { splitPath } from "~/words/addresses.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { PLAN_COPY, planDescription, planTitle } from "~/words/en/public/instant-plan-copy.ts";
import { publicPath, spokenLanguage } from "~/words/public-path.ts";
import type { Route } from "./+types/instant-plan-route";
import { InstantPlanPage } from "./instant-plan-page.tsx";
import { NoPlan } from "./no-plan.tsx";
import { findPlanPlace } from "./read-instant-plan.server.ts";

export { plansLimited as middleware } from "~/http/guards.server.ts";

export const handle = publicHandle({ readsNear: true });

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData?.kind !== "plan") return privatePageMeta(PLAN_COPY.noPlan);
  const { plan, path } = loaderData;
  const month = monthWords(`${plan.month}-01`, "name");
  return publicPageMeta(args, {
    title: planTitle(plan.essentials, month, plan.place, plan.age),
    description: planDescription(month, plan.place, plan.year),
    path,
    picture: publicPath(`${path}/picture.png`),
    isIndexed: loaderData.isIndexed,
  });
};

export async function loader(args: Route.LoaderArgs) {
  const { config, now, nonce } = args.context.get(appContext);
  const [found, viewer] = await Promise.all([findPlanPlace(args), args.context.get(sessionContext).viewer()]);
  const offered = offeredMonths(toDay(new Date(now)));
  if (found.kind === "none") return data({ kind: "none" as const }, { status: 404 });
  if (found.kind === "unknown") {
    return data({ kind: "unknown" as const, question: found.question, offered }, { status: 404 });
  }
  const { text, month, place } = found;
  const choices = readPlanChoices(args.url.searchParams, month);
  // The name in an address is for people only, so other spellings redirect to the canonical one.
  if (!splitPath(args.url.pathname).path.startsWith(`/plan/${text}/`)) {
    throw redirect(planPath({ place: text, month, ...choices }), 301);
  }
  // A signed-in user has their own units; an address with units is the same for everyone.
  const usualHere = unitsForStranger(spokenLanguage(), place.country);
  const usual = viewer?.units ?? usualHere;
  const units = choices.units ?? usual;
  const plan = viewInstantPlan(place, { month, ...choices }, units, toDay(new Date(now)));
  // A size that is over by now, or that the plan opens at anyway, isn't named.
  const size = plan.size === plan.opening ? null : plan.size;
  const shown = { place: text, month, ...choices, size };
  const quiz = quizPathWith({ ...found.answer, dueDate: middleOf(month), laundryScenario: choices.laundry });
  return data({
    kind: "plan" as const,
    plan,
    isInUs: place.country === ZIP_COUNTRY,
    shown: { ...shown, units: unlessUsual(units, usual) },
    otherUnitsPath: publicPath(planPath({ ...shown, units: unlessUsual(otherUnits(units), usual) })),
    offered,
    nonce,
    path: planPath({ place: text, month, ...SHOWN_FIRST }),
    // Smaller cities aren't indexed: there are tens of thousands, and most differ little from their
    // neighbors.
    isIndexed: isLargerCity(text),
    address: `${config.origin}${publicPath(planPath({ ...shown, units: unlessUsual(units, usualHere) }))}`,
    save: { path: viewer ? quiz : publicPath(authPath("signup", quiz)), isSignedIn: viewer !== null },
  });
}

export default function InstantPlanRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "none") return <ErrorPage isNotFound message={null} />;
  if (loaderData.kind === "unknown") return <NoPlan {...loaderData} />;
  return <InstantPlanPage {...loaderData} />;
}
