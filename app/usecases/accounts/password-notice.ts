import { PASSWORD_CHANGED_MAIL } from "~/copy/mail/mail.ts";
import type { Database } from "~/data/database.server.ts";
import { renderMail } from "~/services/mail/render.server.ts";
import { prepareMail } from "~/usecases/mail/queue-mail.ts";

interface Dependencies {
  db: Database;
  origin: string;
  tokenSecret: string;
  now: number;
}

/** The mail that tells an owner of a replaced password; `occasion` keeps it one mail an occasion. */
export function preparePasswordNotice(
  { db, origin, tokenSecret, now }: Dependencies,
  to: string,
  occasion: string,
) {
  return prepareMail(
    db,
    tokenSecret,
    {
      kind: "password-changed",
      to,
      idempotencyKey: `password-changed:${occasion}`,
      message: renderMail(PASSWORD_CHANGED_MAIL, `${origin}/auth/forgot`),
    },
    now,
  );
}
