// Cloudflare Email Sending through the Worker's binding. It has no idempotency keys, so a mail that may or
// may not have been accepted isn't sent again: its reader can request another one, while two would look like
// a bug.
import { MailFault, type SendMail } from "./driver.server.ts";
import type { MailConfig } from "./mail-config.server.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.server.ts";

const DEADLINE_MS = 10_000;

/** Codes of temporary refusals, with the pause they ask for in seconds; every other code is final. */
const PASSING: Readonly<Record<string, number>> = {
  E_RATE_LIMIT_EXCEEDED: 60,
  E_DAILY_LIMIT_EXCEEDED: 60 * 60,
  E_DELIVERY_FAILED: 0,
  E_INTERNAL_SERVER_ERROR: 0,
};

/** Sends through the binding in wrangler.toml. */
export function cloudflareSender({ from }: MailConfig, binding: SendEmail): SendMail {
  const sender = from.name === null ? from.email : { name: from.name, email: from.email };
  return async (mail) => {
    const { to, subject, html, text } = mail;
    const headers = unsubscribeHeaders(mail);
    await withDeadline(
      binding.send({ from: sender, to, subject, html, text, ...(headers ? { headers } : {}) }),
    ).catch((error: unknown) => {
      throw faultOf(error);
    });
  };
}

function faultOf(error: unknown): MailFault {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (typeof code !== "string" || !code.startsWith("E_")) {
    return new MailFault("outcome unknown", true, { cause: error });
  }
  const pauseSeconds = PASSING[code];
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
