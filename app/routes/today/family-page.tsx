// /today: all born children of a family at once, the weather once a place. With a single one it leads to that child's Today, and with a
// calendar's event to the plan that this speaks of; before there is anybody to dress, to what comes next. A shortcut of the installed app
// names a situation.
import { Link, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { FamilyBoard } from "~/components/today/family-board.tsx";
import { useAnotherHour, useComing } from "~/components/today/use-another-hour.ts";
import { ButtonLink } from "~/components/ui/button.tsx";
import { aSituation } from "~/contracts/today/own-choices-form.ts";
import { todayPath } from "~/contracts/today/today-addresses.ts";
import { isBorn, planStart } from "~/domain/plans/birth-date.ts";
import { placesOf } from "~/domain/plans/places.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import { nameOfBabies } from "~/words/en/plans/babies-copy.ts";
import { dueOrBorn } from "~/words/en/plans/due-date-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";
import type { Route } from "./+types/family-page";
import { readFamily } from "./read-today.server.ts";

export const handle: RouteHandle = { readsNear: true };

export const meta: Route.MetaFunction = () => [{ title: pageTitle(TODAY_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { shown, isOfEvent, today, children, mornings, isComing } = await readFamily(args);
  const places = placesOf(shown, today);
  const ids = new Set(mornings.flatMap((morning) => morning.children.map(({ planId }) => planId)));
  const [only] = ids;
  if (isOfEvent || ids.size < 2) {
    const planId = (isOfEvent ? undefined : only) ?? (places.today && shown?.onboardingId);
    const { data: situation } = aSituation.safeParse(args.url.searchParams.get(SITUATION_PARAM));
    if (planId !== undefined) throw redirect(todayPath(planId, situation));
    if (!shown || !isComplete(shown.status)) throw redirect(places.plan);
  }
  const others = children.filter(({ onboardingId: planId }) => !ids.has(planId));
  return {
    mornings,
    isComing,
    plan: places.plan,
    /** Those who aren't born yet, and those beyond as many as the page shows. */
    linked: others.map((plan) => {
      const { onboardingId: planId, country } = plan;
      const due = dueOrBorn(dayWords(planStart(plan), country), false);
      return isBorn(plan, today)
        ? { path: todayPath(planId), words: titleOfPlan(plan) }
        : { path: `/dashboards/${planId}`, words: labelled(nameOfBabies(plan), due) };
    }),
  };
}

export default function FamilyToday({ loaderData }: Route.ComponentProps) {
  const { mornings, linked, plan, isComing } = loaderData;
  useAnotherHour(loaderData);
  useComing(isComing);
  const names = mornings.flatMap(({ children }) => children.map(({ name }) => name));
  const isAny = names.length > 0;
  return (
    <PageFrame
      title={isAny ? labelled(TODAY_COPY.title, inWords([...new Set(names)], "and")) : TODAY_COPY.none}
      {...(!isAny && { lead: TODAY_COPY.noneLead, scene: "empty-plans" as const })}
      isWide
    >
      {isAny ? <FamilyBoard mornings={mornings} /> : <ButtonLink to={plan}>{TODAY_COPY.openPlan}</ButtonLink>}
      {linked.map(({ path, words }) => (
        <p key={path} className="mt-2 text-sm">
          <Link to={path} className="linkish inline-flex min-h-11 items-center">
            {words}
          </Link>
        </p>
      ))}
    </PageFrame>
  );
}
