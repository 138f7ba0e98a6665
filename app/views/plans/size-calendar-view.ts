// The days on which a plan's sizes begin, as a calendar file.
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { calendarFile } from "~/lib/ics.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { SIZE_CALENDAR } from "~/words/en/shopping/shopping-list-copy.ts";

interface PlanOfCalendar extends SizeColumns {
  onboardingId: string;
  title: string;
  version: number;
}

/** Nine in the morning, three weeks before, counted back from midnight at the start of the day. */
const RINGS_BEFORE = "P20DT15H";

interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name of the reader's time zone. */
  timeZone: string;
}

/**
 * A calendar file with an all-day event for each size that isn't over; sizes that have begun have no alarm.
 * Null once all sizes are over, because a calendar needs an event. `origin` is our own.
 */
export function viewSizeCalendar(
  plan: PlanOfCalendar,
  origin: string,
  { now, timeZone }: Clock,
): string | null {
  const { onboardingId: planId, title, version } = plan;
  const worn = readSizes(plan).days;
  const times = sizeTimes(worn, dayInZone(new Date(now), timeZone));
  const sizes = sizesToCome(times);
  if (sizes.length === 0) return null;
  const days = sizes.map((ageRange) => {
    const day = worn[ageRange]?.start ?? planStart(plan);
    const url = `${origin}/dashboards/${planId}/${ageRange}`;
    return {
      uid: `${planId}-${ageRange}@${new URL(origin).hostname}`,
      sequence: version,
      stampedAt: now,
      day,
      end: plusDays(day, 1),
      summary: SIZE_CALENDAR.begins(ageRange),
      description: SIZE_CALENDAR.details(title, url),
      url,
      alarm: times[ageRange] === "now" ? null : { before: RINGS_BEFORE, text: SIZE_CALENDAR.soon(ageRange) },
    };
  });
  return calendarFile({ producer: `-//${PRODUCT_NAME}//EN`, name: SIZE_CALENDAR.name(title), days });
}
