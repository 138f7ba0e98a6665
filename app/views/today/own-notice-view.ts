// Somebody's morning notice, as its page says it.
import { FORM_WEEKDAYS, type ShownDevice, type ShownNotice } from "~/contracts/today/shown-notice.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { dayInZone, daysBetween, type IsoDay, toDate, toDay } from "~/domain/calendar.ts";
import { dueMoment, type PlanDates } from "~/domain/plans/birth-date.ts";
import {
  EVERY_DAY,
  hasWeekday,
  nextNotice,
  readNoticeTimes,
  weekdaysOf,
} from "~/domain/today/morning-notice.ts";
import { outingsAt, type ShownOuting, type ShownSituation } from "~/domain/today/shown-situation.ts";
import { deviceName, UNKNOWN_DEVICE } from "~/words/en/accounts/account.ts";
import { dayWords, UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { deviceWords, noticeWords } from "~/words/en/today/notice-copy.ts";

/** As it is stored; null columns where there is none. */
interface StoredNotice {
  situation: ShownSituation | null;
  minute: number | null;
  weekdays: number | null;
  onlyChanges: boolean | null;
  byPush: boolean | null;
  lastDay: IsoDay | null;
}

interface NoticeNow {
  /** The clock of each day where the baby is. */
  zoneOn(day: IsoDay): string;
  /** Whether a device of the reader's gets notices; without one, they come by email. */
  isAnyOn: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** The notice by the clock of where the baby is; null without one. */
export function viewOwnNotice(
  { situation, minute, weekdays, onlyChanges, byPush, lastDay }: StoredNotice,
  { zoneOn, isAnyOn, now }: NoticeNow,
): ShownNotice | null {
  if (minute === null || weekdays === null) return null;
  const times = readNoticeTimes({ minute, weekdays });
  const { day } = nextNotice({ times, zoneOn, lastDay, now });
  const today = dayInZone(new Date(now), zoneOn(toDay(new Date(now))));
  const shown = { ...times, situation, onlyChanges: onlyChanges ?? true, byPush: byPush ?? false };
  return {
    ...shown,
    words: noticeWords({
      ...shown,
      byPush: shown.byPush && isAnyOn,
      days: daysOf(times.weekdays),
      next: { ahead: daysBetween(today, day), weekday: toDate(day).getUTCDay() },
    }),
  };
}

/** How a baby of a day can be taken out, the usual way first. */
export function offeredOutings({ expectedDueDate, babyBornOn }: PlanDates, day: IsoDay): ShownOuting[] {
  const moment = dueMoment(expectedDueDate, day, babyBornOn);
  return outingsAt(moment.kind === "born" ? moment.months : 0);
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
  endpointHash: string;
}

/** A browser with notifications, by its name and the day from which it has them, as the plan's country writes days. */
export function viewDevice(
  { id, userAgent, createdAt, isOn, endpointHash: mark }: StoredPushDevice,
  { country, timeZone }: { country: string | null; timeZone: string },
): ShownDevice {
  const name = deviceName(deviceOf(userAgent)) ?? UNKNOWN_DEVICE;
  const since = dayWords(dayInZone(new Date(createdAt), timeZone), country ?? UNKNOWN_COUNTRY);
  return { id, mark, isOn, words: deviceWords({ name, since, isOn }) };
}
