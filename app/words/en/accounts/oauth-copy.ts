import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { MailCopy } from "~/words/en/mail/account-mails.ts";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const;

export const OAUTH_COPY = {
  divider: "or use your email",
  button: (name: string) => `Continue with ${name}`,
  handOff: (name: string) => `Taking you to ${name}...`,
  handOffLink: "Continue",
  completeTitle: "One more thing: your email",
  completeLead: (name: string) =>
    `${name} didn't share a confirmed email address with us. Enter yours and we'll send you a link to confirm it.`,
  completeButton: "Send me the link",
  connectTitle: "You already have an account",
  connectLead: (name: string) =>
    `To connect ${name}, please confirm that this account is yours. After that, you can log in either way.`,
  connectFor: "Account",
  connectPassword: `Your ${PRODUCT_NAME} password`,
  connectButton: "Connect and log in",
  connectMailLead: "We can also email you a link. Please open it in this browser.",
  connectMail: "Email me a link",
  proveTitle: "Confirm your email",
  proveLead: (name: string) => `One tap and you're logged in with ${name}.`,
  proveButton: "Confirm my email",
} as const;

/** Why a provider sign-in ended without a session, and what comes before one. */
export const OAUTH_NOTICES = {
  denied: (name: string) =>
    `You canceled logging in with ${name}, so nothing has changed. You can try again or use your email.`,
  "not-started-here": (name: string) =>
    `Logging in with ${name} took too long or started in another browser. Please try again.`,
  failed: (name: string) =>
    `Logging in with ${name} didn't work this time. Please try again in a moment, or use your email.`,
  unverified: (name: string) =>
    `Your email address isn't verified with ${name}, so we can't log you in with it. Please verify it there, or use your email and a password here.`,
  "not-set-up": (name: string) => `You can't log in with ${name} here. Please use your email.`,
  "bad-link": (name: string) =>
    `Invalid or expired link: Please continue with ${name} again to get a new one.`,
  "other-browser": () =>
    "Please open the link from our email within an hour, in the same browser where you started. Or start again here.",
  "not-yours": (name: string) =>
    `That's not the ${name} account you use with ${PRODUCT_NAME}. Please use the one you signed up with.`,
  "check-inbox": () =>
    "Check your inbox: We've sent you a link to confirm your email. Please open it in this browser.",
} as const;

/** The mail that proves an address no provider has verified. */
export function proveAddressMail(name: string): MailCopy {
  return {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    heading: `Log in with ${name}`,
    paragraphs: [
      `Please confirm that this is your email address, so you can log in to ${PRODUCT_NAME} with ${name}.`,
      "Open the link in the same browser where you started. It works once, within the next hour.",
    ],
    button: "Confirm my email",
    footer: `You're getting this email because someone entered this address at ${PRODUCT_NAME}. If that wasn't you, you can ignore it: nothing is connected unless you tap the button.`,
  };
}

/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Passkey";

export const PASSKEY_COPY = {
  use: "Use a passkey",
  busy: "Waiting for your device...",
  title: "Passkeys",
  lead: "Log in with your fingerprint, face, or screen lock instead of a password.",
  none: "You don't have a passkey yet.",
  add: "Add a passkey",
  added: "Added",
  lastUsed: "Last used",
  neverUsed: "Not used yet",
  edit: "Rename or remove",
  name: "Name",
  rename: "Rename",
  remove: "Remove",
  offerTitle: "Log in without a password next time",
  offerText: "Add a passkey and use your fingerprint, face, or screen lock.",
  offerLater: "Not now",
} as const;
