// Today of a family: the weather once a place, and below it a card for each child in the situation that its own Today opens with.
import type { ShownChild, ShownMorning } from "~/contracts/today/shown-today.ts";
import { familyPath } from "~/contracts/today/today-addresses.ts";
import type { TodayInput, TodayOfReader } from "~/contracts/today/today-input.ts";
import { isBorn, type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import { openingWindow } from "~/domain/today/day-windows.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { ageWords } from "~/words/en/travel/trip-copy.ts";
import { type Asked, askedAt, babyOn, groupsOf, weathersOf } from "./babies-outfits.ts";
import { saidForecast, weatherAtDoor } from "./said-weather.ts";
import { aroundOutfits, shownWindow } from "./today-view.ts";

/** A plan with the facts of its Today. */
export interface FamilyPlan {
  planId: string;
  /** 'Chicago, IL' */
  place: string;
  facts: TodayInput;
  ofReader: TodayOfReader;
}

/** A plan, and where its reader looks at its babies. */
interface Seen extends FamilyPlan {
  asked: Asked;
  around: ReturnType<typeof aroundOutfits>;
  /** None where nothing is proposed to wear. */
  offered: readonly ShownSituation[];
  situation: ShownSituation;
}

/**
 * The mornings of these plans, in their order, at `now` in epoch milliseconds. `texts` name a situation for each; one that isn't offered
 * is as none. Babies who aren't born by the clock of their place, and those for whom all sizes have ended, have no card.
 */
export function viewFamily(
  plans: readonly FamilyPlan[],
  texts: readonly string[],
  now: number,
): ShownMorning[] {
  const seen = plans.map((plan, at) => seenAt(plan, texts[at] ?? "", now));
  const pathWith = (at: number, situation: ShownSituation) =>
    familyPath(seen.map((one, other) => (other === at ? situation : chosenIn(one, texts[other]))));
  const mornings = new Map<string, ShownMorning>();
  for (const [at, plan] of seen.entries()) {
    const situations = plan.offered.map((situation) => ({ situation, path: pathWith(at, situation) }));
    const own = morningOf(plan, situations, now);
    if (!own) continue;
    const before = mornings.get(own.title);
    mornings.set(own.title, { ...(before ?? own), children: [...(before?.children ?? []), ...own.children] });
  }
  return [...mornings.values()];
}

/** The morning of one plan; null without a card. */
function morningOf(plan: Seen, situations: ShownChild["situations"], now: number): ShownMorning | null {
  const { planId, asked, ofReader, around, situation } = plan;
  const window = openingWindow(asked.clock, ofReader.own);
  if (!window || !isBorn(asked.plan, asked.clock.day)) return null;
  const [at] = weathersOf(asked, [window]) ?? [];
  const { isHere } = ofReader;
  const time = at && {
    ...{ category: at.weather.category, isForecast: at.weather.isForecast },
    wet: at.weather.wet?.kind ?? null,
    line: `${weatherAtDoor(at.weather, asked.units)} ${at.line}`,
  };
  const groups = groupsOf(asked, [window], situation).filter(({ without }) => without?.kind !== "end");
  const children = groups.map(
    (group): ShownChild => ({
      ...{ planId, group, situation, situations, when: window.when, rooms: around.rooms },
      name: groups.length > 1 ? (group.name ?? "") : (namesTogether(asked.plan.babyNames) ?? group.sizes),
      age: ageOf(asked),
      trip: around.trip?.line ?? null,
    }),
  );
  if (children.length === 0) return null;
  return {
    title: `${isHere ? TODAY_COPY.isHere : (around.trip?.place ?? plan.place)} · ${shownWindow(window).label}`,
    time: time ?? null,
    forecast: time?.isForecast ? saidForecast(asked, now) : null,
    children,
  };
}

function seenAt(plan: FamilyPlan, text: string, now: number): Seen {
  const { facts, ofReader } = plan;
  const asked = askedAt(facts, now, ofReader.isHere);
  const around = aroundOutfits(asked, ofReader, groupsOf(asked, [], "stroller"));
  const hasEnded = around.without !== null && around.without.kind !== "in";
  const offered = hasEnded ? [] : around.situations;
  return {
    ...{ ...plan, asked, around, offered },
    situation: offered.find((one) => one === text) ?? around.opened.situation,
  };
}

/** The situation that the page's address names for a plan; null for the one that it opens with. */
function chosenIn({ situation }: Seen, text: string | undefined): ShownSituation | null {
  return situation === text ? situation : null;
}

function ageOf({ plan, clock }: Asked): string | null {
  const { months, weeks } = babyOn(plan, clock.day);
  if (months > 0) return ageWords({ unit: "months", count: months });
  return weeks > 0 ? ageWords({ unit: "weeks", count: weeks }) : null;
}

interface ListedChild extends PlanDates {
  babyNames: readonly string[] | null;
  isFinal: boolean;
}

/**
 * One plan for each child: of two with the same first day whose names don't differ, as after a second quiz, the final one counts, else the
 * first of the list.
 */
export function onePlanAChild<Plan extends ListedChild>(plans: readonly Plan[]): Plan[] {
  const kept: Plan[] = [];
  for (const plan of [...plans.filter(({ isFinal }) => isFinal), ...plans]) {
    if (!kept.some((one) => isSameChild(one, plan))) kept.push(plan);
  }
  return plans.filter((plan) => kept.includes(plan));
}

function isSameChild(one: ListedChild, other: ListedChild): boolean {
  const [name, otherName] = [one, other].map(({ babyNames }) => namesTogether(babyNames));
  const isNamedApart = name !== null && otherName !== null && name !== otherName;
  return planStart(one) === planStart(other) && !isNamedApart;
}
