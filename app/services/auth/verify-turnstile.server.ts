// Cloudflare Turnstile tells people from bots before a form sends mail. A page's widget gives the form a
// token, which the service validates once.
import { z } from "zod";
import { readBounded } from "~/lib/read-bounded.ts";

const DEADLINE_MS = 3000;
const MAX_BYTES = 16 * 1024;
/** As Turnstile's documentation says. */
const LONGEST_TOKEN = 2048;

export interface TurnstileSettings {
  siteKey: string;
  secretKey: string;
  /** The origin of the script, the widget's frame, and the service. */
  origin: string;
}

/** "unanswered" says why the service couldn't be asked. */
export type TurnstileAnswer =
  | { kind: "human" }
  | { kind: "refused" }
  | { kind: "unanswered"; reason: string };

const verdict = z.object({ success: z.boolean() });

/**
 * Validates a form's token. The service is asked even if the token is missing or malformed: only its answer
 * shows whether the widget was bypassed or the service is down.
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
    // The service answers "no" with 200, or with 400 for requests that it can't read.
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
