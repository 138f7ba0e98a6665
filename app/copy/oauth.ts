// Words of the sign-in with Google and Facebook.
import { PRODUCT_NAME } from "./brand.ts";
import type { MailCopy } from "./mail.ts";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const;

type Provider = keyof typeof PROVIDER_NAMES;

export const OAUTH_COPY = {
  divider: "or with your email",
  handOff: (name: string) => `Taking you to ${name} …`,
  notSetUp: (names: readonly string[]) => `Not set up here: ${names.join(" and ")}.`,
  completeTitle: "One more thing: your email",
  completeLead: (name: string) =>
    `${name} has not told us an address that is proven to be yours. Your plans are kept under one, so please enter it: we send you a link to confirm it.`,
  completeButton: "Send me the link",
  proveTitle: "Confirm your email",
  proveLead: (name: string) => `One click, and you are signed in with ${name}.`,
  proveButton: "Confirm my email",
} as const;

/** Why a sign-in with a provider ended without a session. */
export type OAuthRefusal =
  | "denied"
  | "not-started-here"
  | "failed"
  | "unverified"
  | "unconfirmed"
  | "not-set-up"
  | "bad-link"
  | "other-browser";

export interface OAuthNotice {
  look: "good" | "error";
  text: string;
}

type NoticeName = OAuthRefusal | "check-inbox";

const NOTICES: Readonly<Record<NoticeName, (name: string) => OAuthNotice>> = {
  denied: (name) => ({
    look: "error",
    text: `You did not allow the sign-in with ${name}, so nothing has changed. You can try again, or use your email.`,
  }),
  "not-started-here": (name) => ({
    look: "error",
    text: `This sign-in with ${name} took too long or was not started in this browser. Please try again.`,
  }),
  failed: (name) => ({
    look: "error",
    text: `The sign-in with ${name} did not work this time. Please try again in a moment, or use your email.`,
  }),
  unverified: (name) => ({
    look: "error",
    text: `${name} says that your email address there is not verified, so we cannot sign you in with it. Please verify it at ${name}, or use your email and a password here.`,
  }),
  unconfirmed: (name) => ({
    look: "error",
    text: `Somebody has signed up here with your email address and never confirmed it, so we have not connected it with ${name}. We have sent you a mail: its link confirms that the address is yours, connects it and removes the old password.`,
  }),
  "not-set-up": (name) => ({ look: "error", text: `The sign-in with ${name} is not set up here.` }),
  "bad-link": (name) => ({
    look: "error",
    text: `Invalid or expired link: Please continue with ${name} again to get a new one.`,
  }),
  "other-browser": () => ({
    look: "error",
    text: "Please open the link from our mail in the browser in which you started to sign in, within an hour. Otherwise start again here.",
  }),
  "check-inbox": () => ({
    look: "good",
    text: "Check your inbox: We have sent you a link to confirm your email. Please open it in this browser.",
  }),
};

/** The name of a notice in an address; `oauthNotice` finds it again. */
export function oauthNoticeName(provider: Provider, name: NoticeName): string {
  return `${provider}-${name}`;
}

/** What the auth page says under this name; null when the name is none of ours. */
export function oauthNotice(noticeName: string | null): OAuthNotice | null {
  const [, provider, name] = /^(google|facebook)-([a-z-]+)$/.exec(noticeName ?? "") ?? [];
  const text = Object.entries(NOTICES).find(([key]) => key === name)?.[1];
  const providerName = Object.entries(PROVIDER_NAMES).find(([key]) => key === provider)?.[1];
  return text && providerName ? text(providerName) : null;
}

/** The mail that proves an address which no provider has proved. */
export function proveAddressMail(name: string): MailCopy {
  return {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    heading: `Sign in with ${name}`,
    paragraphs: [
      `Please confirm that this is your email address, to use it with ${PRODUCT_NAME} and ${name}.`,
      "Open the link in the browser in which you started. It works once, for the next hour.",
    ],
    button: "Confirm my email",
    footer: `You get this mail because somebody entered this address at ${PRODUCT_NAME}. If that was not you, there is nothing to do: without your click nothing is connected.`,
  };
}
