// The mails about an account's passkeys. Each is written in the batch of what it tells of.
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

/** Where whoever did not do it chooses a new password, which ends every session and every passkey. */
const NOT_ME_PATH = "/auth/forgot";

/** Tells that the account opens with another passkey. */
export function preparePasskeyAddedNotice({ outbox, to, now, userAgent }: Notice): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "passkey-added", device: deviceOf(userAgent), at: now },
    to,
    idempotencyKey: `passkey-added:${newId()}`,
    path: NOT_ME_PATH,
  });
}

/** Tells that a passkey opens the account no more. */
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

/** Tells that a passkey was used as a copy of itself would be; once a day for each, however often it is tried. */
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
