import { hasConfirmLink, replaceLinkStatements } from "~/data/accounts/pending-sign-ups.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareMailedLink } from "./mailed-link.ts";

/**
 * Mails a new confirmation link, replacing earlier ones, if the address is waiting for one; its stored forms
 * stay. Confirmed and unknown addresses cause the same work and get the same answer, but no mail.
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
