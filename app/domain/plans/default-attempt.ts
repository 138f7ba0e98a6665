// Which dashboard an address means if it names none, or uses an old format. The routes read the rows; this
// decides where they lead.

import type { IsoDay } from "../calendar.ts";
import type { AttemptStatus } from "../vocabulary.ts";
import { parseAgeRange } from "../wardrobe/growth.ts";
import { type SizeDays, sizeWornOn } from "../wardrobe/size-days.ts";
import { isComplete } from "./attempt-status.ts";

interface OwnAttempt {
  sizeDays: SizeDays;
  onboardingId: string;
  status: AttemptStatus;
}

export interface DashboardQuestion {
  /** All attempts of the user, newest first. */
  attempts: readonly OwnAttempt[];
  finalId: string | null;
  /** The attempt in the address; null if there isn't one. */
  askedId: string | null;
  /** The age range in the address; null asks for the picker. */
  ageRange: string | null;
  today: IsoDay;
}

/**
 * The path that an address leads to; null if its attempt isn't the user's. Without an attempt, it means the
 * final one, else the newest complete one, else the list. An unknown age range means today's.
 */
export function findDashboardPath(question: DashboardQuestion): string | null {
  const { attempts, askedId, ageRange, today } = question;
  const attempt = askedId === null ? defaultAttempt(question) : withId(attempts, askedId);
  if (!attempt) return askedId === null ? "/dashboards" : null;
  const picker = `/dashboards/${attempt.onboardingId}`;
  if (ageRange === null) return picker;
  return `${picker}/${parseAgeRange(ageRange) ?? sizeWornOn(attempt.sizeDays, today)}`;
}

/** The owner's main plan: the final one, else the newest complete one. Expects them newest first. */
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
