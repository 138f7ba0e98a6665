// The form of one person's morning notice.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { type NoticeTimes, weekdaysOf } from "../../domain/today/morning-notice.ts";
import { isRenewed } from "../../domain/today/pushed-notice.ts";
import { isOuting, SHOWN_SITUATIONS, type ShownOuting } from "../../domain/today/shown-situation.ts";
import type { FormContract } from "../form.ts";
import { aTime } from "./own-choices-form.ts";
import { DAY_PREFIX, dayField, FORM_WEEKDAYS } from "./shown-notice.ts";

export const noticeForm = {
  fields: ["intent", "situation", "time", "onlyChanges", "device", "endpoint", "p256dh", "auth"],
  typed: ["time"],
  secret: ["endpoint", "p256dh", "auth"],
  numbered: { prefix: DAY_PREFIX, most: 7 },
  isShownByPage: true,
} as const satisfies FormContract;

/**
 * The button that was pressed: `save` keeps the way, `mail` and `push` choose one, `push` with the subscription of the browser; `forget`
 * turns a device off.
 */
export const noticeButton = z.enum(["save", "mail", "push", "end", "forget"]);

/** The choice; boxes that aren't checked aren't sent. Without a situation it is the usual one. */
export const noticeFields = z
  .looseObject({
    situation: z.enum(SHOWN_SITUATIONS.filter(isOuting)).nullable().default(null),
    time: z.string().default("").pipe(aTime),
    onlyChanges: z.literal("on").optional(),
  })
  .transform(({ situation, time, onlyChanges, ...boxes }, { addIssue }): SentNotice => {
    const days = FORM_WEEKDAYS.filter((weekday) => boxes[dayField(weekday)] === "on");
    if (days.length === 0) addIssue({ code: "custom", path: ["days"], message: code("NOTICE_DAYS_MISSING") });
    return { situation, minute: time, weekdays: weekdaysOf(days), onlyChanges: onlyChanges === "on" };
  });

interface SentNotice extends NoticeTimes {
  situation: ShownOuting | null;
  onlyChanges: boolean;
}

/** A service worker renews its browser with this form: the subscription, and the address that the browser had before. */
export const deviceForm = {
  fields: ["endpoint", "p256dh", "auth", "before"],
  typed: [],
  secret: ["endpoint", "p256dh", "auth", "before"],
  page: () => "/profile",
  answer: isRenewed,
} as const satisfies FormContract;

/** The form of the page that a notice's last link opens. */
export const endNoticeForm = {
  fields: ["token"],
  typed: [],
  secret: ["token"],
} as const satisfies FormContract;
