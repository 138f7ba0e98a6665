// Sign-up with email and password. Whatever the address is to us, the answer and the time it takes are the same:
// the mail alone tells its owner more (decision A1).

import type { z } from "zod";
import type { signUpForm } from "~/contracts/accounts/credentials.ts";
import { ALREADY_REGISTERED_MAIL } from "~/copy/mail/mail.ts";
import {
  findUserByEmail,
  insertUserStatements,
  updateUnconfirmedPassword,
} from "~/data/accounts/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { newId } from "~/lib/ids.ts";
import { hashPassword } from "~/services/auth/passwords.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMail } from "~/usecases/mail/queue-mail.ts";
import { prepareMailedLink } from "./mailed-link.ts";

/** The owner of an account hears of a sign-up once a minute at most. */
const MAIL_INTERVAL_MS = 60_000;

interface Dependencies {
  db: Database;
  mailQueue: MailQueue;
  origin: string;
  tokenSecret: string;
  now: number;
}

/**
 * Creates an unconfirmed user with profile and mails the confirmation link, which leads to `returnTo`; for an
 * unconfirmed user it replaces password and link, for a confirmed one it only tells the owner by mail.
 */
export async function signUp(
  deps: Dependencies,
  form: z.output<typeof signUpForm>,
  returnTo = "/",
): Promise<void> {
  const { db, mailQueue, origin, tokenSecret, now } = deps;
  const { email } = form;
  const passwordHash = await hashPassword(form.password);
  const known = await findUserByEmail(db, email);
  if (!known) await db.batch(insertUserStatements(db, { id: newId(), email, passwordHash, now }));
  // Read again: of two sign-ups at once, one has made the row, and both go on with it.
  const user = known ?? (await findUserByEmail(db, email));
  if (!user) throw new Error("The user that was just written cannot be found");

  if (user.emailConfirmedAt) {
    const mail = await prepareMail(
      db,
      tokenSecret,
      {
        kind: "already-registered",
        to: email,
        idempotencyKey: `already-registered:${user.id}:${Math.floor(now / MAIL_INTERVAL_MS)}`,
        message: renderMail(ALREADY_REGISTERED_MAIL, signInAddress(origin, returnTo)),
      },
      now,
    );
    await mail.statement;
    await mailQueue.send({ mailId: mail.id });
    return;
  }

  const link = await prepareMailedLink(deps, "confirm", email, returnTo);
  await db.batch([updateUnconfirmedPassword(db, user.id, passwordHash), ...link.statementsFor(user.id)]);
  await mailQueue.send({ mailId: link.mailId });
}

/** The auth page with the way back, without its query: that may carry a token, which belongs into no mail. */
function signInAddress(origin: string, returnTo: string): string {
  const from = new URL(returnTo, origin).pathname;
  return from === "/" ? `${origin}/auth` : `${origin}/auth?${new URLSearchParams({ from })}`;
}
