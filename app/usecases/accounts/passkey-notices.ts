// Mails about an account's passkeys. Each is written in the same batch as the event.
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";

interface Notice {
  outbox: Outbox;
  to: string;
  now: number;
  userAgent: string | null;
}

/** If it wasn't the owner, they choose a new password here, which ends every session and every passkey. */
const NOT_ME_PATH = "/auth/forgot";

/** The account has a new passkey. */
export function preparePasskeyAddedNotice({ outbox, to, now, userAgent }: Notice): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "passkey-added", device: deviceOf(userAgent), at: now },
    to,
    idempotencyKey: `passkey-added:${newId()}`,
    path: NOT_ME_PATH,
  });
}

/** A passkey no longer opens the account. */
export function preparePasskeyRemovedNotice(
  { outbox, to, now, userAgent }: Notice,
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
  { outbox, to, now, userAgent }: Notice,
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
