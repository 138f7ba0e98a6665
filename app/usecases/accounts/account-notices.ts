// Mails that tell an owner what happened to the account. Each is written in the same batch as the event.
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import type { Language } from "~/language/languages.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";
import { LAST_MAIL } from "~/usecases/mail/deliver-mail.ts";

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
