// Somebody's morning notice, as its page says it.
import { FORM_WEEKDAYS, type ShownNotice } from "~/contracts/today/shown-notice.ts";
import { noticeWords } from "~/copy/today/notice-copy.ts";
import { dayInZone, daysBetween, type IsoDay, toDate } from "~/domain/calendar.ts";
import {
  EVERY_DAY,
  hasWeekday,
  nextNotice,
  readNoticeTimes,
  weekdaysOf,
} from "~/domain/today/morning-notice.ts";

/** As it is stored; null columns where there is none. */
interface StoredNotice {
  minute: number | null;
  weekdays: number | null;
  onlyChanges: boolean | null;
  lastDay: IsoDay | null;
}

/** The notice by the clock of the plan's place; null without one. `now` is in epoch milliseconds. */
export function viewOwnNotice(
  { minute, weekdays, onlyChanges, lastDay }: StoredNotice,
  timeZone: string,
  now: number,
): ShownNotice | null {
  if (minute === null || weekdays === null) return null;
  const times = readNoticeTimes({ minute, weekdays });
  const next = dayInZone(new Date(nextNotice({ times, timeZone, lastDay, now })), timeZone);
  const shown = { ...times, onlyChanges: onlyChanges ?? true };
  return {
    ...shown,
    words: noticeWords({
      ...shown,
      days: daysOf(times.weekdays),
      next: {
        ahead: daysBetween(dayInZone(new Date(now), timeZone), next),
        weekday: toDate(next).getUTCDay(),
      },
    }),
  };
}

const WEEKEND = weekdaysOf([0, 6]);
const KINDS = [
  { kind: "every", weekdays: EVERY_DAY },
  { kind: "weekdays", weekdays: EVERY_DAY - WEEKEND },
  { kind: "weekends", weekdays: WEEKEND },
] as const;

function daysOf(weekdays: number) {
  const kind = KINDS.find((one) => one.weekdays === weekdays)?.kind ?? ("some" as const);
  return { kind, days: FORM_WEEKDAYS.filter((day) => hasWeekday(weekdays, day)) };
}
