// The form of one person's morning notice.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { type NoticeTimes, weekdaysOf } from "../../domain/today/morning-notice.ts";
import { isRenewed } from "../../domain/today/pushed-notice.ts";
import type { FormContract } from "../form.ts";
import { aTime } from "./own-choices-form.ts";
import { DAY_PREFIX, dayField, FORM_WEEKDAYS } from "./shown-notice.ts";

export const noticeForm = {
  fields: ["intent", "time", "onlyChanges", "device", "endpoint", "p256dh", "auth"],
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

/** The choice; boxes that aren't checked aren't sent. */
export const noticeFields = z
  .looseObject({ time: z.string().default("").pipe(aTime), onlyChanges: z.literal("on").optional() })
  .transform(({ time, onlyChanges, ...boxes }, { addIssue }): NoticeTimes & { onlyChanges: boolean } => {
    const days = FORM_WEEKDAYS.filter((weekday) => boxes[dayField(weekday)] === "on");
    if (days.length === 0) addIssue({ code: "custom", path: ["days"], message: code("NOTICE_DAYS_MISSING") });
    return { minute: time, weekdays: weekdaysOf(days), onlyChanges: onlyChanges === "on" };
  });

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
