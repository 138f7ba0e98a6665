import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

/** To somebody whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader"): MailCopy {
  return {
    subject: `${inviter} invited you to a baby wardrobe plan`,
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
