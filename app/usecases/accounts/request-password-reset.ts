import { findUserByEmail } from "~/data/accounts/accounts.server.ts";
import { deleteSessionsOfUser } from "~/data/accounts/sessions.server.ts";
import type { Database } from "~/data/database.server.ts";
import { newId } from "~/lib/ids.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMailedLink } from "./mailed-link.ts";

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
  const { db, mailQueue } = deps;
  const user = await findUserByEmail(db, email);
  const link = await prepareMailedLink(deps, "reset", email);
  if (user) await db.batch(link.statementsFor(user.id));
  else await writeForNobody(db);
  // A mail that was not written is not found, and its message is dropped.
  await mailQueue.send({ mailId: link.mailId });
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
