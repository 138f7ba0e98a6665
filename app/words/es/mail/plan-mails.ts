// Emails about a plan: gifts (to parents at most once a day, to givers who asked for it), invitations, and size reminders.

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { Coming, Reserved, SizeReminder } from "~/words/en/mail/plan-mails.ts";
import { counted } from "~/words/es/counted.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { endingSentence } from "~/words/es/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

/** What was reserved, with the link to undo it. The subject is in our words alone. */
export function giftReservedMail(gifts: readonly Reserved[]): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne ? "Tu reserva en una lista de regalos" : "Tus reservas en una lista de regalos",
    heading: "Reservado a tu nombre",
    paragraphs: [
      ...gifts.map(
        ({ what, listTitle }) => `Reservaste esto en la lista de regalos “${listTitle}”: ${what}.`,
      ),
      isOne
        ? "¿Cambiaste de planes? Con este enlace puedes cancelar la reserva para que alguien más lo regale. Funciona mientras lo tengas reservado."
        : "¿Cambiaste de planes? Con este enlace puedes cancelar cualquiera de las reservas para que alguien más regale eso. Funciona mientras tengas algo reservado.",
    ],
    button: isOne ? "Cancelar mi reserva" : "Ver mis reservas",
    footer: `Recibes este correo porque alguien escribió esta dirección en una lista de regalos de ${PRODUCT_NAME}. Es el único que enviaremos por ${
      isOne ? "este regalo" : "estos regalos"
    }. Si no fuiste tú, puedes ignorarlo.`,
  };
}

/** That something was reserved; in a surprise nothing else. */
export function giftsComingMail({ count, gifts }: Coming): MailCopy {
  const things = count === 1 ? "un regalo reservado" : `${count} regalos reservados`;
  return {
    subject: gifts
      ? `Novedades en tu lista de regalos: ${things}`
      : "Alguien reservó algo de tu lista de regalos",
    heading: gifts
      ? `${count === 1 ? "Viene un regalo" : `Vienen ${count} regalos`} en camino`
      : "Alguien reservó algo",
    paragraphs: [
      gifts
        ? "Esto es lo que se reservó desde nuestro último correo. Tu plan ya cuenta con que viene en camino."
        : "Es una sorpresa, así que por ahora no te diremos más. Tu plan ya cuenta con que viene en camino.",
    ],
    ...(gifts && { lists: gifts }),
    button: "Abrir tu lista de regalos",
    footer: `Recibes este correo porque los avisos de tu lista de regalos en ${PRODUCT_NAME} están activados. Enviamos uno al día como máximo. Puedes desactivarlos en la página de la lista.`,
  };
}

/** To somebody whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader", names: string | null): MailCopy {
  return {
    subject: `${inviter} te invitó a ${names ? `planear la ropa de ${names}` : "un plan de ropa de bebé"}`,
    heading: "Únete a un plan de ropa de bebé",
    paragraphs: [
      `${inviter} usa ${PRODUCT_NAME} para planear la ropa de un bebé y ${
        role === "editor" ? "quiere planearla contigo" : "quiere que veas el plan"
      }.`,
      "El enlace funciona una sola vez, durante los próximos 14 días. Puedes ver la invitación antes de decidir.",
    ],
    button: "Ver la invitación",
    footer: `Recibes este correo porque alguien escribió esta dirección en ${PRODUCT_NAME}. Si no conoces a esa persona, puedes ignorarlo: no pasará nada.`,
  };
}

export const LINKS_ENDING_MAIL = {
  subject: "Terminan pronto: enlaces a tu plan",
  paragraphs: [
    "Después de su último día, un enlace ya no muestra nada. Si alguien todavía lo necesita, abre su página: ahí puedes renovarlo, crear otro o enviar la invitación de nuevo.",
  ],
  button: "Abrir tus planes",
  footer: `Recibes este correo porque creaste un enlace en ${PRODUCT_NAME}, o alguien creó uno de tu plan.`,
};

/** '3–6m empieza el 25 abr: te faltan 31 básicos', and the list of them. */
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
  const day = `${reminder.isLikely ? "hacia el" : "el"} ${reminder.day}`;
  const toGet = `${remaining === 1 ? "falta" : "faltan"} ${counted(remaining, "básico", "básicos")}`;
  const begins = isFirst
    ? `La fecha de parto es el ${reminder.day}, ${inDays(daysLeft)}, y tu bebé empezará con la talla ${size}.`
    : `La talla ${size} empieza ${day}, ${inDays(daysLeft)}.`;
  const fits = ending ? [endingSentence(ending.size, ending.day, ending.remaining)] : [];
  return {
    subject: `${names ? `${names}: ` : ""}${size} empieza ${day}: te ${toGet}`,
    heading: `Te ${toGet}`,
    paragraphs: [
      [begins, ...fits, readyOf({ ready: needed - remaining - coming - boxed, needed, coming, boxed })].join(
        " ",
      ),
    ],
    lists,
    ...(links && { links }),
    button: `Abrir la talla ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Recibes este correo porque le pediste a ${PRODUCT_NAME} que te avisara antes de cada talla.`,
  };
}

export const AFTER_PLAN_MAIL = {
  subject: (size: Size, day: string) =>
    `${SIZE_LABELS[size]} empieza hacia el ${day}, después de la última talla de tu plan`,
  text: "Tu plan termina con la talla anterior. Con dos toques agregas las tallas hasta los 24 meses. Tus cantidades y notas se quedan, y no usa ningún intento.",
};

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "¿Esta fecha todavía te parece correcta? Cuéntanos qué le queda ahora a tu bebé y ajustamos las tallas de tu plan.",
  link: "Contar qué le queda ahora",
} as const;

function inDays(days: number): string {
  return days % 7 === 0
    ? `dentro de ${counted(days / 7, "semana", "semanas")}`
    : `dentro de ${counted(days, "día", "días")}`;
}

function readyOf({
  ready,
  needed,
  coming,
  boxed,
}: Record<"ready" | "needed" | "coming" | "boxed", number>): string {
  const had = ready > 0 ? [`Tienes ${ready} de sus ${counted(needed, "básico", "básicos")}.`] : [];
  const reserved =
    coming > 0 ? [`${coming} más ${coming === 1 ? "viene" : "vienen"} de tu lista de regalos.`] : [];
  const kept = boxed > 0 ? [`${boxed} más ${boxed === 1 ? "está" : "están"} en el desván.`] : [];
  return [...had, ...reserved, ...kept, "Todavía te falta:"].join(" ");
}

/** To whoever hasn't entered the birth: once, two weeks after the due date. `day`: 'Feb 10' */
export function birthAskedMail(day: string): MailCopy {
  return {
    subject: BIRTH_ASKED_COPY.question,
    heading: BIRTH_ASKED_COPY.question,
    paragraphs: [
      `La fecha probable de parto de tu plan era el ${day}. Pon la fecha de nacimiento, y las tallas, los correos y Hoy seguirán a tu bebé desde ese día.`,
      "Si las cosas han sido de otra manera, no tienes que hacer nada. Mientras no pongas una fecha, no llegan recordatorios ni avisos matutinos.",
    ],
    button: "Poner la fecha de nacimiento",
    footer: `Recibes este correo porque le pediste a ${PRODUCT_NAME} correos sobre tu plan.`,
  };
}

/** The same on a lock screen. */
export const BIRTH_ASKED_COPY = {
  question: "¿Ya nació tu bebé?",
  pushed: "Pon la fecha de nacimiento, y el aviso matutino continúa.",
} as const;
