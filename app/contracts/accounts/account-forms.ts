// What the forms about an existing account send: mailed links, a new password, the profile's switches.
import { z } from "zod";
import { email, knownPassword, newPasswordFields, repeated } from "./credentials.ts";

/** The forms that ask for a mail: forgot password, and the confirmation once more. */
export const emailForm = z.object({ email });

/** A new password behind a mailed link, whose token is checked by itself. */
export const resetPasswordForm = repeated(z.object(newPasswordFields));

/** A new password from somebody signed in who knows the old one. */
export const changePasswordForm = repeated(
  z.object({ currentPassword: knownPassword, ...newPasswordFields }),
);

/** What the buttons of the profile ask for. */
export const profileForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("mail"), marketing: z.enum(["on", "off"]) }),
  z.object({ intent: z.literal("end-session"), session: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.object({ intent: z.literal("end-all-sessions") }),
  z.object({ intent: z.literal("mail-reset-link") }),
]);

/** The proof that it is the owner who deletes: the password or, where there is none, the address typed out. */
export const deleteAccountForm = z.union([
  z.object({ password: knownPassword }),
  z.object({ email: z.string().trim().toLowerCase().max(320) }),
]);
