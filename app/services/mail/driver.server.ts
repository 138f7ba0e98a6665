// The interface of every way of sending.
import type { MailMessage } from "~/contracts/mail/letter.ts";

export interface MailToSend extends MailMessage {
  to: string;
  /** Mails with the same key are sent once. */
  idempotencyKey: string;
}

/** Hands over one mail; throws MailFault if it wasn't accepted. */
export type SendMail = (mail: MailToSend) => Promise<void>;

interface MailFaultOptions extends ErrorOptions {
  /** How long the provider asks us to wait. */
  pauseSeconds?: number | undefined;
}

/** A mail that wasn't accepted; `isFinal` if it must not be sent again. */
export class MailFault extends Error {
  readonly isFinal: boolean;
  readonly pauseSeconds: number;

  constructor(message: string, isFinal: boolean, { pauseSeconds = 0, ...options }: MailFaultOptions = {}) {
    super(message, options);
    this.name = "MailFault";
    this.isFinal = isFinal;
    this.pauseSeconds = pauseSeconds;
  }
}
