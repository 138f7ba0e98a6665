// Which dashboard an address means if it names none, or uses an old format. The routes read the rows; this
// decides where they lead.

import { daysBetween, type IsoDay } from "../calendar.ts";
import type { PlanStatus } from "../vocabulary.ts";
import { parseAgeRange } from "../wardrobe/growth.ts";
import { leadingSize } from "../wardrobe/leading-size.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { type PlanDates, planStart } from "./birth-date.ts";
import { isComplete } from "./plan-status.ts";

type OwnPlan = { sizeDays: SizeDays; onboardingId: string; status: PlanStatus };

export interface DashboardQuestion {
  /** All attempts of the user, newest first. */
  plans: readonly OwnPlan[];
  finalId: string | null;
  /** The attempt in the address; null if there isn't one. */
  askedId: string | null;
  /** The age range in the address; null asks for the picker. */
  ageRange: string | null;
  today: IsoDay;
}

/**
 * The path that an address leads to; null if its attempt isn't the user's. Without an attempt, it means the
 * final one, else the newest complete one, else the list. An unknown age range means the size that leads.
 */
export function findDashboardPath(question: DashboardQuestion): string | null {
  const { plans, askedId, ageRange, today } = question;
  const plan = askedId === null ? defaultPlan(question) : withId(plans, askedId);
  if (!plan) return askedId === null ? "/dashboards" : null;
  const picker = `/dashboards/${plan.onboardingId}`;
  if (ageRange === null) return picker;
  return `${picker}/${parseAgeRange(ageRange) ?? leadingSize(plan.sizeDays, today).ageRange}`;
}

/** The owner's main plan: the final one, else the newest complete one. Expects them newest first. */
export function defaultPlan<Plan extends Pick<OwnPlan, "onboardingId" | "status">>({
  plans,
  finalId,
}: {
  plans: readonly Plan[];
  finalId: string | null;
}): Plan | undefined {
  return withId(plans, finalId) ?? plans.find(({ status }) => isComplete(status));
}

/** What tells whose baby a plan is for. */
interface PlanOfBaby extends PlanDates {
  onboardingId: string;
  status: PlanStatus;
  ownerId: string;
  babyNames: readonly string[] | null;
}

/** Brothers and sisters are born further apart. Our choice. */
const SAME_BABY_DAYS = 150;

/**
 * For each baby the plan that speaks for them, and all plans of theirs: of several tries at the quiz the final one, else the newest that is
 * complete. Plans are of one baby if one owner has them, they begin within five months of each other, and no names say otherwise. Expects
 * plans newest first.
 */
export function plansByBaby<Plan extends PlanOfBaby>(
  plans: readonly Plan[],
  finalId: string | null,
): { plan: Plan; all: readonly Plan[] }[] {
  const rank = (one: Plan) => (one.onboardingId === finalId ? 2 : isComplete(one.status) ? 1 : 0);
  const babies: { plan: Plan; all: Plan[] }[] = [];
  for (const one of plans.toSorted((a, b) => rank(b) - rank(a))) {
    const same = babies.find(({ plan }) => isOfSameBaby(plan, one));
    if (same) same.all.push(one);
    else babies.push({ plan: one, all: [one] });
  }
  return babies;
}

function isOfSameBaby(a: PlanOfBaby, b: PlanOfBaby): boolean {
  const isNear = Math.abs(daysBetween(planStart(a), planStart(b))) <= SAME_BABY_DAYS;
  const areNamedApart =
    !!a.babyNames && !!b.babyNames && !a.babyNames.some((name) => b.babyNames?.includes(name));
  return a.ownerId === b.ownerId && isNear && !areNamedApart;
}

function withId<Plan extends Pick<OwnPlan, "onboardingId">>(
  plans: readonly Plan[],
  id: string | null,
): Plan | undefined {
  return plans.find(({ onboardingId: planId }) => planId === id);
}
