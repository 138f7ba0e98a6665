// What every way of sending keeps to.
import type { MailMessage } from "~/contracts/mail/mail-job.ts";

export interface MailToSend extends MailMessage {
  to: string;
  /** The same key is sent once. */
  idempotencyKey: string;
}

/** Hands one mail over; throws MailFault when it was not accepted. */
export type SendMail = (mail: MailToSend) => Promise<void>;

interface MailFaultOptions extends ErrorOptions {
  /** How long the provider wants to be left alone. */
  pauseSeconds?: number | undefined;
}

/** A mail that was not accepted; `isFinal` when it must not be sent again. */
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
