// A mail on its way into the outbox. It is written in the batch of what it tells of and handed to the queue after the
// commit; between the two its text stands sealed, because it carries links that open accounts.
import type { Letter } from "~/contracts/mail/letter.ts";
import { type MailMessage, mailMessage, type NewMail } from "~/contracts/mail/mail-job.ts";
import { newId } from "~/lib/new-id.ts";
import { seal, unseal } from "../auth/secret-box.server.ts";
import { unsubscribeToken } from "../auth/unsubscribe-token.server.ts";
import type { MailQueue } from "../queue.server.ts";
import { letterCopy } from "./letter-copy.server.ts";
import { renderMail, renderMarketingMail } from "./render.server.ts";

const placeOf = (mailId: string) => ({ purpose: "mail", row: mailId });

export interface OutgoingMail {
  letter: Letter;
  to: string;
  /** The same key is one mail, however often it is asked for. */
  idempotencyKey: string;
  /** Where the button leads: a path of our site. */
  path: string;
  /** True for a mail that is not about the account: it can be unsubscribed from. */
  isMarketing?: boolean;
}

export interface Outbox {
  /**
   * The mail as it is to be written: put insertMailStatement into the batch of what it tells of. Of mails of which only one
   * is written all have its id.
   */
  prepare(mail: OutgoingMail, id?: string): Promise<NewMail>;
  /** Hands a mail to the queue once it is written; a mail that was not written is not found, and its message is dropped. */
  send(mailId: string): Promise<void>;
}

/** What of a mail's row its text stands in. */
interface StoredMail {
  id: string;
  sealedMessage: string | null;
}

interface Settings {
  origin: string;
  tokenSecret: string;
  mailQueue: MailQueue;
  now: number;
  /** Of the sender, for marketing mails. */
  postalAddress?: string | undefined;
}

/** The outbox of one request. */
export function createOutbox(settings: Settings): Outbox {
  const { origin, tokenSecret, mailQueue, now, postalAddress } = settings;
  return {
    async prepare({ letter, to, idempotencyKey, path, isMarketing = false }, id = newId()) {
      const url = `${origin}${path}`;
      const copy = letterCopy(letter);
      const message = isMarketing
        ? renderMarketingMail(copy, url, {
            unsubscribeUrl: `${origin}/unsubscribe?token=${await unsubscribeToken(tokenSecret, to)}`,
            postalAddress,
          })
        : renderMail(copy, url);
      const sealedMessage = await sealMail(tokenSecret, id, message);
      return { id, kind: letter.kind, toAddress: to, idempotencyKey, sealedMessage, now };
    },
    async send(mailId) {
      await mailQueue.send({ mailId });
    },
  };
}

/** A mail's text as it is stored. */
export function sealMail(tokenSecret: string, mailId: string, message: MailMessage): Promise<string> {
  return seal(tokenSecret, placeOf(mailId), JSON.stringify(message));
}

/** A stored mail's text, or null when there is none any more or it was sealed under no secret of ours. */
export async function openMail(
  tokenSecret: string,
  { id, sealedMessage }: StoredMail,
): Promise<MailMessage | null> {
  const text = sealedMessage && (await unseal(tokenSecret, placeOf(id), sealedMessage));
  return text ? (mailMessage.safeParse(JSON.parse(text)).data ?? null) : null;
}
