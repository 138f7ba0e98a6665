// Browsers that have signed in to an account before, recognized by a sealed cookie until the account's password changes.

import type { z } from "zod";
import { type KnownDevice, MOST_KNOWN_ACCOUNTS } from "~/contracts/accounts/account-forms.ts";
import type { signInForm } from "~/contracts/accounts/credentials.ts";
import type { NewMail } from "~/contracts/mail/letter.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { oneOfUsers, selectUserByEmail, type UserRow } from "~/data/accounts/profiles.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { insertSession, keepLanguageStatement } from "~/data/sessions.server.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { credentialMark, verifyPassword } from "~/services/auth/password-hash.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { askTurnstile } from "~/services/auth/verify-turnstile.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { Language } from "~/words/languages.ts";
import { spokenLanguage } from "~/words/public-path.ts";
import { prepareDeviceNotice } from "./account-notices.ts";
import {
  type CountedTry,
  countNamedTry,
  forgiveStatements,
  type LimitDeps,
  limitTries,
  refuseTry,
  type Try,
  type TryAnswer,
} from "./limit-tries.ts";

/** The device that an account knows, with its current password; null if there isn't one. */
export function deviceOf(
  devices: readonly KnownDevice[],
  owner: { id: string; passwordHash: string | null },
): KnownDevice | null {
  const credential = credentialMark(owner.id, owner.passwordHash);
  return devices.find((device) => device.userId === owner.id && device.credential === credential) ?? null;
}

interface CountDeps extends LimitDeps {
  reader: PageReader;
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

type CountedSignIn =
  | { kind: "counted"; user: UserRow | null; counted: CountedTry; isKnownDevice: boolean }
  | { kind: "refused"; refused: Extract<TryAnswer, { ok: false }> };

/**
 * Counts a try to sign in to a normalized address in the round trip that reads its account, which must not be used if the try is
 * refused. A browser that the account knows has an allowance of its own; all others share the address's. Known or unknown, the
 * address takes the same one trip.
 */
export async function countSignIn(
  deps: CountDeps,
  { account: email, address }: Required<Try>,
): Promise<CountedSignIn> {
  const { db, reader, devices } = deps;
  const ofAddress: CountedTry = { action: "sign-in", account: email, address };
  const ofDevice = ({ userId, device }: KnownDevice): CountedTry => ({
    action: "sign-in-known-device",
    account: `${userId}\0${device}`,
    address,
  });
  const ids = devices.map(({ userId }) => userId);
  const tries = new Map<string, CountedTry>([
    ["", ofAddress],
    ...devices.map((one) => [one.userId, ofDevice(one)] as const),
  ]);
  const [isCounted, [user = null]] = await Promise.all([
    countNamedTry(deps, oneOfUsers(email, ids), tries),
    reader.read(selectUserByEmail(db, email)),
  ]);
  const counted = (user && tries.get(user.id)) ?? ofAddress;
  const isKnownDevice = user !== null && deviceOf(devices, user) !== null;
  if (counted !== ofAddress && !isKnownDevice) {
    // The password has changed since, so the browser is a stranger's, whose tries haven't been counted yet.
    const answer = await limitTries(deps, "sign-in", ofAddress);
    return answer.ok
      ? { kind: "counted", user, counted: ofAddress, isKnownDevice }
      : { kind: "refused", refused: answer };
  }
  if (!isCounted) return { kind: "refused", refused: await refuseTry(deps, counted) };
  return { kind: "counted", user, counted, isKnownDevice };
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

type SessionDeps = Needs<"db" | "now" | "userAgent">;

interface Deps extends SessionDeps, CountDeps, Needs<"outbox" | "waitUntil"> {
  /** The client's network address. */
  address: string;
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

type SignedIn =
  | { kind: "started"; session: StartedSession }
  /** The wrong password, or no confirmed account with one. */
  | { kind: "wrong" }
  | { kind: "refused"; refused: Extract<TryAnswer, { ok: false }> };

/**
 * A new session for the right password of a confirmed address: unknown, wrong, and unconfirmed
 * can't be told apart by the answer or its timing. If the browser is unknown, a mail tells the owner. The try is counted with the
 * account's reading, before the password is checked, and given back with the session's writing: two round trips, and one if it fails.
 */
export async function signIn(deps: Deps, form: z.output<typeof signInForm>): Promise<SignedIn> {
  const { outbox, waitUntil } = deps;
  const tried = await countSignIn(deps, { account: form.email, address: deps.address });
  if (tried.kind === "refused") return tried;
  const { user, counted, isKnownDevice } = tried;
  const isRight = await verifyPassword(form.password, user?.passwordHash ?? null);
  if (!user?.emailConfirmedAt || !isRight) {
    securityLog("sign_in_failed", { userId: user?.id ?? null, by: "password" });
    return { kind: "wrong" };
  }
  const mail = isKnownDevice
    ? null
    : await prepareDeviceNotice({ ...deps, to: user.email, language: user.language }, newId());
  const session = await startSession(deps, user.id, { mail, along: forgiveStatements(deps, counted) });
  securityLog("sign_in_succeeded", { userId: user.id, by: "password", isKnownDevice });
  // The mail is stored: if its message is lost, the sweeper sends another.
  if (mail) waitUntil(outbox.send(mail.id));
  return { kind: "started", session };
}

interface Along {
  /** The mail about it. */
  mail?: NewMail | null;
  /** What else the same transaction writes. */
  along?: ReturnType<typeof forgiveStatements>;
}

/** Stores a new session of the user; every sign-in gets its own token. */
export async function startSession(
  { db, now, userAgent }: SessionDeps,
  userId: string,
  { mail = null, along = [] }: Along = {},
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
    ...along,
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
