// The reminder mailed before a size begins.
import type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";
import { PRODUCT_NAME } from "../brand.ts";
import { counted } from "../counted.ts";
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";
import type { MailCopy } from "./account-mails.ts";

export type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";

/** '3–6m empieza el 25 abr: te faltan 31 básicos', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { isFirst, daysLeft, needed, remaining, coming = 0, lists, askedAt } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const day = `${reminder.isLikely ? "hacia el" : "el"} ${reminder.day}`;
  const toGet = `${remaining === 1 ? "falta" : "faltan"} ${counted(remaining, "básico", "básicos")}`;
  const begins = isFirst
    ? `La fecha de parto es el ${reminder.day}, ${inDays(daysLeft)}, y tu bebé empezará con la talla ${size}.`
    : `La talla ${size} empieza ${day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${size} empieza ${day}: te ${toGet}`,
    heading: `Te ${toGet}`,
    paragraphs: [`${begins} ${readyOf({ ready: needed - remaining - coming, needed, coming })}`],
    lists,
    button: `Abrir la talla ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Recibes este correo porque le pediste a ${PRODUCT_NAME} que te avisara antes de cada talla.`,
  };
}

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

function readyOf({ ready, needed, coming }: { ready: number; needed: number; coming: number }): string {
  const had = ready > 0 ? [`Tienes ${ready} de sus ${counted(needed, "básico", "básicos")}.`] : [];
  const reserved =
    coming > 0 ? [`${coming} más ${coming === 1 ? "viene" : "vienen"} de tu lista de regalos.`] : [];
  return [...had, ...reserved, "Todavía te falta:"].join(" ");
}
