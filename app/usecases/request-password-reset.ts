import { RESET_MAIL } from "~/copy/mail.ts";
import { findUserByEmail, replaceEmailTokenStatements } from "~/data/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { deleteSessionsOfUser } from "~/data/sessions.server.ts";
import { newId } from "~/lib/ids.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMail } from "./queue-mail.ts";

const RESET_VALID_MS = 60 * 60 * 1000;

interface Dependencies {
  db: Database;
  mailQueue: MailQueue;
  origin: string;
  tokenSecret: string;
  now: number;
}

/**
 * Mails a link that sets a new password, in the place of every earlier one. For an address that nobody has, the same
 * work is done for nobody, so that neither the answer nor the time it takes tells (decision A1, S3).
 */
export async function requestPasswordReset(deps: Dependencies, email: string): Promise<void> {
  const { db, mailQueue, origin, tokenSecret, now } = deps;
  const user = await findUserByEmail(db, email);
  const token = newToken();
  const tokenHash = hashToken(token);
  const mail = await prepareMail(
    db,
    tokenSecret,
    {
      kind: "reset",
      to: email,
      idempotencyKey: `reset:${tokenHash}`,
      message: renderMail(RESET_MAIL, `${origin}/reset-password?token=${token}`),
    },
    now,
  );
  if (user) {
    const expiresAt = now + RESET_VALID_MS;
    await db.batch([
      ...replaceEmailTokenStatements(db, { tokenHash, userId: user.id, purpose: "reset", now, expiresAt }),
      mail.statement,
    ]);
  } else {
    await writeForNobody(db);
  }
  // A mail that was not written is not found, and its message is dropped.
  await mailQueue.send({ mailId: mail.id });
}

/** A write of the same cost that finds nothing to write. */
export async function writeForNobody(db: Database): Promise<void> {
  const nobody = newId();
  await db.batch([
    deleteSessionsOfUser(db, nobody),
    deleteSessionsOfUser(db, nobody),
    deleteSessionsOfUser(db, nobody),
  ]);
}
