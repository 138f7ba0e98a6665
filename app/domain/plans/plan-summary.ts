// What a card in the list shows of an attempt. Made on the server, so that the browser formats nothing.

import { dayInZone, type IsoDay } from "../calendar.ts";
import { may, type Role } from "../members/roles.ts";
import { placeWithZip } from "../places/place.ts";
import type { Progress } from "../shopping/shopping-list.ts";
import type { AgeRange, PlanStatus } from "../vocabulary.ts";
import { offersSecondYear, type PlannedMonths } from "../wardrobe/growth.ts";
import { type EndingSize, leadingSize } from "../wardrobe/leading-size.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { isYearOver, type SizeTime, sizesOfTimes, sizeTimes } from "../wardrobe/size-times.ts";
import { type PlanDates, planStart } from "./birth-date.ts";

/** What is known about an attempt without its plan. */
export interface PlanFacts {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
  babyNames: readonly string[] | null;
  zipcode: string;
  city: string | null;
  state: string | null;
  /** Two letters: how dates are written there. */
  country: string;
  expectedDueDate: IsoDay;
  babyBornOn: IsoDay | null;
  sizeDays: SizeDays;
  /** How many it is for. */
  babies: number;
  status: PlanStatus;
  errorMessage: string | null;
  version: number;
  createdAt: number;
  updatedAt: number;
  /** What the viewer is to it. */
  role: Role;
  /** The owner's short name, for the others; null for the owner. */
  ownerName: string | null;
  /** The short names of its members besides the viewer. */
  memberNames: readonly string[];
}

/** One of a plan's sizes. */
export interface PlanSize {
  ageRange: AgeRange;
  time: SizeTime;
  /** Essentials to go; null if the size is over or couldn't be read. */
  remaining: number | null;
  /** Essentials that are reserved and haven't arrived; missing for none. */
  coming?: number;
  /** The same of pieces that an older child has left. */
  boxed?: number;
}

/** What a card shows of an attempt: of what is known, all but what is worked out from it. */
export interface PlanSummary
  extends Omit<PlanFacts, "zipcode" | "city" | "state" | "expectedDueDate" | "babyBornOn" | "sizeDays"> {
  /** 'Minneapolis, MN 55401', or only the ZIP code. */
  place: string;
  isBorn: boolean;
  /** The birth date if known, else the due date. */
  startsOn: IsoDay;
  createdOn: IsoDay;
  /** The age range to open: the one that leads, 0-3m before birth. */
  currentAge: AgeRange;
  /** The size in its last weeks, in which the next one leads if the plan has one. */
  ending: EndingSize | null;
  /** Whether all of its sizes are over, so that nothing is left to get. */
  isOver: boolean;
  /** Whether to offer its viewer to go on to 24 months. */
  mayGoOn: boolean;
  /** How complete the essentials for that age are; null if there is nothing to show. */
  answer: Progress | null;
  /** In order. */
  sizes: readonly PlanSize[];
}

/** Whether to offer a plan's viewer to go on to 24 months. */
export function mayGoOn(plan: PlanDates & { role: Role }, months: PlannedMonths, today: IsoDay): boolean {
  return may(plan.role, "edit") && offersSecondYear(months, planStart(plan), today);
}

/** The attempt for its card; dates are in the visitor's time zone. */
export function summarisePlan(
  plan: PlanFacts,
  { now, timeZone }: { now: number; timeZone: string },
): PlanSummary {
  const { onboardingId: planId, attemptNumber, cardTitle, babyNames, country, babies } = plan;
  const { status, errorMessage, version, createdAt, updatedAt, role, ownerName } = plan;
  const start = planStart(plan);
  const today = dayInZone(new Date(now), timeZone);
  const times = sizeTimes(plan.sizeDays, today);
  const leading = leadingSize(plan.sizeDays, today);
  return {
    onboardingId: planId,
    attemptNumber,
    cardTitle,
    babyNames,
    place: placeWithZip(plan),
    country,
    isBorn: plan.babyBornOn !== null,
    startsOn: start,
    babies,
    createdOn: dayInZone(new Date(createdAt), timeZone),
    currentAge: leading.ageRange,
    ending: leading.ending,
    isOver: isYearOver(times),
    mayGoOn: false,
    answer: null,
    sizes: sizesOfTimes(times).map((ageRange) => ({ ageRange, time: times[ageRange], remaining: null })),
    status,
    errorMessage,
    version,
    createdAt,
    updatedAt,
    role,
    ownerName,
    memberNames: plan.memberNames,
  };
}
