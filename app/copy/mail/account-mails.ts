import { PRODUCT_NAME } from "../brand.ts";

export interface MailCopy {
  subject: string;
  /** What an inbox shows beside the subject; the first paragraph if missing. */
  preheader?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Counts in groups, between the paragraphs and the button. */
  lists?: readonly MailList[];
  /** The text of the only button; the caller adds its address. */
  button: string;
  /** A question below the button, with a link of its own; `path` is its address at ours. */
  question?: { text: string; link: string; path: string };
  /** Why the reader receives this mail. */
  footer: string;
}

export interface MailList {
  title: string;
  lines: readonly { count: number; name: string }[];
}

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

/** The same beside a subject: 'Safari on iPhone, Jan 5, 2025 at 4:07 PM UTC'. */
export function whereAndWhen(device: string | null, moment: string): string {
  return device ? `${device}, ${moment}` : moment;
}
