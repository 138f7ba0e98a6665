// The reminder mailed before a size begins.
import { PRODUCT_NAME } from "../brand.ts";
import { essentialsWord, toGetWords } from "../wardrobe/essentials.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";
import type { MailCopy, MailList } from "./account-mails.ts";

export interface SizeReminder {
  size: Size;
  /** True for the first size, worn from birth. */
  isFirst: boolean;
  /** 'Apr 25' */
  day: string;
  /** True if the day is the likeliest of several. */
  isLikely: boolean;
  /** The address of the page that asks what fits now; null for no question. */
  askedAt: string | null;
  daysLeft: number;
  needed: number;
  remaining: number;
  /** Reserved on the gift list; missing for none. */
  coming?: number;
  lists: readonly MailList[];
}

/** '3–6m starts Apr 25: 31 essentials to go', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { isFirst, daysLeft, needed, remaining, coming = 0, lists, askedAt } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const day = reminder.isLikely ? `about ${reminder.day}` : reminder.day;
  const begins = isFirst
    ? `Your baby is due ${reminder.day}, ${inDays(daysLeft)}, and will start in size ${size}.`
    : `Size ${size} starts ${day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${size} starts ${day}: ${remaining} ${essentialsWord(remaining)} to go`,
    heading: `${remaining} ${toGetWords(remaining)}`,
    paragraphs: [`${begins} ${readyOf({ ready: needed - remaining - coming, needed, coming })}`],
    lists,
    button: `Open size ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `You're getting this email because you asked ${PRODUCT_NAME} to remind you before each size.`,
  };
}

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Does this date still sound right? Tell us what fits your baby now, and the sizes in your plan follow.",
  link: "Tell us what fits now",
} as const;

function inDays(days: number): string {
  return days % 7 === 0 ? `in ${days === 7 ? "a week" : `${days / 7} weeks`}` : `in ${days} days`;
}

function readyOf({ ready, needed, coming }: { ready: number; needed: number; coming: number }): string {
  const had = ready > 0 ? [`You have ${ready} of its ${needed} essentials.`] : [];
  const reserved =
    coming > 0 ? [`${coming} more ${coming === 1 ? "is" : "are"} coming from your gift list.`] : [];
  return [...had, ...reserved, "You still need:"].join(" ");
}
