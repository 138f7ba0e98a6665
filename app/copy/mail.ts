// The words of the mails.
import { PRODUCT_NAME } from "./brand.ts";

export interface MailCopy {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Text of the one button; its address comes from the caller. */
  button: string;
  /** Why the reader gets this mail. */
  footer: string;
}

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
