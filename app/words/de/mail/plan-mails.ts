// Emails about a plan: gifts (to parents at most once a day, to givers who asked for it), invitations, and size reminders.

import { counted } from "~/words/de/counted.ts";
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { essentialsToGet } from "~/words/de/wardrobe/dashboard-copy.ts";
import { endingSentence } from "~/words/de/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { SizeReminder } from "~/words/en/mail/plan-mails.ts";

type Reserved = Parameters<typeof import("~/words/en/mail/plan-mails.ts").giftReservedMail>[0];

/** What was reserved ('2 Schlafstrampler, 3–6 Monate'), with the link to undo it. The subject is in our words alone. */
export function giftReservedMail(gifts: Reserved): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne
      ? "Deine Reservierung auf einer Wunschliste"
      : "Deine Reservierungen auf einer Wunschliste",
    heading: "Für dich reserviert",
    paragraphs: [
      ...gifts.map(
        ({ what, listTitle }) => `Auf der Wunschliste „${listTitle}“ hast du reserviert: ${what}.`,
      ),
      isOne
        ? "Doch anders geplant? Mit diesem Link kannst du stornieren, damit es jemand anderes mitbringen kann. Er gilt, solange die Reservierung besteht."
        : "Doch anders geplant? Mit diesem Link kannst du jede davon stornieren, damit es jemand anderes mitbringen kann. Er gilt, solange eine Reservierung besteht.",
    ],
    button: isOne ? "Meine Reservierung stornieren" : "Meine Reservierungen ansehen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse auf einer Wunschliste bei ${PRODUCT_NAME} eingegeben hat. Zu ${
      isOne ? "dieser Reservierung" : "diesen Reservierungen"
    } schicken wir keine weitere. Wenn du das nicht warst, kannst du sie ignorieren.`,
  };
}

type Coming = Parameters<typeof import("~/words/en/mail/plan-mails.ts").giftsComingMail>[0];

/** That something was reserved; in a surprise nothing else. */
export function giftsComingMail({ count, gifts }: Coming): MailCopy {
  return {
    subject: gifts
      ? `Neu auf deiner Wunschliste: ${count === 1 ? "ein Geschenk" : `${count} Geschenke`} reserviert`
      : "Auf deiner Wunschliste wurde etwas reserviert",
    heading: gifts
      ? `${count === 1 ? "Ein Geschenk ist" : `${count} Geschenke sind`} unterwegs`
      : "Jemand hat etwas reserviert",
    paragraphs: [
      gifts
        ? "Das wurde seit unserer letzten E-Mail reserviert. In deinem Plan zählt es schon als unterwegs."
        : "Es ist eine Überraschung, deshalb verraten wir noch nicht mehr. In deinem Plan zählt es schon als unterwegs.",
    ],
    ...(gifts && { lists: gifts }),
    button: "Wunschliste öffnen",
    footer: `Du bekommst diese E-Mail, weil E-Mails zu deiner Wunschliste bei ${PRODUCT_NAME} eingeschaltet sind. Wir schicken höchstens eine am Tag. Ausschalten kannst du sie auf der Seite der Liste.`,
  };
}

/** To someone whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader", names: string | null): MailCopy {
  return {
    subject: `${inviter} lädt dich zu einem Kleiderplan ${names ? `für ${names}` : "fürs Baby"} ein`,
    heading: "Mach mit beim Kleiderplan fürs Baby",
    paragraphs: [
      `${inviter} plant mit ${PRODUCT_NAME} die Kleidung für ein Baby und möchte ${
        role === "editor" ? "mit dir zusammen planen" : "dir den Plan zeigen"
      }.`,
      "Der Link gilt nur einmal, 14 Tage lang. Du kannst dir die Einladung in Ruhe ansehen, bevor du dich entscheidest.",
    ],
    button: "Einladung ansehen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${PRODUCT_NAME} eingegeben hat. Wenn du die Person nicht kennst, kannst du sie ignorieren: Es passiert nichts.`,
  };
}

export const LINKS_ENDING_MAIL = {
  subject: "Enden bald: Links zu deinem Plan",
  paragraphs: [
    "Nach seinem letzten Tag zeigt ein Link nichts mehr. Braucht ihn noch jemand? Auf seiner Seite kannst du ihn verlängern, einen neuen machen oder die Einladung noch einmal schicken.",
  ],
  button: "Deine Pläne öffnen",
  footer: `Du bekommst diese E-Mail, weil du bei ${PRODUCT_NAME} einen Link gemacht hast oder jemand einen zu deinem Plan.`,
};

