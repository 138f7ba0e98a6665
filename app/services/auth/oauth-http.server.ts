// The common interface of sign-in providers, and requests to them, limited in time and bytes. Failures are described only by our
// own reasons: a provider's text may repeat codes and tokens, and reasons are logged.

import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { readBounded } from "~/lib/read-bounded.ts";

type OAuthFaultReason =
  | "unreachable"
  | "deadline"
  | "status"
  | "not-json"
  | "unexpected-answer"
  | "code-refused"
  | "id-token-invalid";

/** A provider that failed to answer properly. */
export class OAuthFault extends Error {
  readonly reason: OAuthFaultReason;

  constructor(reason: OAuthFaultReason) {
    super(reason);
    this.name = "OAuthFault";
    this.reason = reason;
  }
}

/** For all requests to a provider in one sign-in. */
export const PROVIDER_DEADLINE_MS = 5000;
const MAX_BYTES = 256 * 1024;

/** The JSON body of a successful answer; throws OAuthFault for anything else. */
export async function fetchJson(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const text = await withinDeadline(signal, fetchText(url, init, signal));
  try {
    return JSON.parse(text);
  } catch {
    throw new OAuthFault("not-json");
  }
}

/** The work's result; throws OAuthFault if the provider is too slow, even if the work can't be stopped. */
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
  // Codes and tokens go only to the configured address.
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

/** Binds a provider's answer to the browser that asked. */
export type FlowSecrets = { state: string; verifier: string; nonce: string };

export interface Exchange {
  code: string;
  verifier: string;
  nonce: string;
  /** Epoch milliseconds. */
  now: number;
  /** Aborts the whole exchange. */
  signal: AbortSignal;
}

export interface OAuthProvider {
  /** Where the browser goes to sign in; `isProof` asks the provider for interaction even if the user is already signed in there. */
  authorizationUrl(secrets: FlowSecrets, isProof?: boolean): URL;
  /** Who signed in, given the code that the browser brought back; throws OAuthFault. */
  identify(exchange: Exchange): Promise<ProviderIdentity>;
}
