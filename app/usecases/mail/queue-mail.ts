// Writes a mail into the outbox. The statement belongs into the batch of what the mail tells of; the message
// to the queue follows after the commit.
import type { MailMessage } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { newId } from "~/lib/ids.ts";
import { seal } from "~/services/auth/secret-box.server.ts";

export const MAIL_SEAL = "mail";

export interface OutgoingMail {
  kind: string;
  to: string;
  /** The same key is one mail, however often it is asked for. */
  idempotencyKey: string;
  message: MailMessage;
}

/** The id to hand to the queue and the statement that stores the mail, its text encrypted. */
export async function prepareMail(db: Database, tokenSecret: string, mail: OutgoingMail, now: number) {
  const id = newId();
  const sealedMessage = await seal(tokenSecret, MAIL_SEAL, JSON.stringify(mail.message));
  const { kind, to: toAddress, idempotencyKey } = mail;
  return {
    id,
    statement: insertMailStatement(db, { id, idempotencyKey, kind, toAddress, sealedMessage, now }),
  };
}
