// /today: all born children of a family at once, the weather once a place. With a single one it leads to that child's Today, and with a
// calendar's event to the plan that this speaks of; before there is anybody to dress, to what comes next. A shortcut of the installed app
// names a situation.
import { Link, redirect } from "react-router";
import { garmentDrawing } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { WeatherLine } from "~/components/today/outfit-lines.tsx";
import { dressedFor, withoutOutfit } from "~/components/today/today-board.tsx";
import { useAnotherHour, useComing } from "~/components/today/use-another-hour.ts";
import { useSituationKeeper } from "~/components/today/use-own-choices.ts";
import { ButtonLink } from "~/components/ui/button.tsx";
import { aSituation } from "~/contracts/today/own-choices-form.ts";
import type { ShownChild, ShownMorning } from "~/contracts/today/shown-today.ts";
import { todayPath } from "~/contracts/today/today-addresses.ts";
import { isBorn, planStart } from "~/domain/plans/birth-date.ts";
import { placesOf } from "~/domain/plans/places.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import { PLACE_LABELS } from "~/words/en/layout.ts";
import { nameOfBabies } from "~/words/en/plans/babies-copy.ts";
import { dueOrBorn } from "~/words/en/plans/due-date-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { IN_SITUATION, SITUATION_LABELS, TODAY_COPY } from "~/words/en/today/today-copy.ts";
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
      title={isAny ? labelled(TODAY_COPY.title, inWords([...new Set(names)], "and")) : TODAY_COPY.title}
      {...(!isAny && { lead: TODAY_COPY.noneYet, scene: "empty-plans" as const })}
      isWide
    >
      {isAny ? <Family mornings={mornings} /> : <ButtonLink to={plan}>{PLACE_LABELS.plan}</ButtonLink>}
      {linked.map(({ path, words }) => (
        <p key={path} className="mt-2 text-sm wrap-anywhere">
          <Link to={path} className="tap-link">
            {words}
          </Link>
        </p>
      ))}
    </PageFrame>
  );
}

function Family({ mornings }: { mornings: readonly ShownMorning[] }) {
  return (
    <>
      {mornings.map(({ title, time, forecast, children }) => (
        <section key={title} className="family-morning">
          <h2 className="today-who font-sans">{title}</h2>
          {time && <WeatherLine time={time} forecast={forecast} />}
          <ul className="family-cards">
            {children.map((child) => (
              <li key={`${child.planId} ${child.name}`} className="card family-card">
                <Child child={child} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <footer className="today-closing">
        <p>{OUTFIT_COPY.advice}</p>
        <p>{TODAY_COPY.unread}</p>
      </footer>
    </>
  );
}

function Child({ child }: { child: ShownChild }) {
  const { planId, name, age, trip, situation, group, rooms } = child;
  usePlanRevalidation(planId);
  const dressed = dressedFor(group, child, rooms);
  const sentence = dressed ? `${dressed.sentence}.` : withoutOutfit(group, child, rooms);
  const all = name !== group.name && group.name !== null ? `${group.name} ` : "";
  return (
    <article>
      <h3>
        <Link to={todayPath(planId, situation)}>
          <b>{name}</b> {age && <span>{age}</span>}
        </Link>
      </h3>
      {trip && <p className="text-sm text-ink-soft">{trip}</p>}
      <div aria-live="polite">
        {dressed?.stay && <p className="today-stay">{dressed.stay}</p>}
        <p className="family-sentence">
          {all}
          {sentence}
        </p>
      </div>
      {dressed && dressed.pieces.length > 0 && (
        <div aria-hidden="true" className="family-pieces">
          {dressed.pieces.map(({ key, category }) => (
            <span key={key}>{garmentDrawing({ name: key, category, className: "size-full" })}</span>
          ))}
        </div>
      )}
      <Situations child={child} />
    </article>
  );
}

/** Asleep in the stroller is chosen on the child's own page, and then has a chip here. */
function Situations({ child: { planId, name, situation: chosen, situations } }: { child: ShownChild }) {
  const keep = useSituationKeeper(planId);
  if (situations.length === 0) return null;
  return (
    <nav aria-label={labelled(TODAY_COPY.where, name)} className="today-chips">
      {situations
        .filter(({ situation }) => situation !== "asleep" || chosen === "asleep")
        .map(({ situation, path }) => (
          <Link
            key={situation}
            to={path}
            replace
            preventScrollReset
            aria-current={situation === chosen ? "true" : undefined}
            className="today-chip"
            onClick={() => keep(situation)}
          >
            {wordOf(situation)}
          </Link>
        ))}
    </nav>
  );
}

function wordOf(situation: ShownSituation): string {
  return situation === "asleep" ? IN_SITUATION.asleep : SITUATION_LABELS[situation];
}
