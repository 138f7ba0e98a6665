import type { NewMail } from "~/contracts/mail/mail-job.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";

/** The mail about a replaced password; one mail for each `occasion`. */
export function preparePasswordNotice(outbox: Outbox, to: string, occasion: string): Promise<NewMail> {
  return outbox.prepare({
    letter: { kind: "password-changed" },
    to,
    idempotencyKey: `password-changed:${occasion}`,
    path: "/auth/forgot",
  });
}
