// Sign-up with email and password. Whatever the address is to us, the answer and the time it takes are the same:
// the mail alone tells its owner more.

import type { z } from "zod";
import type { signUpForm } from "~/contracts/accounts/credentials.ts";
import { ALREADY_REGISTERED_MAIL } from "~/copy/mail/mail.ts";
import {
  findUserByEmail,
  insertUserStatements,
  updateUnconfirmedPassword,
} from "~/data/accounts/accounts.server.ts";
import { newId } from "~/lib/ids.ts";
import { hashPassword } from "~/services/auth/passwords.server.ts";
import { type MailDependencies, sendMail } from "~/usecases/mail/send-mail.ts";
import { prepareMailedLink, sealReturnPath } from "./mailed-link.ts";

/** The owner of an account hears of a sign-up once a minute at most. */
const MAIL_INTERVAL_MS = 60_000;

interface Dependencies extends MailDependencies {
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
  const { db, outbox, tokenSecret, now } = deps;
  const { email } = form;
  const passwordHash = await hashPassword(form.password);
  const known = await findUserByEmail(db, email);
  if (!known) await db.batch(insertUserStatements(db, { id: newId(), email, passwordHash, now }));
  // Read again: of two sign-ups at once, one has made the row, and both go on with it.
  const user = known ?? (await findUserByEmail(db, email));
  if (!user) throw new Error("The user that was just written cannot be found");

  if (user.emailConfirmedAt) {
    return sendMail(deps, {
      kind: "already-registered",
      to: email,
      idempotencyKey: `already-registered:${user.id}:${Math.floor(now / MAIL_INTERVAL_MS)}`,
      copy: ALREADY_REGISTERED_MAIL,
      path: signInPath(returnTo),
    });
  }

  const returnPath = await sealReturnPath(tokenSecret, returnTo);
  const link = await prepareMailedLink(deps, "confirm", email, returnPath);
  await db.batch([updateUnconfirmedPassword(db, user.id, passwordHash), ...link.statementsFor(user.id)]);
  await outbox.send(link.mailId);
}

/** The auth page with the way back, without its query: that may carry a token, which belongs into no mail. */
function signInPath(returnTo: string): string {
  const [from = "/"] = returnTo.split(/[?#]/);
  return from === "/" ? "/auth" : `/auth?${new URLSearchParams({ from })}`;
}
