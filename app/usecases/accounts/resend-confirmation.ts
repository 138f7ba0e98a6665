import { hasConfirmLink, replaceLinkStatements } from "~/data/accounts/pending-sign-ups.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareMailedLink } from "./mailed-link.ts";

/**
 * Mails a confirmation link in the place of the earlier ones, if the address waits for it; its forms stay as they are. A
 * confirmed and an unknown address get the same answer by the same work, and no mail.
 */
export async function resendConfirmation(deps: Needs<"db" | "outbox" | "now">, email: string): Promise<void> {
  const { db, outbox } = deps;
  const link = await prepareMailedLink(deps, "confirm", email);
  await db.batch([
    ...replaceLinkStatements(db, email, link),
    insertMailWhen(db, link.mail, hasConfirmLink(link.tokenHash)),
  ]);
  await outbox.send(link.mail.id);
}
