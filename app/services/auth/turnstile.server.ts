// Cloudflare Turnstile tells people from machines before a form mails to somebody. A page's widget gives the form a token, and the
// service says once what it is worth.
import { z } from "zod";
import { readBounded } from "~/lib/read-bounded.ts";

const DEADLINE_MS = 3000;
const MAX_BYTES = 16 * 1024;
/** As its documentation says. */
const LONGEST_TOKEN = 2048;

export interface TurnstileSettings {
  siteKey: string;
  secretKey: string;
  /** Of the script, the widget's frame and the service. */
  origin: string;
}

/** "unanswered" says why the service could not be asked. */
export type TurnstileAnswer =
  | { kind: "human" }
  | { kind: "refused" }
  | { kind: "unanswered"; reason: string };

const verdict = z.object({ success: z.boolean() });

/**
 * What a form's token is worth. Without a token, or with one that cannot be one, the service is asked all the same: only so is it
 * known whether somebody has left the widget out, or nobody could have shown it.
 */
export async function askTurnstile(
  { secretKey, origin }: TurnstileSettings,
  token: string,
  deadlineMs = DEADLINE_MS,
): Promise<TurnstileAnswer> {
  const given = token.length > 0 && token.length <= LONGEST_TOKEN ? token : "none";
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(`${origin}/turnstile/v0/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret: secretKey, response: given }),
      redirect: "manual",
      signal,
    });
    // It says "no" with 200 and, of requests that it cannot read, with 400.
    if (!response.ok && response.status !== 400) {
      await response.body?.cancel();
      return { kind: "unanswered", reason: "status" };
    }
    const bytes = await readBounded(response.body, MAX_BYTES);
    const answer = bytes && verdict.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
    if (!answer) return { kind: "unanswered", reason: "unexpected-answer" };
    return { kind: answer.success && given === token ? "human" : "refused" };
  } catch {
    return { kind: "unanswered", reason: signal.aborted ? "deadline" : "unreachable" };
  }
}
