// The mails about a gift list: the one that a giver gets, if they asked for it, and what parents are told at most once a day.
import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy, MailList } from "./account-mails.ts";

interface Reserved {
  /** "2 Footed Sleepers, 3–6 months" */
  what: string;
  listTitle: string;
}

/** What was reserved since the last such mail, with the link to undo it. The subject is in our words alone. */
export function giftReservedMail(gifts: readonly Reserved[]): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne ? "Your reservation on a gift list" : "Your reservations on a gift list",
    heading: "Reserved for you",
    paragraphs: [
      ...gifts.map(({ what, listTitle }) => `You reserved this on the gift list “${listTitle}”: ${what}.`),
      isOne
        ? "Plans changed? This link lets you undo it, so someone else can bring it. It works for as long as the reservation stands."
        : "Plans changed? This link lets you undo any of them, so someone else can bring it. It works for as long as a reservation stands.",
    ],
    button: isOne ? "Undo my reservation" : "See my reservations",
    footer: `You're getting this email because someone entered this address on a gift list at ${PRODUCT_NAME}. It's the only one we'll send for ${
      isOne ? "this reservation" : "these reservations"
    }. If that wasn't you, you can ignore it.`,
  };
}

interface Coming {
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
