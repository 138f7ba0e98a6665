// Resend's POST /emails. It sends the same idempotency key only once within 24 hours, so a request whose
// answer was lost can be repeated safely.
import { readRetryAfter } from "~/lib/send-form.ts";
import { MailFault, type SendMail } from "./driver.server.ts";
import type { MailConfig } from "./mail-config.server.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.server.ts";

const DEADLINE_MS = 10_000;
const DEFAULT_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** Temporary client errors: a timeout, the same key still in progress, too early, too many. */
const PASSING = new Set([408, 409, 425, 429]);

type ResendConfig = Extract<MailConfig, { driver: "resend" }>;

/** Sends through Resend. */
export function resendSender({ from, apiKey, apiUrl }: ResendConfig): SendMail {
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
    if (!response.ok) throw faultOf(response);
  };
}

function faultOf({ status, headers }: Response): MailFault {
  const isFinal = status >= 400 && status < 500 && !PASSING.has(status);
  const asked = readRetryAfter(headers.get("Retry-After"), Date.now());
  const pauseSeconds = asked ?? (status === 429 ? DEFAULT_PAUSE_SECONDS : 0);
  return new MailFault(`status ${status}`, isFinal, {
    pauseSeconds: Math.min(pauseSeconds, LONGEST_PAUSE_SECONDS),
  });
}
