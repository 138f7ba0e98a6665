import type { z } from "zod";
import type { signInForm } from "~/contracts/accounts/credentials.ts";
import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import { findUserByEmail } from "~/data/accounts/account-rows.server.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { insertSession, keepLanguageStatement } from "~/data/accounts/sessions.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import type { Language } from "~/language/languages.ts";
import { spokenLanguage } from "~/language/public-path.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { credentialMark } from "~/services/auth/credential-mark.server.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareDeviceNotice } from "./account-notices.ts";
import { deviceOf } from "./recognize-device.ts";

type SessionDependencies = Needs<"db" | "now" | "userAgent">;

interface Dependencies extends SessionDependencies, Needs<"db" | "outbox"> {
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

export interface StartedSession {
  userId: string;
  /** Goes into the cookie; only its hash is stored. */
  token: string;
  /** The mark of the current password, by which the browser is recognized next time. */
  credential: string;
  /** What the product speaks to the user: as chosen, or as on the page of the first sign-in. */
  language: Language;
  /** Set after a sign-in by passkey, so that this browser is asked for one first next time. */
  usesPasskey?: true;
}

/**
 * A new session for the right password of a confirmed address, else null: unknown, wrong, and unconfirmed
 * can't be told apart by the answer or its timing. If the browser is unknown, a mail tells the owner.
 */
export async function signIn(
  deps: Dependencies,
  form: z.output<typeof signInForm>,
): Promise<StartedSession | null> {
  const { outbox, devices } = deps;
  const user = await findUserByEmail(deps.db, form.email);
  const isRight = await verifyPassword(form.password, user?.passwordHash ?? null);
  if (!user?.emailConfirmedAt || !isRight) {
    securityLog("sign_in_failed", { userId: user?.id ?? null, by: "password" });
    return null;
  }
  const isKnownDevice = deviceOf(devices, user) !== null;
  const mail = isKnownDevice
    ? null
    : await prepareDeviceNotice({ ...deps, to: user.email, language: user.language }, newId());
  const session = await startSession(deps, user.id, mail);
  securityLog("sign_in_succeeded", { userId: user.id, by: "password", isKnownDevice });
  if (mail) await outbox.send(mail.id);
  return session;
}

/** Stores a new session of the user, along with the mail about it; every sign-in gets its own token. */
export async function startSession(
  { db, now, userAgent }: SessionDependencies,
  userId: string,
  mail: NewMail | null = null,
): Promise<StartedSession> {
  const token = newToken();
  const spoken = spokenLanguage();
  const [, credentials] = await db.batch([
    insertSession(db, {
      tokenHash: hashToken(token),
      userId,
      userAgent,
      now,
      expiresAt: now + SESSION_SECONDS * 1000,
    }),
    selectCredentials(db, userId),
    keepLanguageStatement(db, userId, spoken),
    ...(mail ? [insertMailStatement(db, mail)] : []),
  ]);
  const [owner] = credentials;
  const credential = credentialMark(userId, owner?.passwordHash ?? null);
  return { userId, token, credential, language: owner?.language ?? spoken };
}
