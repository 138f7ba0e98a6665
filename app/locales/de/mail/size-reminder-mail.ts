// The reminder mailed before a size begins.
import type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";
import { PRODUCT_NAME } from "../brand.ts";
import { counted } from "../counted.ts";
import { essentialsToGet } from "../wardrobe/essentials.ts";
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";
import type { MailCopy } from "./account-mails.ts";

export type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";

/** '3–6 M ab 25. Apr.: 31 wichtige Teile fehlen noch', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { isFirst, daysLeft, needed, remaining, coming = 0, lists, askedAt } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const day = reminder.isLikely ? `etwa ${reminder.day}` : reminder.day;
  const begins = isFirst
    ? `Der Geburtstermin ist am ${reminder.day}, ${inDays(daysLeft)}. Dein Baby fängt mit Größe ${size} an.`
    : `Größe ${size} beginnt ${reminder.isLikely ? "etwa am" : "am"} ${reminder.day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${size} ab ${day}: ${essentialsToGet(remaining)}`,
    heading: essentialsToGet(remaining),
    paragraphs: [`${begins} ${readyOf({ ready: needed - remaining - coming, needed, coming })}`],
    lists,
    button: `Größe ${size} öffnen`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Du bekommst diese E-Mail, weil ${PRODUCT_NAME} dich vor jeder Größe erinnern soll.`,
  };
}

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Kommt der Tag noch hin? Sag uns, was deinem Baby jetzt passt, dann richten sich die Größen in deinem Plan danach.",
  link: "Eintragen, was jetzt passt",
} as const;

function inDays(days: number): string {
  if (days === 7) return "in einer Woche";
  return days % 7 === 0 ? `in ${days / 7} Wochen` : `in ${counted(days, "Tag", "Tagen")}`;
}

function readyOf({ ready, needed, coming }: { ready: number; needed: number; coming: number }): string {
  const had =
    ready > 0 ? [`Du hast ${ready} von ${counted(needed, "wichtigen Teil", "wichtigen Teilen")}.`] : [];
  const reserved =
    coming > 0
      ? [
          `${counted(coming, "Teil", "Teile")} von deiner Wunschliste ${coming === 1 ? "ist" : "sind"} unterwegs.`,
        ]
      : [];
  return [...had, ...reserved, "Das fehlt noch:"].join(" ");
}
