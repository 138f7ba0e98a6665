import { CONFIRM_MAIL } from "~/copy/mail.ts";
import { findUserByEmail, replaceEmailTokenStatements } from "~/data/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMail } from "./queue-mail.ts";
import { writeForNobody } from "./request-password-reset.ts";
import { CONFIRM_VALID_MS } from "./sign-up.ts";

interface Dependencies {
  db: Database;
  mailQueue: MailQueue;
  origin: string;
  tokenSecret: string;
  now: number;
}

/**
 * Mails the confirmation link once more, in the place of the earlier one, if the address waits for it. A confirmed and
 * an unknown address get the same answer in the same time, and no mail (decision A1).
 */
export async function resendConfirmation(deps: Dependencies, email: string): Promise<void> {
  const { db, mailQueue, origin, tokenSecret, now } = deps;
  const user = await findUserByEmail(db, email);
  const token = newToken();
  const tokenHash = hashToken(token);
  const mail = await prepareMail(
    db,
    tokenSecret,
    {
      kind: "confirm",
      to: email,
      idempotencyKey: `confirm:${tokenHash}`,
      message: renderMail(CONFIRM_MAIL, `${origin}/auth/confirm?token=${token}`),
    },
    now,
  );
  if (user && !user.emailConfirmedAt) {
    const expiresAt = now + CONFIRM_VALID_MS;
    await db.batch([
      ...replaceEmailTokenStatements(db, { tokenHash, userId: user.id, purpose: "confirm", now, expiresAt }),
      mail.statement,
    ]);
  } else {
    await writeForNobody(db);
  }
  await mailQueue.send({ mailId: mail.id });
}
