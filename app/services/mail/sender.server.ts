// How a mail is sent: through Cloudflare's binding, over Resend's HTTP API, or not at all in development,
// where the mailbox shows it.
import type { AppConfig } from "../config.server.ts";
import { measuredSending } from "../metrics/measured.server.ts";
import { type Metrics, NO_METRICS } from "../metrics/metrics.server.ts";
import { cloudflareSender } from "./cloudflare.server.ts";
import { MailFault, type MailToSend, type SendMail } from "./driver.server.ts";
import { resendSender } from "./resend.server.ts";

export { MailFault };

export interface MailSender {
  /** Whether a sent mail's text is kept for the development mailbox. */
  keepsText: boolean;
  send: SendMail;
}

/** The deployment's sender. `binding` is the one in wrangler.toml. */
export function mailSender(
  { mail, isDevelopment }: AppConfig,
  binding?: SendEmail,
  metrics: Metrics = NO_METRICS,
): MailSender {
  const send = measuredSending(driverOf(mail, binding), mail.driver, metrics);
  return {
    keepsText: isDevelopment,
    async send(outgoing) {
      refuseInjection(outgoing);
      await send(outgoing);
    },
  };
}

function driverOf(mail: AppConfig["mail"], binding: SendEmail | undefined): SendMail {
  switch (mail.driver) {
    case "mailbox":
      return async () => {};
    case "cloudflare":
      if (!binding) throw new Error("The MAILER binding is missing");
      return cloudflareSender(mail, binding);
    case "resend":
      return resendSender(mail);
  }
}

const ONE_ADDRESS = /^[^\s,;:<>()"@]+@[^\s,;:<>()"@]+$/;

/** Forms already refuse such addresses; anything that reaches a mail's headers is checked again. */
function refuseInjection({ to, subject, unsubscribeUrl = "" }: MailToSend): void {
  if (!ONE_ADDRESS.test(to)) throw new MailFault("not one address", true);
  if (/[\r\n]/.test(subject + unsubscribeUrl)) throw new MailFault("line break in a header", true);
}
