import type { z } from "zod";
import type { deleteAccountForm } from "~/contracts/accounts/account-forms.ts";
import type { ErrorCode } from "~/copy/errors.ts";
import { deleteAccount as removeAccount } from "~/data/accounts/own-data.server.ts";
import { findCredentials } from "~/data/accounts/passwords.server.ts";
import type { Database } from "~/data/database.server.ts";
import { verifyPassword } from "~/services/auth/passwords.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

export type DeleteAccountResult =
  | { kind: "deleted" }
  | { kind: "refused"; code: Extract<ErrorCode, "PASSWORD_WRONG" | "EMAIL_NOT_YOURS"> };

interface Dependencies {
  db: Database;
  live: LivePublisher;
}

/**
 * Removes the account and everything that is the user's, for good, and closes its open pages. It asks for the
 * password; only an account without one is content with its address.
 */
export async function deleteAccount(
  { db, live }: Dependencies,
  userId: string,
  form: z.output<typeof deleteAccountForm>,
): Promise<DeleteAccountResult> {
  const user = await findCredentials(db, userId);
  if (!user) return { kind: "deleted" };
  if (user.passwordHash) {
    const password = "password" in form ? form.password : "";
    if (!(await verifyPassword(password, user.passwordHash))) {
      return { kind: "refused", code: "PASSWORD_WRONG" };
    }
  } else if (!("email" in form) || form.email !== user.email) {
    return { kind: "refused", code: "EMAIL_NOT_YOURS" };
  }
  await removeAccount(db, user);
  await live.closeAll(userId);
  return { kind: "deleted" };
}
