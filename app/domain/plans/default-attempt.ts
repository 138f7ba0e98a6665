// Which dashboard an address means that names none, or names it in a way of old. The routes read
// the rows; this says where they lead.

import type { IsoDay } from "../calendar.ts";
import type { AttemptStatus } from "../vocabulary.ts";
import { currentAgeRange, parseAgeRange } from "../wardrobe/growth.ts";
import { isComplete } from "./attempt-status.ts";
import { type PlanDates, planStart } from "./plan-start.ts";

interface OwnAttempt extends PlanDates {
  onboardingId: string;
  status: AttemptStatus;
}

export interface DashboardQuestion {
  /** All attempts of the user, newest first. */
  attempts: readonly OwnAttempt[];
  finalId: string | null;
  /** The attempt that the address names; null when it names none. */
  askedId: string | null;
  /** What the address says for an age range; null asks for the picker. */
  ageRange: string | null;
  today: IsoDay;
}

/**
 * The path that an address leads to; null when it names an attempt that is not the user's. An address without an attempt
 * means the final one, else the newest complete one, else the list. A range that nobody knows means today's.
 */
export function findDashboardPath(question: DashboardQuestion): string | null {
  const { attempts, askedId, ageRange, today } = question;
  const attempt = askedId === null ? defaultAttempt(question) : withId(attempts, askedId);
  if (!attempt) return askedId === null ? "/dashboards" : null;
  const picker = `/dashboards/${attempt.onboardingId}`;
  if (ageRange === null) return picker;
  return `${picker}/${parseAgeRange(ageRange) ?? currentAgeRange(planStart(attempt), today)}`;
}

/** The one plan that stands for its owner's: the final one, else the newest complete one. Takes them newest first. */
export function defaultAttempt<Attempt extends Pick<OwnAttempt, "onboardingId" | "status">>({
  attempts,
  finalId,
}: {
  attempts: readonly Attempt[];
  finalId: string | null;
}): Attempt | undefined {
  return withId(attempts, finalId) ?? attempts.find(({ status }) => isComplete(status));
}

function withId<Attempt extends Pick<OwnAttempt, "onboardingId">>(
  attempts: readonly Attempt[],
  id: string | null,
): Attempt | undefined {
  return attempts.find(({ onboardingId }) => onboardingId === id);
}
