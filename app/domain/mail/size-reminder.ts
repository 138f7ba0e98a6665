// When a user is reminded of the next size: three weeks before it begins, in the morning, once. Whoever hasn't entered the birth is asked for it
// once, two weeks after the due date, and reminded of nothing until then: not every pregnancy ends with a baby at home.
import { dayInZone, daysBetween, type IsoDay, minuteInZone } from "../calendar.ts";
import { type PlanDates, planStart } from "../plans/birth-date.ts";
import { todayEnds } from "../plans/places.ts";
import type { AgeRange } from "../vocabulary.ts";
import { isBriefSize } from "../wardrobe/leading-size.ts";
import { TOLD_BEFORE_DAYS } from "../wardrobe/size-ahead.ts";
import { type SizeDays, sizesIn, usualSizeDays } from "../wardrobe/size-days.ts";

/** With fewer days left, a late reminder is no longer useful. */
const LEAST_DAYS = 7;
/** A reminder is sent between these minutes of the reader's day. */
const MORNING = { from: 8 * 60, to: 11 * 60 };
/** For this long, a reminder of another plan counts too: two plans for one baby send one reminder. */
const SAME_BABY_DAYS = 60;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** In the place of a size: the user was asked whether the baby is here. */
export const BIRTH_ASKED = "birth";

/** Nearly all babies are here by then. */
const ASKED_AFTER_DAYS = 14;

/** True from two weeks after the due date on, as long as nobody has entered the birth. */
export function isBirthAsked({ expectedDueDate, babyBornOn }: PlanDates, today: IsoDay): boolean {
  return babyBornOn === null && daysBetween(expectedDueDate, today) >= ASKED_AFTER_DAYS;
}

/** A size that the user was already reminded of, or the question for the birth. */
export interface PastReminder {
  onboardingId: string;
  ageRange: AgeRange | typeof BIRTH_ASKED;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type ReminderMove =
  | { kind: "remind"; ageRange: AgeRange; start: IsoDay; lookAt: number }
  /** To ask whether the baby is here. */
  | { kind: "ask"; lookAt: number }
  /** Nothing is due; `lookAt`, in epoch milliseconds, is when to check again. */
  | { kind: "wait"; lookAt: number };

interface ReminderQuestion {
  plan: PlanDates & { onboardingId: string };
  /** The plan's sizes, if they aren't the calendar's. */
  sizeDays?: SizeDays;
  /** Whether something is known of a baby who is here, such as a weight. */
  isHere?: boolean;
  /** Of this plan, and of others that aren't another baby's. */
  past: readonly PastReminder[];
  /** IANA name of the reader's time zone. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What to do for a reader now: sizes that are worn too briefly to buy for are passed over. Dates and plans can change, so the next check is at most a day later, and it
 * never misses a reminder's morning.
 */
export function reminderMove({
  plan,
  sizeDays,
  isHere,
  past,
  timeZone,
  now,
}: ReminderQuestion): ReminderMove {
  const days = sizeDays ?? usualSizeDays(planStart(plan));
  const today = dayInZone(new Date(now), timeZone);
  const minute = minuteInZone(new Date(now), timeZone);
  if (!isHere && plan.babyBornOn === null && today >= plan.expectedDueDate) {
    const isAsked = past.some(({ ageRange }) => ageRange === BIRTH_ASKED);
    const isDue = isBirthAsked(plan, today) && !isAsked && today < todayEnds(days, planStart(plan));
    if (isDue && isMorning(minute)) return { kind: "ask", lookAt: now + DAY_MS };
    return { kind: "wait", lookAt: isAsked ? now + DAY_MS : nextMorning(minute, now) };
  }
  return sizeMove({ plan, days, past, minute, today, now });
}

interface SizeQuestion extends Pick<ReminderQuestion, "plan" | "past" | "now"> {
  days: SizeDays;
  minute: number;
  today: IsoDay;
}

function sizeMove({ plan, days, past, minute, today, now }: SizeQuestion): ReminderMove {
  const open = sizesIn(days)
    .filter((ageRange) => !isReminded(plan.onboardingId, ageRange, past, now))
    .filter((ageRange) => !isBriefSize(days, ageRange, today))
    .map((ageRange) => ({ ageRange, start: days[ageRange]?.start ?? planStart(plan) }))
    .map((size) => ({ ...size, daysLeft: daysBetween(today, size.start) }))
    .find(({ daysLeft }) => daysLeft >= LEAST_DAYS);
  // One extra day, so that a reminder due tomorrow is checked in the morning and not at this time tomorrow.
  if (!open || open.daysLeft > TOLD_BEFORE_DAYS + 1) return { kind: "wait", lookAt: now + DAY_MS };
  if (!isMorning(minute) || open.daysLeft > TOLD_BEFORE_DAYS) {
    return { kind: "wait", lookAt: nextMorning(minute, now) };
  }
  const { ageRange, start } = open;
  return { kind: "remind", ageRange, start, lookAt: now + DAY_MS };
}

function isMorning(minute: number): boolean {
  return minute >= MORNING.from && minute < MORNING.to;
}

function isReminded(planId: string, ageRange: AgeRange, past: readonly PastReminder[], now: number): boolean {
  return past.some(
    (one) =>
      one.ageRange === ageRange &&
      (one.onboardingId === planId || now - one.createdAt < SAME_BABY_DAYS * DAY_MS),
  );
}

/** An hour off if the clocks change before then: too early checks once more, too late is still morning. */
function nextMorning(minute: number, now: number): number {
  const wait = (MORNING.from - minute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return now - (now % MINUTE_MS) + wait * MINUTE_MS;
}
