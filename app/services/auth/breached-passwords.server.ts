// Asks a service whether a password was in a breach, by k-anonymity: it receives the first five of the forty
// hex digits of the SHA-1, which thousands of passwords share, and answers with all matches. Padding keeps
// the answer's length from revealing more.
import { encodeHexLowerCase } from "@oslojs/encoding";
import { readBounded } from "~/lib/read-bounded.ts";

const DEADLINE_MS = 1500;
const PREFIX_DIGITS = 5;
/** A padded answer has about 1,000 lines of 40 characters. */
const MAX_BYTES = 256 * 1024;

/** "unknown" says why the service couldn't be asked: then no password is refused. */
export type BreachAnswer = { kind: "breached" } | { kind: "clean" } | { kind: "unknown"; reason: string };

/** Whether the service knows the password; the prefix is appended to its address. */
export async function askForBreach(
  serviceUrl: string,
  password: string,
  deadlineMs = DEADLINE_MS,
): Promise<BreachAnswer> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
  const digits = encodeHexLowerCase(new Uint8Array(digest)).toUpperCase();
  const [prefix, suffix] = [digits.slice(0, PREFIX_DIGITS), digits.slice(PREFIX_DIGITS)];
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(new URL(prefix, serviceUrl), {
      headers: { "Add-Padding": "true", Accept: "text/plain" },
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: "unknown", reason: "status" };
    }
    const bytes = await readBounded(response.body, MAX_BYTES);
    if (!bytes) return { kind: "unknown", reason: "too-long" };
    return { kind: isListed(new TextDecoder().decode(bytes), suffix) ? "breached" : "clean" };
  } catch {
    return { kind: "unknown", reason: signal.aborted ? "deadline" : "unreachable" };
  }
}

/** Whether a line of 'SUFFIX:count' in the answer names it; padding has a count of 0. */
function isListed(answer: string, suffix: string): boolean {
  return answer.split("\n").some((line) => {
    const [listed, count] = line.trim().split(":", 2);
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });
}
