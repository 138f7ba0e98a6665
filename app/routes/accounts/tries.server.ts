// The exact limits of a form, as its route answers them.
import type { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import { tooManyTries } from "~/copy/errors.ts";
import { clientAddress } from "~/http/client-address.server.ts";
import { forgiveTry, type LimitedAction, limitTries } from "~/usecases/accounts/limit-tries.ts";

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface Refusal {
  message: string;
  init: { status: 429; headers: Record<string, string> };
}

/** Counts a try for an account; what to answer when it was one too many, else null. */
export async function refuseTooMany(
  { request, context }: RouteArgs,
  action: LimitedAction,
  account: string,
): Promise<Refusal | null> {
  const answer = await limitTries(limitDependencies(context), action, {
    account,
    address: clientAddress(request),
  });
  if (answer.ok) return null;
  return {
    message: tooManyTries(answer.retryAfterSeconds),
    init: { status: 429, headers: { "Retry-After": String(answer.retryAfterSeconds) } },
  };
}

/** Takes back a try that has turned out to be the owner's. */
export function forgive(
  { request, context }: RouteArgs,
  action: LimitedAction,
  account: string,
): Promise<void> {
  return forgiveTry(limitDependencies(context), action, { account, address: clientAddress(request) });
}

function limitDependencies(context: RouteArgs["context"]) {
  const { config, db, now } = context.get(appContext);
  return { db, now, isDevelopment: config.isDevelopment, tokenSecret: config.tokenSecret };
}
