// The places of a signed-in user, always one tap away: today's outfit once the baby is near, the plan, its shopping list, and the trips.
import { type IsoDay, isKnownDay, plusDays, plusMonths } from "../calendar.ts";
import type { PlanStatus } from "../vocabulary.ts";
import { CARRIED_ON_MONTHS } from "../wardrobe/growth.ts";
import { leadingSize } from "../wardrobe/leading-size.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { isComplete } from "./plan-status.ts";

export const PLACES = ["today", "plan", "shopping", "trips"] as const;

export type PlaceId = (typeof PLACES)[number];

/** The path of each place; without the first as long as a plan has nothing to say of today. */
export type Places = Readonly<Record<Exclude<PlaceId, "today">, string> & { today?: string }>;

/** The plan that the places are about. */
export interface ShownPlan {
  sizeDays: SizeDays;
  /** The birth date if known, else the due date. */
  start: IsoDay;
  onboardingId: string;
  status: PlanStatus;
  /** Whether its reader has another born child, too, so that Today is of all of them. */
  isOfFamily: boolean;
}

const TRIPS = "/travel-plans";
/** Today of all born children. */
export const FAMILY_PATH = "/today";

/** From so many days before the due date on, there is a page of today's outfit (E1). */
export const NEAR_DAYS = 14;

/** For a user whose list can't be shown yet: it says why, and what to do. */
const NO_LIST = "/shopping";

/**
 * Where the places lead: to the plan at the size that leads, and to its list. A plan in the making is shown
 * by the list of plans; a user without any starts with the quiz.
 */
export function placesOf(plan: ShownPlan | undefined, today: IsoDay): Places {
  if (!plan) return { plan: "/onboarding", shopping: NO_LIST, trips: TRIPS };
  if (!isComplete(plan.status)) return { plan: "/dashboards", shopping: NO_LIST, trips: TRIPS };
  const base = `/dashboards/${plan.onboardingId}`;
  return {
    ...(hasToday(plan.start, today) && { today: plan.isOfFamily ? FAMILY_PATH : `${base}/today` }),
    plan: `${base}/${leadingSize(plan.sizeDays, today).ageRange}`,
    shopping: `${base}/shopping-list`,
    trips: TRIPS,
  };
}

/** Whether a plan has a page of today's outfit by then. `start` is the birth date if known, else the due date. */
export function hasToday(start: IsoDay, today: IsoDay): boolean {
  return isKnownDay(start) && today >= plusDays(start, -NEAR_DAYS);
}

/** The first day on which Today has nothing to dress the baby in: the last size is outgrown, or the second year is over. */
export function todayEnds(days: SizeDays, start: IsoDay): IsoDay {
  const outgrown = Object.values(days).reduce((last, { end }) => (end > last ? end : last), start);
  const [ends, latest] = [plusDays(outgrown, 1), plusMonths(start, CARRIED_ON_MONTHS)];
  return ends < latest ? ends : latest;
}

const TODAY = /^(?:\/dashboards\/[\w-]+)?\/today(?:\/[\w-]+)?$/;
const SHOPPING = /^\/(?:shopping$|dashboards\/[\w-]+\/(?:shopping-list$|[\w-]+\/shop\/))/;
const OF_PLAN = /^\/(?:dashboards?|scenario-comparison)(?:\/|$)/;
const OF_TRIPS = /^\/travel-(?:plans|quiz)(?:\/|$)/;

/** The place that a page belongs to; null for a page of none, such as the profile. */
export function placeAt(pathname: string): PlaceId | null {
  if (TODAY.test(pathname)) return "today";
  if (SHOPPING.test(pathname)) return "shopping";
  if (OF_TRIPS.test(pathname)) return "trips";
  return OF_PLAN.test(pathname) ? "plan" : null;
}
