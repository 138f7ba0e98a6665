// Links of forgotten passwords, as they are mailed.
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import * as accounts from "./accounts.ts";
import { accountDependencies } from "./known-users.ts";

const { mailedToken } = accounts;

/** Asks for a reset and opens the mail. */
export async function mailedReset(email: string, now = Date.now()): Promise<string> {
  await requestPasswordReset(accountDependencies({ now }), email);
  return mailedToken(email);
}
