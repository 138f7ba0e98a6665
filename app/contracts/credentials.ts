// What the auth forms send. The password is kept byte for byte: no trimming, no normalisation.
import { z } from "zod";
import { ERROR_TEXTS } from "../copy/errors.ts";
import { isCommonPassword } from "../domain/common-passwords.server.ts";

const MIN_PASSWORD_CHARACTERS = 6;
const MAX_PASSWORD_BYTES = 256;
const MAX_EMAIL_LENGTH = 254;

export const email = z
  .string({ error: ERROR_TEXTS.EMAIL_REQUIRED })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, ERROR_TEXTS.EMAIL_INVALID)
  .pipe(z.email(ERROR_TEXTS.EMAIL_INVALID));

/** A password that is being chosen. */
export const newPassword = z
  .string({ error: ERROR_TEXTS.PASSWORD_TOO_SHORT })
  .refine((text) => [...text].length >= MIN_PASSWORD_CHARACTERS, ERROR_TEXTS.PASSWORD_TOO_SHORT)
  .refine(
    (text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES,
    ERROR_TEXTS.PASSWORD_TOO_LONG,
  )
  .refine((text) => !isCommonPassword(text), ERROR_TEXTS.PASSWORD_TOO_COMMON);

/** A password that exists already: whatever fits the hash is tried, and nobody is told the rules of a good one. */
export const knownPassword = z
  .string({ error: ERROR_TEXTS.PASSWORD_TOO_SHORT })
  .max(1024, ERROR_TEXTS.PASSWORD_TOO_LONG);

export const signUpForm = z
  .object({
    email,
    password: newPassword,
    confirmPassword: z.string({ error: ERROR_TEXTS.PASSWORDS_DO_NOT_MATCH }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: ERROR_TEXTS.PASSWORDS_DO_NOT_MATCH,
  });

export const signInForm = z.object({ email, password: knownPassword });
