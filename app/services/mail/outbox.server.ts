// A mail on its way into the outbox. It is written in the batch of what it tells of and handed to the queue after the
// commit; between the two its text stands sealed, because it carries links that open accounts.
import { type MailMessage, mailMessage, type NewMail } from "~/contracts/mail/mail-job.ts";
import type { MailCopy } from "~/copy/mail/mail.ts";
import { newId } from "~/lib/ids.ts";
import { seal, unseal } from "../auth/secret-box.server.ts";
import type { MailQueue } from "../queue.server.ts";
import { renderMail } from "./render.server.ts";

const MAIL_SEAL = "mail";

export interface OutgoingMail {
  kind: string;
  to: string;
  /** The same key is one mail, however often it is asked for. */
  idempotencyKey: string;
  copy: MailCopy;
  /** Where the button leads: a path of our site. */
  path: string;
}

export interface Outbox {
  /** The mail as it is to be written: put insertMailStatement into the batch of what it tells of. */
  prepare(mail: OutgoingMail): Promise<NewMail>;
  /** Hands a mail to the queue once it is written; a mail that was not written is not found, and its message is dropped. */
  send(mailId: string): Promise<void>;
}

interface Settings {
  origin: string;
  tokenSecret: string;
  mailQueue: MailQueue;
  now: number;
}

/** The outbox of one request. */
export function createOutbox({ origin, tokenSecret, mailQueue, now }: Settings): Outbox {
  return {
    async prepare({ kind, to, idempotencyKey, copy, path }) {
      const sealedMessage = await sealMail(tokenSecret, renderMail(copy, `${origin}${path}`));
      return { id: newId(), kind, toAddress: to, idempotencyKey, sealedMessage, now };
    },
    async send(mailId) {
      await mailQueue.send({ mailId });
    },
  };
}

/** A mail's text as it is stored. */
export function sealMail(tokenSecret: string, message: MailMessage): Promise<string> {
  return seal(tokenSecret, MAIL_SEAL, JSON.stringify(message));
}

/** A stored mail's text, or null when there is none any more or it was sealed under another secret. */
export async function openMail(tokenSecret: string, sealed: string | null): Promise<MailMessage | null> {
  const text = sealed && (await unseal(tokenSecret, MAIL_SEAL, sealed));
  return text ? (mailMessage.safeParse(JSON.parse(text)).data ?? null) : null;
}