/** '3–6 M ab 25. Apr.: 31 wichtige Teile fehlen noch', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const {
    isFirst,
    names,
    daysLeft,
    needed,
    remaining,
    coming = 0,
    boxed = 0,
    lists,
    links,
    askedAt,
    ending,
  } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const printed = reminder.shopSize ? `${reminder.shopSize.replace(/^EU /, "")} (${size})` : size;
  const day = reminder.isLikely ? `etwa ${reminder.day}` : reminder.day;
  const begins = isFirst
    ? `Der Geburtstermin ist am ${reminder.day}, ${inDays(daysLeft)}. Dein Baby fängt mit Größe ${printed} an.`
    : `Größe ${printed} beginnt ${reminder.isLikely ? "etwa am" : "am"} ${reminder.day}, ${inDays(daysLeft)}.`;
  const fits = ending ? [endingSentence(ending.size, ending.day, ending.remaining)] : [];
  return {
    subject: `${names ? `${names}: ` : ""}${size} ab ${day}: ${essentialsToGet(remaining)}`,
    heading: essentialsToGet(remaining),
    paragraphs: [
      [begins, ...fits, readyOf({ ready: needed - remaining - coming - boxed, needed, coming, boxed })].join(
        " ",
      ),
    ],
    lists,
    ...(links && { links }),
    button: `Größe ${size} öffnen`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Du bekommst diese E-Mail, weil ${PRODUCT_NAME} dich vor jeder Größe erinnern soll.`,
  };
}

export const AFTER_PLAN_MAIL = {
  subject: (size: Size, day: string) =>
    `${SIZE_LABELS[size]} ab etwa ${day}, nach der letzten Größe deines Plans`,
  text: "Dein Plan endet mit der Größe davor. Mit zwei Tipps kommen die Größen bis 24 Monate dazu. Deine Mengen und Notizen bleiben, und es kostet keinen Versuch.",
};

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Kommt der Tag noch hin? Sag uns, was deinem Baby jetzt passt, dann richten sich die Größen in deinem Plan danach.",
  link: "Eintragen, was jetzt passt",
} as const;

function inDays(days: number): string {
  if (days === 7) return "in einer Woche";
  return days % 7 === 0 ? `in ${days / 7} Wochen` : `in ${counted(days, "Tag", "Tagen")}`;
}

function readyOf({
  ready,
  needed,
  coming,
  boxed,
}: Record<"ready" | "needed" | "coming" | "boxed", number>): string {
  const had =
    ready > 0 ? [`Du hast ${ready} von ${counted(needed, "wichtigen Teil", "wichtigen Teilen")}.`] : [];
  const reserved =
    coming > 0
      ? [
          `${counted(coming, "Teil", "Teile")} von deiner Wunschliste ${coming === 1 ? "ist" : "sind"} unterwegs.`,
        ]
      : [];
  const kept =
    boxed > 0
      ? [`${counted(boxed, "Teil", "Teile")} ${boxed === 1 ? "liegt" : "liegen"} auf dem Dachboden.`]
      : [];
  return [...had, ...reserved, ...kept, "Das fehlt noch:"].join(" ");
}

/** To whoever hasn't entered the birth: once, two weeks after the due date. `day`: 'Feb 10' */
export function birthAskedMail(day: string): MailCopy {
  return {
    subject: BIRTH_ASKED_COPY.question,
    heading: BIRTH_ASKED_COPY.question,
    paragraphs: [
      `Der Geburtstermin in deinem Plan war am ${day}. Trag das Geburtsdatum ein: Dann richten sich Größen, E-Mails und Heute nach deinem Baby.`,
      "Wenn alles anders gekommen ist, musst du nichts tun. Solange kein Datum eingetragen ist, kommen keine Erinnerungen und keine Morgennachrichten.",
    ],
    button: "Geburtsdatum eintragen",
    footer: `Du bekommst diese E-Mail, weil du ${PRODUCT_NAME} um E-Mails zu deinem Plan gebeten hast.`,
  };
}

/** The same on a lock screen. */
export const BIRTH_ASKED_COPY = {
  question: "Ist dein Baby schon da?",
  pushed: "Trag das Geburtsdatum ein, dann geht die Morgennachricht weiter.",
} as const;
