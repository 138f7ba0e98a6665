// Mails about a change of address: to the new address and to the old one.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`;

/** To the new address. */
export function newAddressMail(): MailCopy {
  return {
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    heading: "Confirm your new email",
    paragraphs: [
      `Please confirm that you want to use this address for your ${PRODUCT_NAME} account.`,
      "Open the link within 24 hours on a device where you're logged in. It works only once. Until then, we'll keep using your old address.",
    ],
    button: "Confirm my new email",
    footer: `You're getting this email because someone entered this address at ${PRODUCT_NAME}. If that wasn't you, you can ignore it: nothing will happen.`,
  };
}

/** To the owner of an address that someone else wants. */
export function addressInUseMail(): MailCopy {
  return {
    subject: `You already have a ${PRODUCT_NAME} account`,
    heading: "This address already has an account",
    paragraphs: [
      "Someone, most likely you, wanted to use this address for another account. It already has one, so nothing has changed.",
    ],
    button: "Log in",
    footer: "If that wasn't you, you can ignore this email: no one has accessed your account.",
  };
}

/** To the current address, when a change is requested. */
export function addressWantedMail(moment: string): MailCopy {
  return {
    subject: `Your ${PRODUCT_NAME} email is about to change`,
    heading: "Your email is about to change",
    paragraphs: [
      `On ${moment}, someone who was logged in to your account asked to change its email address. It'll change once the new address is confirmed.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device and stops the change.",
    ],
    button: "That wasn't me",
    footer: FOOTER,
  };
}

/** To the old address, after the change. */
export function addressChangedMail(moment: string): MailCopy {
  return {
    subject: `Your ${PRODUCT_NAME} email was changed`,
    heading: "Your email was changed",
    paragraphs: [
      `Your account's email address was changed on ${moment}. This address is no longer connected to it.`,
      "If that wasn't you, please write to us right away. You'll find our address in the privacy policy.",
    ],
    button: "How to reach us",
    footer: `You're getting this email because this address belonged to a ${PRODUCT_NAME} account.`,
  };
}

/** A provider no longer opens the account. */
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} was disconnected from your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} is disconnected`,
    paragraphs: [
      `You can no longer log in with ${provider}. It was disconnected ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device.",
    ],
    button: "That wasn't me",
    footer: FOOTER,
  };
}
