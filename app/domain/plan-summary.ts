// What a card in the list shows of an attempt. Made on the server, so that the browser has nothing to format.
import { dayInZone, formatDay, type IsoDay } from "./calendar.ts";
import { planStart } from "./plan-start.ts";
import type { AttemptStatus } from "./vocabulary.ts";

interface AttemptFacts {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
  zipcode: string;
  city: string | null;
  state: string | null;
  expectedDueDate: IsoDay;
  babyBornOn: IsoDay | null;
  status: AttemptStatus;
  errorMessage: string | null;
  version: number;
  createdAt: number;
  updatedAt: number;
}

export interface PlanSummary {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
  /** 'Minneapolis, MN 55401', or the ZIP code alone. */
  place: string;
  isBorn: boolean;
  /** The birth date once it is known, until then the due date: 'Mar 1, 2027'. */
  startsOn: string;
  createdOn: string;
  status: AttemptStatus;
  errorMessage: string | null;
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** The attempt for its card; the day of its creation is the visitor's. */
export function summarisePlan(attempt: AttemptFacts, timeZone: string): PlanSummary {
  const { onboardingId, attemptNumber, cardTitle, zipcode, city, state } = attempt;
  const { status, errorMessage, version, createdAt, updatedAt } = attempt;
  return {
    onboardingId,
    attemptNumber,
    cardTitle,
    place: city ? `${city}, ${state} ${zipcode}` : zipcode,
    isBorn: attempt.babyBornOn !== null,
    startsOn: formatDay(planStart(attempt)),
    createdOn: formatDay(dayInZone(new Date(createdAt), timeZone)),
    status,
    errorMessage,
    version,
    createdAt,
    updatedAt,
  };
}
