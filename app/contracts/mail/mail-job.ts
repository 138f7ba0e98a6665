// What the producer of MAIL_QUEUE tells its consumer: which outbox row to send.
import { z } from "zod";
import { LANGUAGES } from "../../language/languages.ts";

export const mailJob = z.object({ mailId: z.string().min(1).max(64) });

export type MailJob = z.infer<typeof mailJob>;

/** A mail as it is written and as it is sealed in the outbox. */
export const mailMessage = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Only marketing mails have one; it takes an RFC 8058 one-click POST. */
  unsubscribeUrl: z.url().optional(),
  /** Of a mail that may be sent in one with others: what each is about, to write them anew. */
  collectable: z
    .object({
      language: z.enum(LANGUAGES),
      url: z.url(),
      gifts: z.array(z.object({ what: z.string(), listTitle: z.string() })),
    })
    .optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;

/** A mail to be written into the outbox. */
export interface NewMail {
  id: string;
  idempotencyKey: string;
  kind: string;
  toAddress: string;
  sealedMessage: string;
  now: number;
}
