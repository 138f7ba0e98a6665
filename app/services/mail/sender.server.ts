// Sends mail through Cloudflare's binding, over Resend's HTTP API, or, in development, not at all: the mailbox shows it.

import { readRetryAfter } from "../../lib/send-form.ts";
import type { AppConfig } from "../config.server.ts";
import { type Metrics, measuredSending, NO_METRICS } from "../metrics/metrics.server.ts";
import { MailFault, type MailToSend, type SendMail } from "./driver.server.ts";
import type { MailConfig } from "./mail-config.server.ts";

const DEADLINE_MS = 10_000;

/** Codes of temporary refusals, with the pause they ask for in seconds; every other code is final. */
const CLOUDFLARE_PASSING: Readonly<Record<string, number>> = {
  E_RATE_LIMIT_EXCEEDED: 60,
  E_DAILY_LIMIT_EXCEEDED: 60 * 60,
  E_DELIVERY_FAILED: 0,
  E_INTERNAL_SERVER_ERROR: 0,
};

/**
 * Sends through the binding in wrangler.toml. It has no idempotency keys, so a mail that may or may not have been accepted isn't
 * sent again: its reader can request another one, while two would look like a bug.
 */
function cloudflareSender({ from }: MailConfig, binding: SendEmail): SendMail {
  const sender = from.name === null ? from.email : { name: from.name, email: from.email };
  return async (mail) => {
    const { to, subject, html, text } = mail;
    const headers = unsubscribeHeaders(mail);
    await withDeadline(
      binding.send({ from: sender, to, subject, html, text, ...(headers ? { headers } : {}) }),
    ).catch((error: unknown) => {
      throw cloudflareFault(error);
    });
  };
}

function cloudflareFault(error: unknown): MailFault {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (typeof code !== "string" || !code.startsWith("E_")) {
    return new MailFault("outcome unknown", true, { cause: error });
  }
  const pauseSeconds = CLOUDFLARE_PASSING[code];
  return new MailFault(code, pauseSeconds === undefined, { cause: error, pauseSeconds });
}

async function withDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("deadline passed")), DEADLINE_MS);
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const DEFAULT_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** Temporary client errors: a timeout, the same key still in progress, too early, too many. */
const RESEND_PASSING = new Set([408, 409, 425, 429]);

type ResendConfig = Extract<MailConfig, { driver: "resend" }>;

/**
 * Sends through Resend's POST /emails. It sends the same idempotency key only once within 24 hours, so a request whose answer was
 * lost can be repeated safely.
 */
function resendSender({ from, apiKey, apiUrl }: ResendConfig): SendMail {
  const url = `${apiUrl.replace(/(?<!\/)\/+$/, "")}/emails`;
  return async (mail) => {
    const { to, subject, html, text, idempotencyKey } = mail;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${apiKey}`,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      },
      body: JSON.stringify({
        from: from.text,
        to: [to],
        subject,
        html,
        text,
        headers: unsubscribeHeaders(mail),
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => {
      throw new MailFault("no answer", false, { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw resendFault(response);
  };
}

function resendFault({ status, headers }: Response): MailFault {
  const isFinal = status >= 400 && status < 500 && !RESEND_PASSING.has(status);
  const asked = readRetryAfter(headers.get("Retry-After"), Date.now());
  const pauseSeconds = asked ?? (status === 429 ? DEFAULT_PAUSE_SECONDS : 0);
  return new MailFault(`status ${status}`, isFinal, {
    pauseSeconds: Math.min(pauseSeconds, LONGEST_PAUSE_SECONDS),
  });
}

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

/** The headers of RFC 8058 for a mail that can be unsubscribed from; undefined for every other mail. */
function unsubscribeHeaders({ unsubscribeUrl }: MailToSend): Record<string, string> | undefined {
  if (!unsubscribeUrl) return undefined;
  return { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
