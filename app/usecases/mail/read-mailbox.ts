import type { Database } from "~/data/database.server.ts";
import { selectKeptMails } from "~/data/mail/mail-outbox.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";

/** The mails of the development mailbox, newest first. */
export async function readMailbox(db: Database, tokenSecret: string) {
  const mails = await Promise.all(
    (await selectKeptMails(db)).map(async (row) => {
      const message = await openMail(tokenSecret, row);
      return message
        ? [{ to: row.toAddress, ...message, sentAt: new Date(row.sentAt ?? row.createdAt).toISOString() }]
        : [];
    }),
  );
  return mails.flat();
}
