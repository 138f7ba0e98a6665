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
  daysLeft: number;
  needed: number;
  remaining: number;
  lists: readonly MailList[];
}

/** '3–6m starts Apr 25: 31 essentials to go', and the list of them. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { isFirst, day, daysLeft, needed, remaining, lists } = reminder;
  const size = SIZE_LABELS[reminder.size];
  const begins = isFirst
    ? `Your baby is due ${day}, ${inDays(daysLeft)}, and will start in size ${size}.`
    : `Size ${size} starts ${day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${size} starts ${day}: ${remaining} ${essentialsWord(remaining)} to go`,
    heading: `${remaining} ${toGetWords(remaining)}`,
    paragraphs: [`${begins} ${readyOf(needed - remaining, needed)}`],
    lists,
    button: `Open size ${size}`,
    footer: `You're getting this email because you asked ${PRODUCT_NAME} to remind you before each size.`,
  };
}

function inDays(days: number): string {
  return days % 7 === 0 ? `in ${days === 7 ? "a week" : `${days / 7} weeks`}` : `in ${days} days`;
}

function readyOf(ready: number, needed: number): string {
  return ready > 0 ? `You have ${ready} of its ${needed} essentials. You still need:` : "You still need:";
}
