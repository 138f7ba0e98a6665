// The exact limits of a form, as its route answers them.
import type { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import { tooManyAttempts } from "~/copy/errors.ts";
import { clientAddress } from "~/http/client-address.server.ts";
import { forgiveAttempt, type LimitedAction, limitAttempts } from "~/usecases/accounts/limit-tries.ts";

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface Refusal {
  message: string;
  init: { status: 429; headers: Record<string, string> };
}

/** Counts an attempt for an account; what to answer when it was one too many, else null. */
export async function refuseTooMany(
  { request, context }: RouteArgs,
  action: LimitedAction,
  account: string,
): Promise<Refusal | null> {
  const answer = await limitAttempts(limitDependencies(context), action, {
    account,
    address: clientAddress(request),
  });
  if (answer.ok) return null;
  return {
    message: tooManyAttempts(answer.retryAfterSeconds),
    init: { status: 429, headers: { "Retry-After": String(answer.retryAfterSeconds) } },
  };
}

/** Takes back an attempt that has turned out to be the owner's. */
export function forgive(
  { request, context }: RouteArgs,
  action: LimitedAction,
  account: string,
): Promise<void> {
  return forgiveAttempt(limitDependencies(context), action, { account, address: clientAddress(request) });
}

function limitDependencies(context: RouteArgs["context"]) {
  const { config, db, now } = context.get(appContext);
  return { db, now, isDevelopment: config.isDevelopment, tokenSecret: config.tokenSecret };
}
