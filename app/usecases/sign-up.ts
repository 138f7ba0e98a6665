// Sign-up with email and password. Whatever the address is to us, the answer and the time it takes are the same:
// the mail alone tells its owner more (decision A1).

import type { z } from "zod";
import type { signUpForm } from "~/contracts/credentials.ts";
import { ALREADY_REGISTERED_MAIL, CONFIRM_MAIL } from "~/copy/mail.ts";
import {
  findUserByEmail,
  insertUserStatements,
  replaceEmailTokenStatements,
  updateUnconfirmedPassword,
} from "~/data/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { newId } from "~/lib/ids.ts";
import { hashPassword } from "~/services/auth/passwords.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import type { MailQueue } from "~/services/queue.server.ts";
import { prepareMail } from "./queue-mail.ts";

const CONFIRM_VALID_MS = 24 * 60 * 60 * 1000;
/** A mailbox gets one mail a minute, however often the form is sent. */
const MAIL_INTERVAL_MS = 60_000;

interface Dependencies {
  db: Database;
  mailQueue: MailQueue;
  origin: string;
  tokenSecret: string;
  now: number;
}

/**
 * Creates an unconfirmed user with profile and mails the confirmation link; for an unconfirmed user it
 * replaces password and link, for a confirmed one it only tells the owner by mail.
 */
export async function signUp(deps: Dependencies, form: z.output<typeof signUpForm>): Promise<void> {
  const { db, mailQueue, origin, tokenSecret, now } = deps;
  const { email } = form;
  const passwordHash = await hashPassword(form.password);
  const existing = await findUserByEmail(db, email);
  const minute = Math.floor(now / MAIL_INTERVAL_MS);

  if (existing?.emailConfirmedAt) {
    const mail = await prepareMail(
      db,
      tokenSecret,
      {
        kind: "already-registered",
        to: email,
        idempotencyKey: `already-registered:${existing.id}:${minute}`,
        message: renderMail(ALREADY_REGISTERED_MAIL, `${origin}/auth`),
      },
      now,
    );
    await mail.statement;
    await mailQueue.send({ mailId: mail.id });
    return;
  }

  const userId = existing?.id ?? newId();
  const token = newToken();
  const mail = await prepareMail(
    db,
    tokenSecret,
    {
      kind: "confirm",
      to: email,
      idempotencyKey: `confirm:${hashToken(token)}`,
      message: renderMail(CONFIRM_MAIL, `${origin}/auth/confirm?token=${token}`),
    },
    now,
  );
  const tokenStatements = replaceEmailTokenStatements(db, {
    tokenHash: hashToken(token),
    userId,
    purpose: "confirm",
    now,
    expiresAt: now + CONFIRM_VALID_MS,
  });
  if (existing)
    await db.batch([updateUnconfirmedPassword(db, userId, passwordHash), ...tokenStatements, mail.statement]);
  else {
    await db.batch([
      ...insertUserStatements(db, { id: userId, email, passwordHash, now }),
      ...tokenStatements,
      mail.statement,
    ]);
  }
  await mailQueue.send({ mailId: mail.id });
}
