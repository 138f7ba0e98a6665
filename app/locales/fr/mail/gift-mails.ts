// The mails about a gift list: the one that a giver gets, if they asked for it, and what parents are told at most once a day.
import { PRODUCT_NAME } from "../brand.ts";
import { counted } from "../counted.ts";
import type { MailCopy } from "./account-mails.ts";

type Reserved = Parameters<typeof import("~/copy/mail/gift-mails.ts").giftReservedMail>[0];

/** What was reserved, with the link to undo it. The subject is in our words alone. */
export function giftReservedMail(gifts: Reserved): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne
      ? "Votre réservation sur une liste de naissance"
      : "Vos réservations sur une liste de naissance",
    heading: "C’est réservé pour vous",
    paragraphs: [
      ...gifts.map(
        ({ what, listTitle }) =>
          `Vous avez réservé sur la liste de naissance «\u00a0${listTitle}\u00a0»\u00a0: ${what}.`,
      ),
      isOne
        ? "Un changement de programme\u00a0? Avec ce lien, vous pouvez annuler, et quelqu’un d’autre pourra l’offrir. Il marche aussi longtemps que la réservation."
        : "Un changement de programme\u00a0? Avec ce lien, vous pouvez annuler chacune d’elles, et quelqu’un d’autre pourra l’offrir. Il marche aussi longtemps qu’il reste une réservation.",
    ],
    button: isOne ? "Annuler ma réservation" : "Voir mes réservations",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur une liste de naissance ${PRODUCT_NAME}. C’est le seul que nous enverrons pour ${
      isOne ? "cette réservation" : "ces réservations"
    }. Si ce n’était pas vous, vous pouvez l’ignorer.`,
  };
}

type Coming = Parameters<typeof import("~/copy/mail/gift-mails.ts").giftsComingMail>[0];

/** That something was reserved; in a surprise nothing else. */
export function giftsComingMail({ count, gifts }: Coming): MailCopy {
  return {
    subject: gifts
      ? `Liste de naissance\u00a0: ${count === 1 ? "un cadeau réservé" : `${count} cadeaux réservés`}`
      : "Quelqu’un a réservé sur votre liste de naissance",
    heading: gifts ? `${counted(count, "cadeau", "cadeaux")} en route` : "Quelqu’un a réservé un cadeau",
    paragraphs: [
      gifts
        ? "Voici ce qui a été réservé depuis notre dernier e-mail. Votre plan le compte déjà comme étant en route."
        : "C’est une surprise, nous n’en dirons donc pas plus pour l’instant. Votre plan le compte déjà comme étant en route.",
    ],
    ...(gifts && { lists: gifts }),
    button: "Ouvrir votre liste de naissance",
    footer: `Vous recevez cet e-mail parce que les e-mails sur votre liste de naissance ${PRODUCT_NAME} sont activés. Nous en envoyons un par jour au plus. Vous pouvez les désactiver sur la page de la liste.`,
  };
}
