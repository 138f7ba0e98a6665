// What the forms of an existing account send: mailed links, a new password, the profile's switches. Only pages send them, so each
// has only a schema and the names of its fields; some fields are read on their own. Also what a browser keeps sealed.

import { z } from "zod";
import { PROVIDERS } from "../../domain/accounts/providers.ts";
import { LEGAL_TEXTS } from "../../domain/public/legal-changes.ts";
import type { FormContract } from "../form.ts";
import { onList, onProfile } from "../form-pages.ts";
import { isLogoutAnswer } from "./account-answers.ts";
import { email, knownPassword, newPasswordFields, repeated, TURNSTILE_FIELD } from "./credentials.ts";

/** The forms that ask for a mail: a forgotten password, or the confirmation again. */
export const emailForm = z.object({ email });
export const emailRequest = {
  fields: ["email", TURNSTILE_FIELD],
  typed: ["email"],
  secret: [TURNSTILE_FIELD],
} as const satisfies FormContract;

/** Asks for the confirmation again, for the address that the browser remembers. */
export const resendRequest = {
  fields: [TURNSTILE_FIELD],
  typed: [],
  secret: [TURNSTILE_FIELD],
} as const satisfies FormContract;

/** An address for an identity that came without a proven one, or the token from the link mailed there. */
export const completeRequest = {
  fields: ["token", "email"],
  typed: ["email"],
  secret: ["token"],
} as const satisfies FormContract;

/** The account's password, or a mailed link, to connect an identity whose address already has an account. */
export const connectForm = z.object({ password: knownPassword });
export const connectRequest = {
  fields: ["intent", "password"],
  typed: [],
  secret: ["password"],
} as const satisfies FormContract;

/** The page that a mailed confirmation opens: its button, or the password chosen there. */
export const confirmRequest = {
  fields: ["token", "password", "confirmPassword"],
  typed: [],
  secret: ["token", "password", "confirmPassword"],
} as const satisfies FormContract;

/** Leaves for a provider; with the purpose `prove`, to prove who the user is instead of signing in. */
export const providerRequest = {
  fields: ["purpose", "from"],
  typed: [],
  page: onProfile,
} as const satisfies FormContract;

export const logoutRequest = {
  fields: ["reason"],
  typed: [],
  answer: isLogoutAnswer,
} as const satisfies FormContract;

/** A new password behind a mailed link (reset or confirmation); the token is checked separately. */
export const linkedPasswordForm = repeated(z.object(newPasswordFields));
export const resetPasswordRequest = {
  fields: ["token", "password", "confirmPassword"],
  typed: [],
  secret: ["token", "password", "confirmPassword"],
} as const satisfies FormContract;

/** A new password from a signed-in user who knows the old one. */
export const changePasswordForm = repeated(
  z.object({ currentPassword: knownPassword, ...newPasswordFields }),
);
export const changePasswordRequest = {
  fields: ["currentPassword", "password", "confirmPassword"],
  typed: [],
  secret: ["currentPassword", "password", "confirmPassword"],
} as const satisfies FormContract;

/** What the buttons of the profile ask for. */
export const profileForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("mail"),
    reminders: z.enum(["on", "off"]),
    /** The page to go back to, if another page shows the same button. */
    from: z.string().optional(),
  }),
  /** That changed legal texts are known; `read` is the one to show. */
  z.object({ intent: z.literal("legal-known"), read: z.enum(LEGAL_TEXTS).optional() }),
  z.object({ intent: z.literal("end-session"), session: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.object({ intent: z.literal("end-all-sessions") }),
  z.object({ intent: z.literal("mail-reset-link") }),
  z.object({ intent: z.literal("disconnect"), provider: z.enum(PROVIDERS) }),
]);
export const profileRequest = {
  fields: ["intent", "reminders", "session", "provider", "read", "from"],
  typed: [],
} as const satisfies FormContract;

/** The token from the link mailed to a new address. */
export const confirmAddressRequest = {
  fields: ["token"],
  typed: [],
  secret: ["token"],
} as const satisfies FormContract;

/** The password again, and where to go afterwards. */
export const proveForm = z.object({ password: knownPassword });
export const proveRequest = {
  fields: ["password", "from"],
  typed: [],
  secret: ["password"],
} as const satisfies FormContract;

/** Proof that the owner is deleting the account: the password, if there is one. What becomes of plans that have editors. */
export const deleteAccountForm = z.object({
  password: knownPassword.optional(),
  plans: z.enum(["hand-over", "delete"]).optional(),
});
export const deleteAccountRequest = {
  fields: ["password", "plans"],
  typed: [],
  secret: ["password"],
} as const satisfies FormContract;

/** The button that downloads the user's own data; it sends nothing. */
export const ownDataRequest = { fields: [], typed: [], page: onProfile } as const satisfies FormContract;

/** A note of 2,000 characters in any script, plus everything else that a form sends. */
export const LONGEST_UNSENT = 16_000;

/** A form that arrived after its session ended, as it is sealed. */
export const unsentForm = z.object({
  /** The mark of the user who typed it; null if unknown. */
  owner: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
});

export type UnsentForm = z.infer<typeof unsentForm>;

/** The button that discards a form: where the form was sent, and the page to go back to. */
export const forgetUnsentForm = {
  fields: ["address", "from"],
  typed: [],
  page: onList,
} as const satisfies FormContract;

/** A household shares a browser; beyond this number, the oldest account is forgotten. */
export const MOST_KNOWN_ACCOUNTS = 4;

const knownDevice = z.object({
  userId: z.string().min(1).max(64),
  /** Identifies the browser for this account, so that its sign-in attempts have their own allowance. */
  device: z.string().min(1).max(64),
  /** Changes with the password. */
  credential: z.string().length(64),
  /** Whether a passkey was added or used here: if so, the browser is asked for it first. */
  usesPasskey: z.literal(true).optional(),
  /** The last sign-in, epoch milliseconds. */
  signedInAt: z.number(),
});

/** The accounts that this browser has signed in to, sealed in a cookie. */
export const knownDevices = z.array(knownDevice).max(MOST_KNOWN_ACCOUNTS);

export type KnownDevice = z.infer<typeof knownDevice>;
