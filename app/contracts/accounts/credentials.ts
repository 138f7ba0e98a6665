// What the auth forms send. The password is kept byte for byte: no trimming, no normalisation.
import { z } from "zod";
import { isCommonPassword } from "../../domain/accounts/common-passwords.server.ts";
import { MIN_PASSWORD_CHARACTERS } from "../../domain/accounts/weak-password.ts";
import { code } from "../../domain/error-codes.ts";
import type { FormContract } from "../form.ts";
import { TURNSTILE_FIELD } from "./turnstile.ts";

const MAX_PASSWORD_BYTES = 256;
const MAX_EMAIL_LENGTH = 254;
/** More of what was typed for an address is neither judged nor shown again: it is wrong by then. */
export const LONGEST_EMAIL = 320;

export const email = z
  .string({ error: code("EMAIL_REQUIRED") })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, code("EMAIL_INVALID"))
  .pipe(z.email(code("EMAIL_INVALID")));

/** A password that is being chosen. */
const newPassword = z
  .string({ error: code("PASSWORD_REQUIRED") })
  .refine((text) => [...text].length >= MIN_PASSWORD_CHARACTERS, code("PASSWORD_TOO_SHORT"))
  .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, code("PASSWORD_TOO_LONG"))
  .refine((text) => !isCommonPassword(text), code("PASSWORD_TOO_COMMON"));

/** A password that exists already: whatever fits the hash is tried, and nobody is told the rules of a good one. */
export const knownPassword = z
  .string({ error: code("PASSWORD_MISSING") })
  .max(1024, code("PASSWORD_TOO_LONG"));

/** The two fields of a password that is being chosen, to be spread into a form; `repeated` compares them. */
export const newPasswordFields = { password: newPassword, confirmPassword: z.string().default("") };

/** The browser's empty fields arrive as none at all. */
const bothMissing = z.object({
  password: z.undefined().optional(),
  confirmPassword: z.literal("").optional(),
});

interface NewPassword {
  password?: string;
  confirmPassword?: string;
}

/** Asks for the same password twice. Two empty fields are both missing; they do not differ. */
export function repeated<Form extends z.ZodType<NewPassword>>(form: Form) {
  return form
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: code("PASSWORDS_DO_NOT_MATCH"),
    })
    .refine(() => false, {
      path: ["confirmPassword"],
      error: code("CONFIRM_PASSWORD_REQUIRED"),
      // Told together with whatever else is missing.
      when: ({ value }) => bothMissing.safeParse(value).success,
    });
}

/** Both tabs of the sign-in page: which of them it is, where to go afterwards, and what the schemas below are of. */
export const credentialsRequest = {
  fields: ["mode", "email", "password", "confirmPassword", "from", TURNSTILE_FIELD],
} as const satisfies FormContract;

export const signUpForm = repeated(z.object({ email, ...newPasswordFields }));

export const signInForm = z.object({ email, password: knownPassword });
