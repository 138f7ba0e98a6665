// Links that prove an address: a token that is mailed once and stored hashed.
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import { newId } from "~/lib/new-id.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import type { MailDependencies } from "~/usecases/mail/send-mail.ts";

const placeOf = (signUpId: string) => ({ purpose: "return-path", row: signUpId });
const HOUR_MS = 60 * 60 * 1000;

type Purpose = "confirm" | "reset";

const LINKS: Readonly<Record<Purpose, { path: string; validMs: number }>> = {
  confirm: { path: "/auth/confirm", validMs: 24 * HOUR_MS },
  reset: { path: "/reset-password", validMs: HOUR_MS },
};

export interface MailedLink {
  mail: NewMail;
  tokenHash: string;
  expiresAt: number;
}

/**
 * A fresh link for an address and the mail that carries it. Writes nothing, so the same work can be done for
 * an address without an account.
 */
export async function prepareMailedLink(
  { outbox, now }: Pick<MailDependencies, "outbox"> & { now: number },
  purpose: Purpose,
  email: string,
  mailId = newId(),
): Promise<MailedLink> {
  const { path, validMs } = LINKS[purpose];
  const token = newToken();
  const tokenHash = hashToken(token);
  const idempotencyKey = `${purpose}:${tokenHash}`;
  const letter = { kind: purpose };
  const mail = await outbox.prepare(
    { letter, to: email, idempotencyKey, path: `${path}?token=${token}` },
    mailId,
  );
  return { mail, tokenHash, expiresAt: now + validMs };
}

/** Where a confirmation leads. Sealed with the sign-up, never mailed: it may contain a share token. */
export function sealReturnPath(tokenSecret: string, signUpId: string, returnTo: string): Promise<string> {
  return seal(tokenSecret, placeOf(signUpId), returnTo);
}

/** Where a confirmation leads; "/" if nothing was stored or it was sealed for another sign-up. */
export async function openReturnPath(tokenSecret: string, signUpId: string, sealed: string): Promise<string> {
  return (sealed && (await unseal(tokenSecret, placeOf(signUpId), sealed))) || "/";
}
