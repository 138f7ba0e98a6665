// Fields of the auth forms. The password is kept byte for byte: no trimming, no normalization.

import { z } from "zod";
import { MIN_PASSWORD_CHARACTERS } from "../../domain/accounts/weak-password.ts";
import { code } from "../../domain/error-codes.ts";
import { isMailAddress, normalAddress } from "../../domain/mail/mail-address.ts";
import type { FormContract } from "../form.ts";

/** The form field of Turnstile's widget; the widget defines its name. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

/** What a page needs to show the widget. */
export interface TurnstileWidget {
  siteKey: string;
  /** The address of the widget's script. */
  script: string;
}

const MAX_PASSWORD_BYTES = 256;
/** Input longer than this can't be an address, so it isn't checked any further. */
export const LONGEST_EMAIL = 320;

export const email = z
  .string({ error: code("EMAIL_REQUIRED") })
  .max(LONGEST_EMAIL, code("EMAIL_INVALID"))
  .transform(normalAddress)
  .refine(isMailAddress, code("EMAIL_INVALID"));

/** A new password. */
const newPassword = z
  .string({ error: code("PASSWORD_REQUIRED") })
  .refine((text) => [...text].length >= MIN_PASSWORD_CHARACTERS, code("PASSWORD_TOO_SHORT"))
  .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, code("PASSWORD_TOO_LONG"));

/** An existing password: anything that fits the hash is tried, and the rules for new ones are not disclosed. */
export const knownPassword = z
  .string({ error: code("PASSWORD_MISSING") })
  .max(1024, code("PASSWORD_TOO_LONG"));

/** The two fields of a new password, to spread into a form; `repeated` compares them. */
export const newPasswordFields = { password: newPassword, confirmPassword: z.string().default("") };

/** Browsers send empty fields, which count as missing. */
const bothMissing = z.object({
  password: z.undefined().optional(),
  confirmPassword: z.literal("").optional(),
});

type NewPassword = { password?: string; confirmPassword?: string };

/** Asks for the same password twice. Two empty fields are reported as missing, not as different. */
export function repeated<Form extends z.ZodType<NewPassword>>(form: Form) {
  return form
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: code("PASSWORDS_DO_NOT_MATCH"),
    })
    .refine(() => false, {
      path: ["confirmPassword"],
      error: code("CONFIRM_PASSWORD_REQUIRED"),
      // Reported along with anything else that is missing.
      when: ({ value }) => bothMissing.safeParse(value).success,
    });
}

/** Both tabs of the sign-in page: which tab it is, where to go next, and the fields of the schemas below. */
export const credentialsRequest = {
  fields: ["mode", "email", "password", "confirmPassword", "from", TURNSTILE_FIELD],
  typed: ["email"],
  secret: ["password", "confirmPassword", TURNSTILE_FIELD],
} as const satisfies FormContract;

export const signUpForm = repeated(z.object({ email, ...newPasswordFields }));

export const signInForm = z.object({ email, password: knownPassword });

/** The last sign-up that this browser sent, sealed in a cookie. */
export const signUpInbox = z.object({
  email: z.string().max(320),
  /** Proves that this browser sent the form: after the mailed link, the form's password counts only here. */
  secret: z.string().length(43),
  expiresAt: z.number(),
});

export type SignUpInbox = z.infer<typeof signUpInbox>;
