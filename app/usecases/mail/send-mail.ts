import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import type { OutgoingMail } from "~/services/mail/outbox.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** What a use case needs to send mail. */
export type MailDependencies = Needs<"db" | "outbox">;

/** Sends a mail on its own, without another write in the same transaction. */
export async function sendMail({ db, outbox }: MailDependencies, outgoing: OutgoingMail): Promise<void> {
  const mail = await outbox.prepare(outgoing);
  await insertMailStatement(db, mail);
  await outbox.send(mail.id);
}
