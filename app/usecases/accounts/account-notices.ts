// Mails that tell an owner what happened to the account. Each is written in the same batch as the event.

import type { NewMail } from "~/contracts/mail/letter.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";
import { LAST_MAIL } from "~/usecases/mail/deliver-mail.ts";
import { type MailDeps, sendMail } from "~/usecases/mail/mail-turn.ts";
import type { Language } from "~/words/languages.ts";

interface Notice {
  outbox: Outbox;
  to: string;
  /** The owner's; without it, the one that is spoken. */
  language?: Language | null;
  now: number;
  userAgent: string | null;
}

/** If it wasn't the owner, they choose a new password here, which ends every session. */
const NOT_ME_PATH = "/auth/forgot";

/** A sign-in from an unknown browser; `occasion` is the session's own. */
export function prepareDeviceNotice(
  { outbox, to, language = null, now, userAgent }: Notice,
  occasion: string,
): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "new-device", device: deviceOf(userAgent), at: now },
    to,
    language,
    idempotencyKey: `new-device:${occasion}`,
    path: NOT_ME_PATH,
  });
}

/** A provider's identity now opens the account; once per identity. */
export function prepareProviderNotice(
  { outbox, to, language = null, now, userAgent }: Notice,
  link: { provider: ProviderName; subject: string; userId: string },
): Promise<NewMail> {
  const { provider, subject, userId } = link;
  const occasion = hashToken([provider, subject, userId].join("\0"));
  return outbox.prepare({
    letter: { kind: "provider-linked", provider, device: deviceOf(userAgent), at: now },
    to,
    language,
    idempotencyKey: `provider-linked:${occasion}`,
    path: NOT_ME_PATH,
  });
}

/** The account is gone; doesn't say which one it was. */
export function prepareDeletionNotice(
  { outbox, to, now }: Omit<Notice, "userAgent">,
  userId: string,
): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: LAST_MAIL, at: now },
    to,
    idempotencyKey: `${LAST_MAIL}:${hashToken(userId)}`,
    path: "/",
  });
}

/** The mail about a replaced password; one mail for each `occasion`. */
export function preparePasswordNotice(outbox: Outbox, to: string, occasion: string): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "password-changed" },
    to,
    idempotencyKey: `password-changed:${occasion}`,
    path: "/auth/forgot",
  });
}

type PasskeyNotice = Omit<Notice, "language">;

/** The account has a new passkey. */
export function preparePasskeyAddedNotice({ outbox, to, now, userAgent }: PasskeyNotice): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "passkey-added", device: deviceOf(userAgent), at: now },
    to,
    idempotencyKey: `passkey-added:${newId()}`,
    path: NOT_ME_PATH,
  });
}

/** A passkey no longer opens the account. */
export function preparePasskeyRemovedNotice(
  { outbox, to, now, userAgent }: PasskeyNotice,
  { name }: { name: string },
): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "passkey-removed", name, device: deviceOf(userAgent), at: now },
    to,
    idempotencyKey: `passkey-removed:${newId()}`,
    path: NOT_ME_PATH,
  });
}

/** A passkey was used the way a copy of it would be; once a day per passkey, however often it is tried. */
export function preparePasskeyMisuseNotice(
  { outbox, to, now, userAgent }: PasskeyNotice,
  { credentialId, name }: { credentialId: string; name: string },
): Promise<NewMail> {
  const day = Math.floor(now / 86_400_000);
  return outbox.prepare({
    letter: { kind: "passkey-misused", name, device: deviceOf(userAgent), at: now },
    to,
    idempotencyKey: `passkey-misused:${hashToken(credentialId)}:${day}`,
    path: "/profile",
  });
}

/** Welcomes the owner of a new account by mail; once per user, no matter how often it is called. */
export async function welcomeUser(deps: MailDeps, userId: string): Promise<void> {
  const user = await findCredentials(deps.db, userId);
  if (!user) return;
  await sendMail(deps, {
    letter: { kind: "welcome" },
    to: user.email,
    idempotencyKey: `welcome:${userId}`,
    path: "/onboarding",
  });
}
