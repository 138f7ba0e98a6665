// Mails that tell owners what happened to their accounts, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

const WHY = `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`;

/** A sign-in from a new browser: 'Safari on iPhone', 'Jan 5, 2025 at 4:07 PM UTC'. */
export function newDeviceMail(device: string, moment: string): MailCopy {
  return {
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    preheader: `${device}, ${moment}`,
    heading: "New sign-in to your account",
    paragraphs: [
      `Someone signed in from a device we don't recognize: ${device}, on ${moment}.`,
      "If that was you, you're all set. If not, choose a new password right away: it signs out every device.",
    ],
    button: "That wasn't me",
    footer: WHY,
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string, moment: string): MailCopy {
  return {
    subject: `${provider} was connected to your ${PRODUCT_NAME} account`,
    preheader: `${device}, ${moment}`,
    heading: `${provider} is connected`,
    paragraphs: [
      `Your account can now be opened with ${provider}. It was connected from ${device}, on ${moment}.`,
      `If that was you, you're all set. If not, someone can use a ${provider} account with this email address: secure that account first, then choose a new password here, which signs out every device.`,
    ],
    button: "That wasn't me",
    footer: WHY,
  };
}

/** The last mail, after an account is deleted. */
export function accountDeletedMail(moment: string): MailCopy {
  return {
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    heading: "Your account was deleted",
    paragraphs: [
      `Your account and everything in it were deleted on ${moment}. We keep nothing of it, and this is our last email.`,
      "If that wasn't you, someone knew your password or used a device where you were signed in. Please change that password wherever else you use it.",
    ],
    button: `Go to ${PRODUCT_NAME}`,
    footer: `You're getting this email because this address belonged to a ${PRODUCT_NAME} account.`,
  };
}
