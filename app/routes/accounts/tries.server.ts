// The exact limits of a form, as its route answers them.
import { appContext } from "~/context.ts";
import { tooManyTries } from "~/copy/errors.ts";
import { clientAddress } from "~/http/client-address.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import {
  forgiveMail,
  forgiveTry,
  type LimitedAction,
  limitTries,
  type MailAction,
  type TryAnswer,
} from "~/usecases/accounts/limit-tries.ts";

type TryArgs = Omit<RouteArgs, "url">;

export interface Refusal {
  message: string;
  init: { status: 429; headers: Record<string, string> };
}

/** Counts a try for an account; what to answer when it was one too many, else null. */
export async function refuseTooMany(
  { request, context }: TryArgs,
  action: LimitedAction,
  account: string,
): Promise<Refusal | null> {
  const answer = await limitTries(limitDependencies(context), action, {
    account,
    address: clientAddress(request),
  });
  return answer.ok ? null : refusalOf(answer);
}

export type MailTurn = { kind: "send" } | { kind: "hold-back" } | { kind: "refuse"; refusal: Refusal };

/**
 * Counts a mail that anybody can have sent to an address. Where only the mailbox has had its mails, it is held back and
 * answered like one that was sent: whether others have asked for it is nobody's business. A sign-up is held back as well where
 * this browser itself has asked too often, because its form counts without a mail of its own.
 */
export async function takeMailTurn(
  { request, context }: TryArgs,
  action: MailAction,
  email: string,
): Promise<MailTurn> {
  const who = { account: email, address: clientAddress(request) };
  const answer = await limitTries(limitDependencies(context), action, who);
  if (answer.ok) return { kind: "send" };
  const isHeldBack = answer.by === "mailbox" || (action === "sign-up-mail" && answer.by === "account");
  if (!isHeldBack) return { kind: "refuse", refusal: refusalOf(answer) };
  securityLog("mail_held_back", { kind: action });
  return { kind: "hold-back" };
}

/** Takes a counted mail back once its link was used. */
export function forgiveMailTo({ request, context }: TryArgs, email: string): Promise<void> {
  return forgiveMail(limitDependencies(context), { account: email, address: clientAddress(request) });
}

/** Takes back a try that has turned out to be the owner's. */
export function forgive(
  { request, context }: TryArgs,
  action: LimitedAction,
  account: string,
): Promise<void> {
  return forgiveTry(limitDependencies(context), action, { account, address: clientAddress(request) });
}

function refusalOf({ retryAfterSeconds }: Extract<TryAnswer, { ok: false }>): Refusal {
  return {
    message: tooManyTries(retryAfterSeconds),
    init: { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } },
  };
}

function limitDependencies(context: TryArgs["context"]) {
  const { config, db, now } = context.get(appContext);
  return { db, now, isDevelopment: config.isDevelopment, tokenSecret: config.tokenSecret };
}
