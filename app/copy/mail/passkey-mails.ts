// Mails that tell owners what happened to their passkeys, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`;

/** Where and when it happened: 'Safari on iPhone', 'Jan 5, 2025 at 4:07 PM UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: "A passkey was added",
    paragraphs: [
      `Your account can now be opened with a new passkey. It was added ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device and removes all passkeys.",
    ],
    button: "That wasn't me",
    footer: FOOTER,
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: "A passkey was removed",
    paragraphs: [
      `The passkey "${name}" no longer opens your account. It was removed ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device and removes all passkeys.",
    ],
    button: "That wasn't me",
    footer: FOOTER,
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `We blocked a login to your ${PRODUCT_NAME} account`,
    preheader: whereAndWhen(device, moment),
    heading: "We blocked a login",
    paragraphs: [
      `We blocked a login ${fromWhere(device, moment)}. It used the passkey "${name}" in a way that suggests there's a copy of it.`,
      "Please remove that passkey in your profile and add a new one.",
    ],
    button: "Go to my profile",
    footer: FOOTER,
  };
}
