// The morning notice: the page where a person chooses it, its mail, and the page that ends it by the mail's link.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import { WEEKDAYS } from "~/words/en/plans/calendar-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";

export const NOTICE_COPY = {
  title: "Morning notice",
  lead: "What your baby wears today, every morning. It's for you alone; others on this plan choose their own.",
  none: "No notice yet.",
  time: "Time",
  timeHint: "By the clock of where your baby is, also on a trip.",
  days: "Days",
  onlyChanges: "Only when it changes",
  onlyChangesHint:
    "We tell you when another warm piece, rain, or snow comes, or how long to stay out changes, compared with the day before. After a day without a notice, we always do.",
  start: "Email me",
  here: "Notify me on this device",
  hereHint: "Your browser will ask you to allow it. A locked screen shows what to wear, and nothing else.",
  alsoHere: "Notify me on this device too",
  asking: "Asking your browser...",
  mailInstead: "Email me instead",
  /** Where notices come to devices, and none gets any. */
  noneOn: "No device gets notifications now, so we email you instead. Turn them on here, or choose email.",
  blocked: `This browser blocks notifications from ${PRODUCT_NAME}. You can allow them in its settings.`,
  notTurnedOn: "Your browser couldn't turn notifications on. Please try again, or choose email.",
  /** On an iPhone, outside of the installed app. */
  installLead: `For notifications on this device, first add ${PRODUCT_NAME} to its Home Screen:`,
  installSteps: [
    "Tap Share, then Add to Home Screen.",
    `Open ${PRODUCT_NAME} from there, and come back to this page.`,
  ],
  devicesTitle: "Devices with notifications",
  turnOff: "Turn off",
  save: "Save changes",
  saving: "Saving...",
  end: "End the notice",
  notYet: "You can choose a notice once Today begins, 14 days before the due date.",
  /** Once nothing is left to dress for. */
  last: "This was the last morning notice for this plan.",
  over: "Morning notices have ended for this plan.",
  /** Before the pieces that the sentence has no room for. */
  also: "Also",
  /** Without its address, which a mail program would link. */
  credit: "Forecast by Open-Meteo (CC BY 4.0, adapted)",
  unconfirmed: "Your email address isn't confirmed yet. We'll email you once it is.",
  /** `others`: 'Leo' */
  with: (others: string) => `Comes together with the notice for ${others}.`,
} as const;

/** '7:00 AM' */
function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** Which days of the week, 0 to 6 from Sunday on. */
export type ChosenDays = { kind: "every" | "weekdays" | "weekends" | "some"; days: readonly number[] };

function daysWords({ kind, days }: ChosenDays): string {
  const words = { every: "every day", weekdays: "on weekdays", weekends: "on weekends" };
  const names = days.map((day) => WEEKDAYS[day] ?? "");
  return kind === "some" ? `on ${inWords(names, "and")}` : words[kind];
}

export interface ChosenNotice {
  byPush: boolean;
  /** After midnight. */
  minute: number;
  days: ChosenDays;
  onlyChanges: boolean;
  /** Days from today on, and the weekday. */
  next: { ahead: number; weekday: number };
}

/** 'An email at 7:00 AM, every day, only when it changes. Next: tomorrow.' */
export function noticeWords({ byPush, minute, days, onlyChanges, next }: ChosenNotice): string {
  const when = [
    `${byPush ? "A notification" : "An email"} at ${timeWords(minute)}`,
    daysWords(days),
    ...(onlyChanges ? ["only when it changes"] : []),
  ];
  const day = next.ahead === 0 ? "today" : next.ahead === 1 ? "tomorrow" : (WEEKDAYS[next.weekday] ?? "");
  return `${when.join(", ")}. Next: ${day}.`;
}

interface SaidDevice {
  /** 'Safari on iPhone' */
  name: string;
  /** 'Nov 28, 2026' */
  since: string;
  /** False while its owner is logged out there. */
  isOn: boolean;
}

/** 'Safari on iPhone, since Nov 28, 2026' */
export function deviceWords({ name, since, isOn }: SaidDevice): string {
  return `${name}, since ${since}${isOn ? "" : " (logged out)"}`;
}

/** 'Turn off: Safari on iPhone, since Nov 28, 2026' */
export function turnOffLabel(device: string): string {
  return `${NOTICE_COPY.turnOff}: ${device}`;
}

export interface SaidNotice {
  /** Whose morning it is, and all of it in one line. */
  subject: string;
  /** How long to stay out; null where nothing limits it. */
  stay: string | null;
  /** With the weather at the door. */
  sentence: string;
  paragraphs: readonly string[];
  onlyChanges: boolean;
  together?: string;
  /** Where it is changed. */
  changePath: string;
}

/** '3–6m · In the stroller: Sleeper, bunting, and a warm hat. 38°F at 7 AM.' */
export function morningNoticeMail(notice: SaidNotice): MailCopy {
  const { subject, stay, sentence, paragraphs, onlyChanges, together, changePath } = notice;
  return {
    subject,
    ...(stay !== null && { above: stay }),
    heading: sentence,
    paragraphs,
    button: "Open Today",
    question: { text: "Another time, or other days?", link: "Change or end this notice", path: changePath },
    footer: onlyChanges
      ? `You're getting this email because you asked ${PRODUCT_NAME} for a morning notice when something changes.`
      : `You're getting this email because you asked ${PRODUCT_NAME} for a morning notice.`,
    ending: together === undefined ? "End this notice" : `End the notices for ${together}`,
  };
}

/** The page that the mail's last link opens, before and after. */
export const END_NOTICE_COPY = {
  title: "End the morning notice",
  lead: "You'll get no more of these emails. Nothing else changes.",
  button: "End the notice",
  busy: "One moment...",
  doneTitle: "The morning notice has ended",
  done: "You can choose a new one at the end of Today whenever you like.",
  broken:
    "This link isn't complete. Please open the one in the email again, or end the notice on its own page.",
} as const;
