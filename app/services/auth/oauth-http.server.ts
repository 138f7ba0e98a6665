// Requests to a provider, bounded in time and in bytes. What went wrong is told by a reason of ours alone: a provider's
// own words may repeat codes and tokens, and reasons are logged.
import { readBounded } from "~/lib/read-bounded.ts";

export type OAuthFaultReason =
  | "unreachable"
  | "deadline"
  | "status"
  | "not-json"
  | "unexpected-answer"
  | "code-refused"
  | "id-token-invalid";

/** A provider that did not do its part. */
export class OAuthFault extends Error {
  readonly reason: OAuthFaultReason;

  constructor(reason: OAuthFaultReason) {
    super(reason);
    this.name = "OAuthFault";
    this.reason = reason;
  }
}

/** For everything that one sign-in asks of a provider. */
export const PROVIDER_DEADLINE_MS = 5000;
const MAX_BYTES = 256 * 1024;

/** The JSON body of a successful answer; throws OAuthFault for everything else. */
export async function fetchJson(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const text = await withinDeadline(signal, fetchText(url, init, signal));
  try {
    return JSON.parse(text);
  } catch {
    throw new OAuthFault("not-json");
  }
}

/** The work's result, or the fault of a provider that was too slow, whether or not the work can be stopped. */
export function withinDeadline<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, refuse) => {
    const end = () => refuse(new OAuthFault("deadline"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
  return Promise.race([work, tooLate]);
}

async function fetchText(url: string, init: RequestInit, signal: AbortSignal): Promise<string> {
  const headers = { Accept: "application/json", ...init.headers };
  // Codes and tokens go to the configured address and to no other.
  const response = await fetch(url, { ...init, headers, redirect: "manual", signal }).catch(() => {
    throw new OAuthFault(signal.aborted ? "deadline" : "unreachable");
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new OAuthFault(response.status === 400 || response.status === 401 ? "code-refused" : "status");
  }
  const bytes = await readBounded(response.body, MAX_BYTES).catch(() => {
    throw new OAuthFault(signal.aborted ? "deadline" : "unreachable");
  });
  if (!bytes) throw new OAuthFault("unexpected-answer");
  return new TextDecoder().decode(bytes);
}
