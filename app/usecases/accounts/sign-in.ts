// Browsers that have signed in to an account before, recognized by a sealed cookie until the account's
// password changes.

import type { z } from "zod";
import { type KnownDevice, MOST_KNOWN_ACCOUNTS } from "~/contracts/accounts/account-forms.ts";
import type { signInForm } from "~/contracts/accounts/credentials.ts";
import type { NewMail } from "~/contracts/mail/letter.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { findUserByEmail } from "~/data/accounts/profiles.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { insertSession, keepLanguageStatement } from "~/data/sessions.server.ts";
import type { Language } from "~/language/languages.ts";
import { spokenLanguage } from "~/language/public-path.ts";
import { log, securityLog } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { credentialMark, verifyPassword } from "~/services/auth/password-hash.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { askTurnstile } from "~/services/auth/verify-turnstile.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareDeviceNotice } from "./account-notices.ts";
import type { LimitedAction } from "./limit-tries.ts";

/** The device that an account knows, with its current password; null if there isn't one. */
export function deviceOf(
  devices: readonly KnownDevice[],
  owner: { id: string; passwordHash: string | null },
): KnownDevice | null {
  const credential = credentialMark(owner.id, owner.passwordHash);
  return devices.find((device) => device.userId === owner.id && device.credential === credential) ?? null;
}

/**
 * The allowance that a sign-in attempt counts against: a device known to the account of a normalized address
 * has its own, all others share the address's. Without a cookie nothing is read, so the time taken reveals
 * nothing.
 */
export async function allowanceOfTry(
  { db }: Needs<"db">,
  devices: readonly KnownDevice[],
  email: string,
): Promise<{ action: LimitedAction; account: string }> {
  const owner = devices.length > 0 ? await findUserByEmail(db, email) : null;
  const known = owner && deviceOf(devices, owner);
  if (!known) return { action: "sign-in", account: email };
  return { action: "sign-in-known-device", account: `${known.userId}\0${known.device}` };
}

/** The devices to store after a sign-in: this account first, plus a limited number of others. */
export function rememberDevice(
  devices: readonly KnownDevice[],
  { userId, credential, usesPasskey }: { userId: string; credential: string; usesPasskey?: true },
  now: number,
): KnownDevice[] {
  const before = devices.find((device) => device.userId === userId && device.credential === credential);
  const isByPasskey = usesPasskey || devices.some((one) => one.userId === userId && one.usesPasskey);
  const others = devices.filter((device) => device.userId !== userId);
  const device = before?.device ?? newId();
  const own: KnownDevice = {
    userId,
    device,
    credential,
    ...(isByPasskey && { usesPasskey: true }),
    signedInAt: now,
  };
  return [own, ...others].slice(0, MOST_KNOWN_ACCOUNTS);
}

/** The devices after a passkey was added in this browser. */
export function rememberPasskey(devices: readonly KnownDevice[], userId: string): KnownDevice[] {
  return devices.map((device) => (device.userId === userId ? { ...device, usesPasskey: true } : device));
}

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

/**
 * Whether a form that sends mail may proceed: if Turnstile is configured, only with a valid token, or if the
 * service doesn't answer. Rate limits apply either way.
 */
export async function letPeopleThrough(
  { turnstile }: Pick<AppConfig, "turnstile">,
  token: string | undefined,
): Promise<boolean> {
  if (turnstile === null) return true;
  const answer = await askTurnstile(turnstile, token ?? "");
  switch (answer.kind) {
    case "human":
      return true;
    case "refused":
      securityLog("machine_refused", { hasToken: token !== undefined && token !== "" });
      return false;
    case "unanswered":
      log.warn("turnstile_unanswered", { reason: answer.reason });
      return true;
    default:
      return answer satisfies never;
  }
}
