import { WELCOME_MAIL } from "~/copy/mail/mail.ts";
import { findCredentials } from "~/data/accounts/passwords.server.ts";
import type { Database } from "~/data/database.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMail } from "~/usecases/mail/queue-mail.ts";

interface Dependencies {
  db: Database;
  mailQueue: MailQueue;
  origin: string;
  tokenSecret: string;
  now: number;
}

/** Mails somebody whose account has just become ready; once for each user, however often it is asked for. */
export async function welcomeUser(deps: Dependencies, userId: string): Promise<void> {
  const { db, mailQueue, origin, tokenSecret, now } = deps;
  const user = await findCredentials(db, userId);
  if (!user) return;
  const mail = await prepareMail(
    db,
    tokenSecret,
    {
      kind: "welcome",
      to: user.email,
      idempotencyKey: `welcome:${userId}`,
      message: renderMail(WELCOME_MAIL, `${origin}/onboarding`),
    },
    now,
  );
  await mail.statement;
  await mailQueue.send({ mailId: mail.id });
}
