// Emails about a plan: gifts (to parents at most once a day, to givers who asked for it), invitations, and size reminders.

import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { essentialsWord, toGetWords } from "~/words/en/wardrobe/dashboard-copy.ts";
import { endingSentence } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { MailCopy, MailList } from "./account-mails.ts";

export interface Reserved {
  /** "2 Footed Sleepers, 3–6 months" */
  what: string;
  listTitle: string;
}

/** What was reserved since the last such mail, with the link to cancel it. The subject is in our words alone. */
export function giftReservedMail(gifts: readonly Reserved[]): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne ? "Your reservation on a gift list" : "Your reservations on a gift list",
    heading: "Reserved for you",
    paragraphs: [
      ...gifts.map(({ what, listTitle }) => `You reserved this on the gift list “${listTitle}”: ${what}.`),
      isOne
        ? "Plans changed? Use this link to cancel it, so someone else can get it. The link works as long as the item is reserved."
        : "Plans changed? Use this link to cancel any of them, so someone else can get it. The link works as long as an item is reserved.",
    ],
    button: isOne ? "Cancel my reservation" : "See my reservations",
    footer: `You're getting this email because someone entered this address on a gift list at ${PRODUCT_NAME}. It's the only one we'll send for ${
      isOne ? "this reservation" : "these reservations"
    }. If that wasn't you, you can ignore it.`,
  };
}

export interface Coming {
  count: number;
  /** Null while it is a surprise. */
  gifts: readonly MailList[] | null;
}

/** That something was reserved; in a surprise nothing else. */
export function giftsComingMail({ count, gifts }: Coming): MailCopy {
  const things = count === 1 ? "a gift" : `${count} gifts`;
  return {
    subject: gifts
      ? `New on your gift list: ${things} reserved`
      : "Someone reserved something on your gift list",
    heading: gifts
      ? `${count === 1 ? "A gift is" : `${count} gifts are`} coming`
      : "Someone reserved something",
    paragraphs: [
      gifts
        ? "Here's what was reserved since our last email. Your plan already counts it as coming."
        : "It's a surprise, so that's all we'll tell you for now. Your plan already counts it as coming.",
    ],
    ...(gifts && { lists: gifts }),
    button: "Open your gift list",
    footer: `You're getting this email because emails about your gift list at ${PRODUCT_NAME} are on. We send at most one a day. You can turn them off on the list's page.`,
  };
}

/**
 * To somebody whom a plan's owner invites; neither `inviter` nor `names`, those of its babies, holds what could be taken for a
 * link.
 */
export function invitationMail(inviter: string, role: "editor" | "reader", names: string | null): MailCopy {
  return {
    subject: `${inviter} invited you to ${names ? `${names}'s wardrobe` : "a baby wardrobe plan"}`,
    heading: "Join a baby wardrobe plan",
    paragraphs: [
      `${inviter} uses ${PRODUCT_NAME} to plan a baby's clothes and ${
        role === "editor" ? "would like to plan with you" : "would like you to see the plan"
      }.`,
      "The link works once, within the next 14 days. You can look at the invitation before you decide.",
    ],
    button: "See the invitation",
    footer: `You're getting this email because someone entered this address at ${PRODUCT_NAME}. If you don't know them, you can ignore it: nothing will happen.`,
  };
}

/** To whoever made links, or owns their plans. */
export const LINKS_ENDING_MAIL = {
  subject: "Ending soon: links to your plan",
  paragraphs: [
    "After its last day, a link shows nothing anymore. If someone still needs it, open its page: you can renew it there, make a new one, or send the invitation again.",
  ],
  button: "Open your plans",
  footer: `You're getting this email because you made a link at ${PRODUCT_NAME}, or someone made one to your plan.`,
};

