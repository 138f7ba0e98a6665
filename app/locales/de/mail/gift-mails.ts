// The mails about a gift list: the one that a giver gets, if they asked for it, and what parents are told at most once a day.
import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

type Reserved = Parameters<typeof import("~/copy/mail/gift-mails.ts").giftReservedMail>[0];

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
        ? "Doch anders geplant? Mit diesem Link machst du es rückgängig, damit es jemand anderes mitbringen kann. Er gilt, solange die Reservierung besteht."
        : "Doch anders geplant? Mit diesem Link machst du jede davon rückgängig, damit es jemand anderes mitbringen kann. Er gilt, solange eine Reservierung besteht.",
    ],
    button: isOne ? "Rückgängig machen" : "Meine Reservierungen ansehen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse auf einer Wunschliste bei ${PRODUCT_NAME} eingegeben hat. Zu ${
      isOne ? "dieser Reservierung" : "diesen Reservierungen"
    } schicken wir keine weitere. Wenn du das nicht warst, kannst du sie ignorieren.`,
  };
}

type Coming = Parameters<typeof import("~/copy/mail/gift-mails.ts").giftsComingMail>[0];

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
