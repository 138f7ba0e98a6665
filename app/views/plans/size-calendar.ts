// The days on which a plan's sizes begin, for somebody's own calendar.
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { SIZE_CALENDAR } from "~/copy/plans/size-calendar.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { type PlanDates, planStart } from "~/domain/plans/plan-start.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { ageRangeDates } from "~/domain/wardrobe/growth.ts";
import { sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { calendarFile } from "~/lib/ics.ts";

interface PlanOfCalendar extends PlanDates {
  onboardingId: string;
  title: string;
  version: number;
}

/** Nine in the morning, three weeks before: counted back from the midnight that begins the day. */
const RINGS_BEFORE = "P20DT15H";

interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name of the reader's zone. */
  timeZone: string;
}

/**
 * A calendar file with an all-day event for each size that is not over; what has begun no longer rings. Null once all are
 * over: a calendar without events is none. `origin` is our own.
 */
export function viewSizeCalendar(
  plan: PlanOfCalendar,
  origin: string,
  { now, timeZone }: Clock,
): string | null {
  const { onboardingId, title, version } = plan;
  const times = sizeTimes(planStart(plan), dayInZone(new Date(now), timeZone));
  const sizes = AGE_RANGES.filter((ageRange) => times[ageRange] !== "over");
  if (sizes.length === 0) return null;
  const days = sizes.map((ageRange) => {
    const day = ageRangeDates(planStart(plan), ageRange).start;
    const url = `${origin}/dashboards/${onboardingId}/${ageRange}`;
    return {
      uid: `${onboardingId}-${ageRange}@${new URL(origin).hostname}`,
      sequence: version,
      day,
      end: plusDays(day, 1),
      summary: SIZE_CALENDAR.begins(ageRange),
      description: SIZE_CALENDAR.details(title, url),
      url,
      alarm: times[ageRange] === "now" ? null : { before: RINGS_BEFORE, text: SIZE_CALENDAR.soon(ageRange) },
    };
  });
  return calendarFile({ producer: `-//${PRODUCT_NAME}//EN`, name: SIZE_CALENDAR.name(title), now, days });
}
