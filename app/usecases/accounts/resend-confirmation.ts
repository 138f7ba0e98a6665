import { findUserByEmail } from "~/data/accounts/accounts.server.ts";
import type { MailDependencies } from "~/usecases/mail/send-mail.ts";
import { prepareMailedLink } from "./mailed-link.ts";
import { writeForNobody } from "./write-for-nobody.ts";

interface Dependencies extends MailDependencies {
  now: number;
}

/**
 * Mails the confirmation link once more, in the place of the earlier one, if the address waits for it. A confirmed and
 * an unknown address get the same answer in the same time, and no mail.
 */
export async function resendConfirmation(deps: Dependencies, email: string): Promise<void> {
  const { db, outbox } = deps;
  const user = await findUserByEmail(db, email);
  const link = await prepareMailedLink(deps, "confirm", email);
  if (user && !user.emailConfirmedAt) await db.batch(link.statementsFor(user.id));
  else await writeForNobody(db);
  await outbox.send(link.mailId);
}
