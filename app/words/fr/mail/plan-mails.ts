// Emails about a plan: gifts (to parents at most once a day, to givers who asked for it), invitations, and size reminders.

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { SizeReminder } from "~/words/en/mail/plan-mails.ts";
import { counted, of, plural } from "~/words/fr/counted.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { toGetWords } from "~/words/fr/wardrobe/dashboard-copy.ts";
import { endingSentence } from "~/words/fr/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

type Reserved = Parameters<typeof import("~/words/en/mail/plan-mails.ts").giftReservedMail>[0];

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
        ? "Un changement de programme\u00a0? Avec ce lien, vous pouvez annuler, et quelqu’un d’autre pourra l’offrir. Il fonctionne aussi longtemps que la réservation."
        : "Un changement de programme\u00a0? Avec ce lien, vous pouvez annuler chacune d’elles, et quelqu’un d’autre pourra l’offrir. Il fonctionne aussi longtemps qu’il reste une réservation.",
    ],
    button: isOne ? "Annuler ma réservation" : "Voir mes réservations",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur une liste de naissance ${PRODUCT_NAME}. C’est le seul que nous enverrons pour ${
      isOne ? "cette réservation" : "ces réservations"
    }. Si ce n’était pas vous, vous pouvez l’ignorer.`,
  };
}

type Coming = Parameters<typeof import("~/words/en/mail/plan-mails.ts").giftsComingMail>[0];

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

/** To someone whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader", names: string | null): MailCopy {
  return {
    subject: `${inviter} vous invite à suivre ${names ? `la garde-robe ${of(names)}` : "un plan de garde-robe"}`,
    heading: "Rejoignez un plan de garde-robe pour bébé",
    paragraphs: [
      `${inviter} prépare la garde-robe de bébé avec ${PRODUCT_NAME} et ${
        role === "editor" ? "aimerait le faire avec vous" : "aimerait vous montrer son plan"
      }.`,
      "Le lien est valable 14\u00a0jours et ne fonctionne qu’une fois. Vous pouvez consulter l’invitation avant de décider.",
    ],
    button: "Voir l’invitation",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${PRODUCT_NAME}. Si cette personne vous est inconnue, vous pouvez l’ignorer\u00a0: il ne se passera rien.`,
  };
}

export const LINKS_ENDING_MAIL = {
  subject: "Bientôt terminés\u00a0: des liens vers votre plan",
  paragraphs: [
    "Après son dernier jour, un lien n’affiche plus rien. Si quelqu’un en a encore besoin, ouvrez sa page\u00a0: vous pouvez y prolonger le lien, en créer un autre ou renvoyer l’invitation.",
  ],
  button: "Ouvrir vos plans",
  footer: `Vous recevez cet e-mail parce que vous avez créé un lien sur ${PRODUCT_NAME}, ou que quelqu’un en a créé un vers votre plan.`,
};

/** '3–6M, le 25 avr. : 31 essentiels à trouver', and the list of them. */
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
  const day = `${reminder.isLikely ? "vers le" : "le"} ${reminder.day}`;
  const toGet = `${remaining} ${toGetWords(remaining)}`;
  const begins = isFirst
    ? `Bébé est prévu le ${reminder.day}, ${inDays(daysLeft)}, et commencera en taille ${size}.`
    : `La taille ${size} commence ${day}, ${inDays(daysLeft)}.`;
  const fits = ending ? [endingSentence(ending.size, ending.day, ending.remaining)] : [];
  return {
    subject: `${names ? `${names}\u00a0: ` : ""}${size}, ${day}\u00a0: ${toGet}`,
    heading: toGet,
    paragraphs: [
      [begins, ...fits, readyOf({ ready: needed - remaining - coming - boxed, needed, coming, boxed })].join(
        " ",
      ),
    ],
    lists,
    ...(links && { links }),
    button: `Ouvrir la taille ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Vous recevez cet e-mail parce que vous avez demandé à ${PRODUCT_NAME} un rappel avant chaque taille.`,
  };
}

export const AFTER_PLAN_MAIL = {
  subject: (size: Size, day: string) =>
    `${SIZE_LABELS[size]} vers le ${day}, après la dernière taille de votre plan`,
  text: "Votre plan s’arrête à la taille précédente. En deux gestes, vous ajoutez les tailles jusqu’à 24 mois. Vos quantités et vos notes restent, et cela n’utilise aucun essai.",
};

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Cette date vous semble-t-elle encore juste\u00a0? Dites-nous ce qui va à votre bébé en ce moment, et les tailles de votre plan suivront.",
  link: "Indiquer ce qui lui va",
} as const;

function inDays(days: number): string {
  return days % 7 === 0
    ? `dans ${counted(days / 7, "semaine", "semaines")}`
    : `dans ${counted(days, "jour", "jours")}`;
}

function readyOf({
  ready,
  needed,
  coming,
  boxed,
}: Record<"ready" | "needed" | "coming" | "boxed", number>): string {
  const had = ready > 0 ? [`Vous avez ${counted(ready, "essentiel", "essentiels")} sur ${needed}.`] : [];
  const reserved =
    coming > 0
      ? [`${coming} de plus ${plural(coming, "est", "sont")} en route grâce à votre liste de naissance.`]
      : [];
  const kept = boxed > 0 ? [`${boxed} de plus ${plural(boxed, "est", "sont")} au grenier.`] : [];
  return [...had, ...reserved, ...kept, "Il vous manque encore\u00a0:"].join(" ");
}

/** To whoever hasn't entered the birth: once, two weeks after the due date. `day`: 'Feb 10' */
export function birthAskedMail(day: string): MailCopy {
  return {
    subject: BIRTH_ASKED_COPY.question,
    heading: BIRTH_ASKED_COPY.question,
    paragraphs: [
      `La date prévue dans votre plan était le ${day}. Indiquez la date de naissance\u00a0: les tailles, les e-mails et Aujourd’hui suivront votre bébé.`,
      "Si les choses se sont passées autrement, vous n’avez rien à faire. Tant qu’aucune date n’est indiquée, ni rappels ni messages du matin n’arrivent.",
    ],
    button: "Indiquer la date de naissance",
    footer: `Vous recevez cet e-mail parce que vous avez demandé à ${PRODUCT_NAME} des e-mails sur votre plan.`,
  };
}

/** The same on a lock screen. */
export const BIRTH_ASKED_COPY = {
  question: "Votre bébé est-il là\u00a0?",
  pushed: "Indiquez la date de naissance, et le message du matin reprend.",
} as const;
