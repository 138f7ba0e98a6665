import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { type MailDependencies, sendMail } from "~/usecases/mail/send-mail.ts";

/** Mails somebody whose account has just become ready; once for each user, however often it is asked for. */
export async function welcomeUser(deps: MailDependencies, userId: string): Promise<void> {
  const user = await findCredentials(deps.db, userId);
  if (!user) return;
  await sendMail(deps, {
    letter: { kind: "welcome" },
    to: user.email,
    idempotencyKey: `welcome:${userId}`,
    path: "/onboarding",
  });
}
