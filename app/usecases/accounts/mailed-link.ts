// Links that prove an address: a token that travels in one mail, is stored hashed, and takes the place of every earlier
// one of its purpose.
import { CONFIRM_MAIL, type MailCopy, RESET_MAIL } from "~/copy/mail/mail.ts";
import { replaceEmailTokenStatements, type TokenPurpose } from "~/data/accounts/accounts.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import type { MailDependencies } from "~/usecases/mail/send-mail.ts";

const RETURN_SEAL = "return-path";
const HOUR_MS = 60 * 60 * 1000;

const LINKS: Readonly<Record<TokenPurpose, { copy: MailCopy; path: string; validMs: number }>> = {
  confirm: { copy: CONFIRM_MAIL, path: "/auth/confirm", validMs: 24 * HOUR_MS },
  reset: { copy: RESET_MAIL, path: "/reset-password", validMs: HOUR_MS },
};

interface Dependencies extends MailDependencies {
  now: number;
}

/**
 * A fresh link for an address: the mail's id for the queue, and the statements that store token and mail for a user.
 * Nothing is written before they run, so the same work can be done for an address that nobody has. `returnPath`, sealed,
 * is where the link leads once it is used; null keeps that of the link it replaces.
 */
export async function prepareMailedLink(
  { db, outbox, now }: Dependencies,
  purpose: TokenPurpose,
  email: string,
  returnPath: string | null = null,
) {
  const { copy, path, validMs } = LINKS[purpose];
  const token = newToken();
  const tokenHash = hashToken(token);
  const mail = await outbox.prepare({
    kind: purpose,
    to: email,
    idempotencyKey: `${purpose}:${tokenHash}`,
    copy,
    path: `${path}?token=${token}`,
  });
  return {
    mailId: mail.id,
    statementsFor: (userId: string) =>
      [
        ...replaceEmailTokenStatements(db, {
          tokenHash,
          userId,
          purpose,
          now,
          expiresAt: now + validMs,
          returnPath,
        }),
        insertMailStatement(db, mail),
      ] as const,
  };
}

/** Where a link leads once it is used. It stands sealed beside the token, never in the mail: it may carry a share token. */
export function sealReturnPath(tokenSecret: string, returnTo: string): Promise<string> {
  return seal(tokenSecret, RETURN_SEAL, returnTo);
}

/** Where a used link leads; "/" when nothing was stored or it was sealed under another secret. */
export async function openReturnPath(tokenSecret: string, sealed: string | null): Promise<string> {
  return (sealed && (await unseal(tokenSecret, RETURN_SEAL, sealed))) || "/";
}
