// Whether a gift list is open to givers, and whether its parents may see who brings what.
import { dayInZone, type IsoDay, plusMonths } from "../calendar.ts";
import { type PlanDates, planStart } from "../plans/plan-start.ts";
import type { GiftMode } from "./gift-choices.ts";

/** Open, closed by its parents, or closed by itself because the baby is too old for it. */
export type GiftListState = "open" | "closed" | "over";

/** A list closes by itself when the baby is this old, counted like the plan's sizes. */
const MONTHS_OPEN = 15;

/** The first day on which a plan's gift list is closed by itself. */
export function giftsOverOn(plan: PlanDates): IsoDay {
  return plusMonths(planStart(plan), MONTHS_OPEN);
}

/** The state of a list on a day. */
export function giftListState(
  { closedAt, ...plan }: PlanDates & { closedAt: number | null },
  today: IsoDay,
): GiftListState {
  if (closedAt !== null) return "closed";
  return today >= giftsOverOn(plan) ? "over" : "open";
}

/** What decides whether a list's reservations are shown to its parents. */
export interface Surprise {
  mode: GiftMode;
  /** Null for the day on which the birth is entered. */
  revealOn: IsoDay | null;
  babyBornOn: IsoDay | null;
}

/** Where a day begins last. */
const LAST_ZONE = "Etc/GMT+12";

/** The day that has begun everywhere: a surprise ends on it, so not an hour early wherever the parents are. */
export function dayOfReveal(now: number): IsoDay {
  return dayInZone(new Date(now), LAST_ZONE);
}

/** Whether the parents see only how much is coming: no names, no messages. */
export function isSurprise({ mode, revealOn, babyBornOn }: Surprise, today: IsoDay): boolean {
  if (mode === "open") return false;
  return revealOn === null ? babyBornOn === null : today < revealOn;
}
