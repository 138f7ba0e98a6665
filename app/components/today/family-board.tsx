// Today of a family: the weather of each place once, and a card for each child with its own situation. All choices are links.
import { Link } from "react-router";
import { garmentDrawing } from "~/components/illustrations/art.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import type { ShownChild, ShownMorning } from "~/contracts/today/shown-today.ts";
import { noticePath, todayPath } from "~/contracts/today/today-addresses.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { labelled } from "~/words/en/language.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { IN_SITUATION, SITUATION_LABELS, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { WeatherLine } from "./outfit-lines.tsx";
import { dressedFor, withoutOutfit } from "./today-board.tsx";
import { useSituationKeeper } from "./use-own-choices.ts";

export function FamilyBoard({ mornings }: { mornings: readonly ShownMorning[] }) {
  const children = mornings.flatMap((morning) => morning.children);
  const plans = children.filter(
    ({ planId }, at) => children.findIndex((one) => one.planId === planId) === at,
  );
  return (
    <>
      {mornings.map(({ title, time, forecast, children: there }) => (
        <section key={title} className="family-morning">
          <h2 className="today-who font-sans">{title}</h2>
          {time && <WeatherLine time={time} forecast={forecast} />}
          <ul className="family-cards">
            {there.map((child) => (
              <li key={`${child.planId} ${child.name}`} className="card family-card">
                <Child child={child} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <footer className="today-closing">
        <p>
          {labelled(TODAY_COPY.notice, "")}
          {plans.map(({ planId, name }) => (
            <Link key={planId} to={noticePath(planId)} className="linkish me-4">
              {name}
            </Link>
          ))}
        </p>
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
  const isTogether = name !== group.name && group.name !== null;
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
          {isTogether ? labelled(group.name ?? "", "") : ""}
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
