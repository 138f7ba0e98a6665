// The one mail that a giver gets, if they asked for it.
import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

interface Reserved {
  /** "2 Footed Sleepers, 3–6 months" */
  what: string;
  listTitle: string;
}

/** What was reserved, with the link to undo it. */
export function giftReservedMail({ what, listTitle }: Reserved): MailCopy {
  return {
    subject: `Reserved for you: ${what}`,
    heading: "Reserved for you",
    paragraphs: [
      `You reserved this on the gift list “${listTitle}”: ${what}.`,
      "Plans changed? This link lets you undo it, so someone else can bring it. It works for as long as the reservation stands.",
    ],
    button: "Undo my reservation",
    footer: `You're getting this email because someone entered this address on a gift list at ${PRODUCT_NAME}. It's the only one we'll send for this reservation. If that wasn't you, you can ignore it.`,
  };
}
