// Whether a gift list is open to givers, whether its parents may see who brings what, and givers' texts as they are stored.

import { dayInZone, type IsoDay, isDay, plusMonths } from "../calendar.ts";
import { withoutHeaps } from "../one-line-text.ts";
import { type PlanSpan, planEnd } from "../plans/birth-date.ts";
import type { GiftMode } from "./gift-choices.ts";

/** Open, closed by its parents, or closed by itself because its plan ended long ago. */
export type GiftListState = "open" | "closed" | "over";

/** So long after its plan's end a list still takes gifts, as for a first or second birthday. */
const MONTHS_AFTER = 3;

/** The first day on which a plan's gift list is closed by itself. */
export function giftsOverOn(plan: PlanSpan): IsoDay {
  return plusMonths(planEnd(plan), MONTHS_AFTER);
}

/** The state of a list on a day. Nobody can open one that is over, also if it was closed before. */
export function giftListState(
  { closedAt, ...plan }: PlanSpan & { closedAt: number | null },
  today: IsoDay,
): GiftListState {
  if (today >= giftsOverOn(plan)) return "over";
  return closedAt === null ? "open" : "closed";
}

/** What decides whether a list's reservations are shown to its parents. */
interface Surprise {
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

/** Until the day on which the birth is entered. */
const BIRTH = "birth";

/** What a giver is told on a day, as a reservation keeps it: the day of the reveal, or the birth; null without a surprise. */
export function promiseOf(list: Surprise, today: IsoDay): string | null {
  return isSurprise(list, today) ? (list.revealOn ?? BIRTH) : null;
}

/**
 * Whether the name and the message of a reservation are hidden from the parents: while the list is a surprise, and as long as
 * its giver was told, whatever the parents have chosen since.
 */
export function isGiverHidden(
  list: Surprise,
  { hiddenUntil }: { hiddenUntil: string | null },
  today: IsoDay,
): boolean {
  if (isSurprise(list, today)) return true;
  if (hiddenUntil === null) return false;
  const revealOn = isDay(hiddenUntil) ? hiddenUntil : null;
  return isSurprise({ mode: "surprise", revealOn, babyBornOn: list.babyBornOn }, today);
}

/** Whether the parents see only how much is coming: no names, no messages. */
export function isSurprise({ mode, revealOn, babyBornOn }: Surprise, today: IsoDay): boolean {
  if (mode === "open") return false;
  return revealOn === null ? babyBornOn === null : today < revealOn;
}

/** Far more than any valid text with the spaces around it; longer input isn't looked at. */
export const MOST_TYPED_BY_GIVER = 2000;

const GAPS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A giver's text as one visible line: line ends and control characters become spaces, direction marks and heaps of accents go.
 */
export function oneLine(text: string): string {
  return withoutHeaps(text.replace(DIRECTIONS, "")).replace(GAPS, " ").trim();
}
