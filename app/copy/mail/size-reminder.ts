// The reminder that leaves before a size begins.
import { PRODUCT_NAME } from "../brand.ts";
import { essentialsWord, toGetWords } from "../wardrobe/essentials.ts";
import type { MailCopy, MailList } from "./mail.ts";

export interface SizeReminder {
  /** '3-6m' */
  size: string;
  /** True for the size that the baby is born into. */
  isFirst: boolean;
  /** 'Apr 25' */
  day: string;
  daysLeft: number;
  needed: number;
  remaining: number;
  lists: readonly MailList[];
}

/** 'Next size from Apr 25: 31 essentials still to get', with what they are. */
export function sizeReminderMail(reminder: SizeReminder): MailCopy {
  const { size, isFirst, day, daysLeft, needed, remaining, lists } = reminder;
  const begins = isFirst
    ? `The baby is due on ${day}, ${inDays(daysLeft)}, and starts in size ${size}.`
    : `Size ${size} begins on ${day}, ${inDays(daysLeft)}.`;
  return {
    subject: `${isFirst ? "First" : "Next"} size from ${day}: ${remaining} ${essentialsWord(remaining)} still to get`,
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
  return ready > 0 ? `You have ${ready} of its ${needed} essentials. Still to get:` : "Still to get:";
}
