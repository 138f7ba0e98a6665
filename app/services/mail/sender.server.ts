// How a mail leaves: over Resend's HTTP interface, or not at all in development, where the mailbox shows it.
import type { MailMessage } from "~/contracts/mail-job.ts";
import type { AppConfig } from "../config.server.ts";

export interface MailSender {
  /** Whether a sent mail's text is kept for the development mailbox. */
  keepsText: boolean;
  /** Sends one mail; the same idempotency key is sent once. Throws MailFault. */
  send(mail: MailMessage & { to: string; idempotencyKey: string }): Promise<void>;
}

/** A mail that was not accepted; `isFinal` when asking again would get the same answer. */
export class MailFault extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailFault";
    this.isFinal = isFinal;
  }
}

const DEADLINE_MS = 10_000;

/** The deployment's sender. */
export function mailSender({ mail, isDevelopment }: AppConfig): MailSender {
  const { from, resendApiKey } = mail;
  if (!resendApiKey || isDevelopment) return { keepsText: true, send: async () => {} };
  return {
    keepsText: false,
    async send({ to, subject, html, text, idempotencyKey }) {
      const response = await fetch("https://api.resend.com/emails", {
        method: "POST",
        headers: {
          Authorization: `Bearer ${resendApiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": idempotencyKey,
        },
        body: JSON.stringify({ from, to: [to], subject, html, text }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }).catch((error: unknown) => {
        throw new MailFault("no answer", false, { cause: error });
      });
      await response.body?.cancel();
      if (!response.ok) {
        const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
        throw new MailFault(`status ${response.status}`, isFinal);
      }
    },
  };
}
