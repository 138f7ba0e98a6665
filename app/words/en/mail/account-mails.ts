// Mails about an account: to begin with it, and to its owner about what happened to it or its passkeys, in case it wasn't them.

import { PRODUCT_NAME } from "~/words/en/layout.ts";

export interface MailCopy {
  subject: string;
  /** What an inbox shows beside the subject; the first paragraph if missing. */
  preheader?: string;
  /** A line above the heading, which must not be missed. */
  above?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Counts in groups, between the paragraphs and the button. */
  lists?: readonly MailList[];
  /** Links between the lists and the button; `path` is an address at ours. */
  links?: readonly { text: string; path: string }[];
  /** The text of the only button; the caller adds its address. */
  button: string;
  /** A question below the button, with a link of its own; `path` is its address at ours. */
  question?: { text: string; link: string; path: string };
  /** Why the reader receives this mail. */
  footer: string;
  /** The text of the link that ends such mails, if it isn't "Unsubscribe". */
  ending?: string;
}

/** What was done with an account at a device; where and when stands beside the subject, and the footer is that of all accounts. */
export type DeedCopy = Omit<MailCopy, "preheader" | "footer">;

export type MailList = { title: string; lines: readonly { count: number; name: string }[] };

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Unsubscribe";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  heading: "One more step to your wardrobe plan",
  paragraphs: [
    "Thanks for signing up. Please confirm that this is your email address.",
    "The link works once, within the next 24 hours. If you open it in a different browser, we'll ask you to choose a password.",
  ],
  button: "Confirm my email",
  footer: `You're getting this email because someone used this address to sign up for ${PRODUCT_NAME}. If that wasn't you, you can ignore it: there's no account unless you confirm.`,
};

export const ALREADY_REGISTERED_MAIL: MailCopy = {
  subject: `You already have a ${PRODUCT_NAME} account`,
  heading: "You already have an account",
  paragraphs: [
    "Someone, most likely you, just tried to sign up with this email address. It already has an account, so you can just log in.",
  ],
  button: "Log in",
  footer: "If that wasn't you, you can ignore this email: no one has accessed your account.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  heading: "Choose a new password",
  paragraphs: [
    "Someone, most likely you, asked to reset the password for this account.",
    "The link works once, within the next hour. Until you use it, your password stays the same.",
  ],
  button: "Choose a new password",
  footer: "If that wasn't you, you can ignore this email: no one has accessed your account.",
};

export const PASSWORD_CHANGED_MAIL: MailCopy = {
  subject: `Your ${PRODUCT_NAME} password was changed`,
  heading: "Your password was changed",
  paragraphs: [
    "The password for this account was just changed, and we logged out all your other devices.",
    "If that was you, you're all set. If not, choose a new password right away.",
  ],
  button: "That wasn't me",
  footer: `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`,
};

export const WELCOME_MAIL: MailCopy = {
  subject: `Welcome to ${PRODUCT_NAME}`,
  heading: "Your account is ready",
  paragraphs: [
    "Answer four short questions and see how many of each item your baby really needs in the first year.",
  ],
  button: "Start the quiz",
  footer: `You're getting this email because you signed up for ${PRODUCT_NAME} with this address.`,
};

/** 'from Safari on iPhone, on Jan 5, 2025 at 4:07 PM UTC', without a device that says nothing about itself. */
export function fromWhere(device: string | null, moment: string): string {
  return device ? `from ${device}, on ${moment}` : `on ${moment}`;
}

/** Below what tells owners of something done with their account. */
export const ACCOUNT_FOOTER = `You're getting this email because this address belongs to a ${PRODUCT_NAME} account.`;

/** Where and when it happened: 'Safari on iPhone', 'Jan 5, 2025 at 4:07 PM UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    heading: "A passkey was added",
    paragraphs: [
      `A new passkey can now be used to log in to your account. It was added ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device and removes all passkeys.",
    ],
    button: "That wasn't me",
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    heading: "A passkey was removed",
    paragraphs: [
      `You can no longer log in with the passkey “${name}”. It was removed ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device and removes all passkeys.",
    ],
    button: "That wasn't me",
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `We blocked a login to your ${PRODUCT_NAME} account`,
    heading: "We blocked a login",
    paragraphs: [
      `We blocked a login ${fromWhere(device, moment)}. It used the passkey “${name}” in a way that suggests there's a copy of it.`,
      "Please remove that passkey in your profile and add a new one.",
    ],
    button: "Go to my profile",
  };
}

/** A sign-in from a new browser: 'Safari on iPhone', 'Jan 5, 2025 at 4:07 PM UTC'. */
export function newDeviceMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `New login to your ${PRODUCT_NAME} account`,
    heading: "New login to your account",
    paragraphs: [
      device
        ? `Someone logged in from a device we don't recognize: ${device}, on ${moment}.`
        : `Someone logged in from a device we don't recognize, on ${moment}.`,
      "If that was you, you're all set. If not, choose a new password right away: it logs out every device.",
    ],
    button: "That wasn't me",
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} was connected to your ${PRODUCT_NAME} account`,
    heading: `${provider} is connected`,
    paragraphs: [
      `${provider} can now be used to log in to your account. It was connected ${fromWhere(device, moment)}.`,
      `If that was you, you're all set. If not, someone can use a ${provider} account with this email address: secure that account first, then choose a new password here, which logs out every device.`,
    ],
    button: "That wasn't me",
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

/** To the new address. */
export const NEW_ADDRESS_MAIL: MailCopy = {
  subject: `Confirm your new email for ${PRODUCT_NAME}`,
  heading: "Confirm your new email",
  paragraphs: [
    `Please confirm that you want to use this address for your ${PRODUCT_NAME} account.`,
    "Open the link within 24 hours on a device where you're logged in. It works only once. Until then, we'll keep using your old address.",
  ],
  button: "Confirm my new email",
  footer: `You're getting this email because someone entered this address at ${PRODUCT_NAME}. If that wasn't you, you can ignore it: nothing will happen.`,
};

/** To the owner of an address that someone else wants. */
export const ADDRESS_IN_USE_MAIL: MailCopy = {
  subject: `You already have a ${PRODUCT_NAME} account`,
  heading: "This address already has an account",
  paragraphs: [
    "Someone, most likely you, wanted to use this address for another account. It already has one, so nothing has changed.",
  ],
  button: "Log in",
  footer: "If that wasn't you, you can ignore this email: no one has accessed your account.",
};

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
    footer: ACCOUNT_FOOTER,
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
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} was disconnected from your ${PRODUCT_NAME} account`,
    heading: `${provider} is disconnected`,
    paragraphs: [
      `You can no longer log in with ${provider}. It was disconnected ${fromWhere(device, moment)}.`,
      "If that was you, you're all set. If not, reset your password right away: it logs out every device.",
    ],
    button: "That wasn't me",
  };
}
