// The reminder mailed before a size begins.
import type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";
import { PRODUCT_NAME } from "../brand.ts";
import { counted, plural } from "../counted.ts";
import { toGetWords } from "../wardrobe/essentials.ts";
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";
import type { MailCopy } from "./account-mails.ts";

export type { SizeReminder } from "~/copy/mail/size-reminder-mail.ts";

/** '3–6M, le 25 avr. : 31 essentiels à trouver', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { isFirst, daysLeft, needed, remaining, coming = 0, lists, askedAt } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const day = `${reminder.isLikely ? "vers le" : "le"} ${reminder.day}`;
  const toGet = `${remaining} ${toGetWords(remaining)}`;
  const begins = isFirst
    ? `Bébé est prévu le ${reminder.day}, ${inDays(daysLeft)}, et commencera en taille ${size}.`
    : `La taille ${size} commence ${day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${size}, ${day}\u00a0: ${toGet}`,
    heading: toGet,
    paragraphs: [`${begins} ${readyOf({ ready: needed - remaining - coming, needed, coming })}`],
    lists,
    button: `Ouvrir la taille ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `Vous recevez cet e-mail parce que vous avez demandé à ${PRODUCT_NAME} un rappel avant chaque taille.`,
  };
}

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Cette date vous semble-t-elle encore juste\u00a0? Dites-nous ce qui va à votre bébé en ce moment, et les tailles de votre plan suivront.",
  link: "Dire ce qui va en ce moment",
} as const;

function inDays(days: number): string {
  return days % 7 === 0
    ? `dans ${counted(days / 7, "semaine", "semaines")}`
    : `dans ${counted(days, "jour", "jours")}`;
}

function readyOf({ ready, needed, coming }: { ready: number; needed: number; coming: number }): string {
  const had = ready > 0 ? [`Vous avez ${counted(ready, "essentiel", "essentiels")} sur ${needed}.`] : [];
  const reserved =
    coming > 0
      ? [`${coming} de plus ${plural(coming, "est", "sont")} en route grâce à votre liste de naissance.`]
      : [];
  return [...had, ...reserved, "Il vous manque encore\u00a0:"].join(" ");
}