export interface SizeReminder {
  size: Size;
  /** 'EU 56/62', what labels say where the plan is, if they don't say months. */
  shopSize?: string | null;
  /** True for the first size, worn from birth. */
  isFirst: boolean;
  /** The babies', as far as a mail may hold them; missing or null for none. */
  names?: string | null;
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
  /** In the attic; missing for none. */
  boxed?: number;
  /** The size that is worn until then; missing for none. */
  ending?: { size: Size; day: string; remaining: number };
  lists: readonly MailList[];
  /** Other steps before the size begins; missing for none. */
  links?: NonNullable<MailCopy["links"]>;
}

/** '3–6m starts Apr 25: 31 essentials to go', and the list of them. */
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
  const day = reminder.isLikely ? `about ${reminder.day}` : reminder.day;
  const begins = isFirst
    ? `Your baby is due ${reminder.day}, ${inDays(daysLeft)}, and will start in size ${size}.`
    : `Size ${size} starts ${day}, ${inDays(daysLeft)}.`;
  const fits = ending ? [endingSentence(ending.size, ending.day, ending.remaining)] : [];
  return {
    subject: `${names ? `${names}: ` : ""}${size} starts ${day}: ${remaining} ${essentialsWord(remaining)} to go`,
    heading: `${remaining} ${toGetWords(remaining)}`,
    paragraphs: [
      [begins, ...fits, readyOf({ ready: needed - remaining - coming - boxed, needed, coming, boxed })].join(
        " ",
      ),
    ],
    lists,
    ...(links && { links }),
    button: `Open size ${size}`,
    ...(askedAt !== null && { question: { ...QUESTION, path: askedAt } }),
    footer: `You're getting this email because you asked ${PRODUCT_NAME} to remind you before each size.`,
  };
}

/** In place of what is to get: the size comes after the last one of the plan, which can go on. */
export const AFTER_PLAN_MAIL = {
  subject: (size: Size, day: string) =>
    `${SIZE_LABELS[size]} starts about ${day}, after your plan's last size`,
  text: "Your plan ends with the size before. Two taps add the sizes up to 24 months. Your counts and notes stay, and it won't use a quiz attempt.",
};

/** Of clothes only: no mail names what a baby weighs. */
const QUESTION = {
  text: "Does this date still sound right? Tell us what fits your baby now, and the sizes in your plan follow.",
  link: "Tell us what fits now",
} as const;

function inDays(days: number): string {
  return days % 7 === 0 ? `in ${days === 7 ? "a week" : `${days / 7} weeks`}` : `in ${days} days`;
}

function readyOf({
  ready,
  needed,
  coming,
  boxed,
}: Record<"ready" | "needed" | "coming" | "boxed", number>): string {
  const had = ready > 0 ? [`You have ${ready} of its ${needed} essentials.`] : [];
  const reserved =
    coming > 0 ? [`${coming} more ${coming === 1 ? "is" : "are"} coming from your gift list.`] : [];
  const kept = boxed > 0 ? [`${boxed} more ${boxed === 1 ? "is" : "are"} in the attic.`] : [];
  return [...had, ...reserved, ...kept, "You still need:"].join(" ");
}

/** To whoever hasn't entered the birth: once, two weeks after the due date. `day`: 'Feb 10' */
export function birthAskedMail(day: string): MailCopy {
  return {
    subject: BIRTH_ASKED_COPY.question,
    heading: BIRTH_ASKED_COPY.question,
    paragraphs: [
      `The due date in your plan was ${day}. Enter the birth date, and your plan's sizes, emails, and Today follow your baby from there.`,
      "If things have turned out differently, you don't have to do anything. Until you enter a date, no reminders and no morning notices come.",
    ],
    button: "Enter the birth date",
    footer: `You're getting this email because you asked ${PRODUCT_NAME} for emails about your plan.`,
  };
}

/** The same on a lock screen. */
export const BIRTH_ASKED_COPY = {
  question: "Is your baby here?",
  pushed: "Enter the birth date, and the morning notice goes on.",
} as const;
