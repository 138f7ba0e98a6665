// Mails that tell owners what happened to their accounts, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const WHY = `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`;

/** A sign-in from a new browser: 'Safari on iPhone', 'Jan 5, 2025 at 4:07 PM UTC'. */
export function newDeviceMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `New login to your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: "New login to your account",
    paragraphs: [
      device
        ? `Someone logged in from a device we don't recognize: ${device}, on ${moment}.`
        : `Someone logged in from a device we don't recognize, on ${moment}.`,
      "If that was you, you're all set. If not, choose a new password right away: it logs out every device.",
    ],
    button: "That wasn't me",
    footer: WHY,
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} was connected to your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} is connected`,
    paragraphs: [
      `Your account can now be opened with ${provider}. It was connected ${fromWhere(device, moment)}.`,
      `If that was you, you're all set. If not, someone can use a ${provider} account with this email address: secure that account first, then choose a new password here, which logs out every device.`,
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
      `Your account and everything in it were deleted on ${moment}. We've kept nothing, and this is our last email.`,
      "If that wasn't you, someone knew your password or used a device where you were logged in. Please change that password wherever else you use it.",
    ],
    button: `Go to ${PRODUCT_NAME}`,
    footer: `You're getting this email because this address belonged to a ${PRODUCT_NAME} account.`,
  };
}
