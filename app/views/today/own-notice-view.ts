// Somebody's morning notice, as its page says it.
import { FORM_WEEKDAYS, type ShownDevice, type ShownNotice } from "~/contracts/today/shown-notice.ts";
import { deviceName, UNKNOWN_DEVICE } from "~/copy/accounts/account.ts";
import { dayWords, UNKNOWN_COUNTRY } from "~/copy/day-words.ts";
import { deviceWords, noticeWords } from "~/copy/today/notice-copy.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
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
  byPush: boolean | null;
  lastDay: IsoDay | null;
}

/** The notice by the clock of the plan's place; null without one. `now` is in epoch milliseconds. */
export function viewOwnNotice(
  { minute, weekdays, onlyChanges, byPush, lastDay }: StoredNotice,
  timeZone: string,
  now: number,
): ShownNotice | null {
  if (minute === null || weekdays === null) return null;
  const times = readNoticeTimes({ minute, weekdays });
  const next = dayInZone(new Date(nextNotice({ times, timeZone, lastDay, now })), timeZone);
  const shown = { ...times, onlyChanges: onlyChanges ?? true, byPush: byPush ?? false };
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

/** As it is stored; `createdAt` in epoch milliseconds. */
interface StoredPushDevice {
  id: string;
  userAgent: string | null;
  createdAt: number;
  isOn: boolean;
}

/** A browser with notifications, by its name and the day from which it has them, as the plan's country writes days. */
export function viewDevice(
  { id, userAgent, createdAt, isOn }: StoredPushDevice,
  { country, timeZone }: { country: string | null; timeZone: string },
): ShownDevice {
  const name = deviceName(deviceOf(userAgent)) ?? UNKNOWN_DEVICE;
  const since = dayWords(dayInZone(new Date(createdAt), timeZone), country ?? UNKNOWN_COUNTRY);
  return { id, words: deviceWords({ name, since, isOn }) };
}
