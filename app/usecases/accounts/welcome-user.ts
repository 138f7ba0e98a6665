import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { type MailDependencies, sendMail } from "~/usecases/mail/send-mail.ts";

/** Welcomes the owner of a new account by mail; once per user, no matter how often it is called. */
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
