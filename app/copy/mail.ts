// The words of the mails.
import { PRODUCT_NAME } from "./brand.ts";

export interface MailCopy {
  subject: string;
  /** What an inbox shows beside the subject; the first paragraph where it is left out. */
  preheader?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Text of the one button; its address comes from the caller. */
  button: string;
  /** Why the reader gets this mail. */
  footer: string;
}

/** Of the link in marketing mails; others have none. */
export const UNSUBSCRIBE_LABEL = "Unsubscribe";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  heading: "One step to your wardrobe plan",
  paragraphs: [
    "Thank you for signing up. Please confirm that this is your email address.",
    "The link works once, for the next 24 hours.",
  ],
  button: "Confirm my email",
  footer: `You get this mail because this address was used to sign up for ${PRODUCT_NAME}. If that was not you, there is nothing to do.`,
};

export const ALREADY_REGISTERED_MAIL: MailCopy = {
  subject: `You already have a ${PRODUCT_NAME} account`,
  heading: "You are already with us",
  paragraphs: [
    "Somebody, most likely you, has just tried to sign up with this email address. It already has an account, so you can simply sign in.",
  ],
  button: "Sign in",
  footer: "If that was not you, there is nothing to do: nobody got into your account.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  heading: "Choose a new password",
  paragraphs: [
    "Somebody, most likely you, has asked to reset the password of this account.",
    "The link works once, for the next hour. Until you use it, your password stays as it is.",
  ],
  button: "Choose a new password",
  footer: "If that was not you, there is nothing to do: nobody got into your account.",
};

export const PASSWORD_CHANGED_MAIL: MailCopy = {
  subject: `Your ${PRODUCT_NAME} password was changed`,
  heading: "Your password was changed",
  paragraphs: [
    "The password of this account has just been changed, and all other devices were signed out.",
    "If that was you, there is nothing to do. If not, choose a new password at once.",
  ],
  button: "That was not me",
  footer: `You get this mail because this address belongs to a ${PRODUCT_NAME} account.`,
};

export const WELCOME_MAIL: MailCopy = {
  subject: `Welcome to ${PRODUCT_NAME}`,
  heading: "Your account is ready",
  paragraphs: [
    "Four short questions, and you will know how many of each baby garment you really need in the first year.",
  ],
  button: "Start the quiz",
  footer: `You get this mail because this address was used to sign up for ${PRODUCT_NAME}.`,
};
