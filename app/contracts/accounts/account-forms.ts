// What the forms about an existing account send: mailed links, a new password, the profile's switches. Only pages send them:
// each has its schema, and the names of its fields, of which some are read by themselves.
import { z } from "zod";
import { PROVIDERS } from "../../domain/accounts/providers.ts";
import type { FormContract } from "../form.ts";
import { email, knownPassword, newPasswordFields, repeated } from "./credentials.ts";
import { isLogoutAnswer } from "./logout-answer.ts";
import { TURNSTILE_FIELD } from "./turnstile.ts";

/** The forms that ask for a mail: forgot password, and the confirmation once more. */
export const emailForm = z.object({ email });
export const emailRequest = { fields: ["email", TURNSTILE_FIELD] } as const satisfies FormContract;

/** The confirmation once more, for the address that the browser remembers. */
export const resendRequest = { fields: [TURNSTILE_FIELD] } as const satisfies FormContract;

/** An address for an identity that came without a proven one, or the token of the link mailed there. */
export const completeRequest = { fields: ["token", "email"] } as const satisfies FormContract;

/** The account's password, or a link by mail, for an identity whose address has an account. */
export const connectForm = z.object({ password: knownPassword });
export const connectRequest = { fields: ["intent", "password"] } as const satisfies FormContract;

/** The page behind a mailed confirmation: its button, or the password that is chosen there. */
export const confirmRequest = {
  fields: ["token", "password", "confirmPassword"],
} as const satisfies FormContract;

/** Off to a provider, and where to go afterwards; with the purpose `prove` not to sign in, but to prove who one is. */
export const providerRequest = { fields: ["purpose", "from"] } as const satisfies FormContract;

/** Signing out, and why. */
export const logoutRequest = { fields: ["reason"], answer: isLogoutAnswer } as const satisfies FormContract;

/** A new password behind a mailed link, a reset or a confirmation; the token is checked by itself. */
export const linkedPasswordForm = repeated(z.object(newPasswordFields));
export const resetPasswordRequest = {
  fields: ["token", "password", "confirmPassword"],
} as const satisfies FormContract;

/** A new password from somebody signed in who knows the old one. */
export const changePasswordForm = repeated(
  z.object({ currentPassword: knownPassword, ...newPasswordFields }),
);
export const changePasswordRequest = {
  fields: ["currentPassword", "password", "confirmPassword"],
} as const satisfies FormContract;

/** What the buttons of the profile ask for. */
export const profileForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("mail"),
    reminders: z.enum(["on", "off"]),
    /** Another page that offers it, to go back to. */
    from: z.string().optional(),
  }),
  z.object({ intent: z.literal("end-session"), session: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.object({ intent: z.literal("end-all-sessions") }),
  z.object({ intent: z.literal("mail-reset-link") }),
  z.object({ intent: z.literal("disconnect"), provider: z.enum(PROVIDERS) }),
]);
export const profileRequest = {
  fields: ["intent", "reminders", "session", "provider", "from"],
} as const satisfies FormContract;

/** The token of the link that was mailed to a new address. */
export const confirmAddressRequest = { fields: ["token"] } as const satisfies FormContract;

/** The password once more, and where to go afterwards. */
export const proveForm = z.object({ password: knownPassword });
export const proveRequest = { fields: ["password", "from"] } as const satisfies FormContract;

/** The proof that it is the owner who deletes: the password, where there is one. */
export const deleteAccountForm = z.object({ password: knownPassword.optional() });
export const deleteAccountRequest = { fields: ["password"] } as const satisfies FormContract;

/** The button that downloads one's own data, which says nothing by itself. */
export const ownDataRequest = { fields: [] } as const satisfies FormContract;
