import { findUserByEmail } from "~/data/accounts/accounts.server.ts";
import type { MailDependencies } from "~/usecases/mail/send-mail.ts";
import { prepareMailedLink } from "./mailed-link.ts";
import { writeForNobody } from "./write-for-nobody.ts";

interface Dependencies extends MailDependencies {
  now: number;
}

/**
 * Mails a link that sets a new password, in the place of every earlier one. For an address that nobody has, the same
 * work is done for nobody, so that neither the answer nor the time it takes tells.
 */
export async function requestPasswordReset(deps: Dependencies, email: string): Promise<void> {
  const { db, outbox } = deps;
  const user = await findUserByEmail(db, email);
  const link = await prepareMailedLink(deps, "reset", email);
  if (user) await db.batch(link.statementsFor(user.id));
  else await writeForNobody(db);
  await outbox.send(link.mailId);
}
