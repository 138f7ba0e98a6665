// The exact limits of forms, the answers to requests over them, and Turnstile for the forms that send mail to any address.

import type { RouterContextProvider } from "react-router";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import {
  forgiveMail,
  forgiveTry,
  type LimitedAction,
  limitTries,
  type MailAction,
  type TryAnswer,
} from "~/usecases/accounts/limit-tries.ts";
import { letPeopleThrough } from "~/usecases/accounts/sign-in.ts";
import { isInvited } from "~/usecases/members/invite-people.ts";
import { tooManyTries } from "~/words/en/errors.ts";
import { appContext } from "./context.ts";
import { invitationCookie } from "./cookies/link-cookies.server.ts";
import { refusalOf } from "./error-statuses.server.ts";
import { clientAddress, type RouteArgs } from "./request-context.server.ts";
import type { Refusal } from "./script-answers.server.ts";

type TryArgs = Omit<RouteArgs, "url">;

/**
 * Counts a try for an account; returns the refusal when there were too many, otherwise null. With a reader, it's counted in the
 * round trip of what is read meanwhile, which must not be used if it's refused.
 */
export async function refuseTooMany(
  { request, context }: TryArgs,
  action: LimitedAction,
  account: string,
  reader?: PageReader,
): Promise<Refusal | null> {
  const answer = await limitTries({ ...limitDeps(context), ...(reader && { reader }) }, action, {
    account,
    address: clientAddress(request),
  });
  return answer.ok ? null : overLimit(answer);
}

/** For how many milliseconds more the mailbox has had enough; 0 for a mail that may leave at once. */
type MailTurn = { heldBackMs: number } | { refusal: Refusal };

/**
 * Counts a mail that anyone can have sent to an address. If only the mailbox has had enough, the mail is written to wait for its
 * turn and the response is the usual one, because no one else should learn of other requests for it. A sign-up is also held back
 * when this client has asked too often for the same address: the form itself has a separate limit.
 */
export async function takeMailTurn(
  { request, context }: TryArgs,
  action: MailAction,
  email: string,
): Promise<MailTurn> {
  const who = { account: email, address: clientAddress(request) };
  const answer = await limitTries(limitDeps(context), action, who);
  if (answer.ok) return { heldBackMs: 0 };
  const isHeldBack = answer.by === "mailbox" || (action === "sign-up-mail" && answer.by === "account");
  if (!isHeldBack) return { refusal: overLimit(answer) };
  securityLog("mail_held_back", { kind: action });
  return { heldBackMs: answer.retryAfterSeconds * 1000 };
}

/**
 * Stops counting an invitation's mail when its recipient signs up in the browser that opened the link. Otherwise the
 * confirmation mail would be held back for a minute. Works once per link, and only for the address it was mailed to.
 */
export async function forgiveInvitationTo(args: TryArgs, email: string): Promise<void> {
  const { config, db, now } = args.context.get(appContext);
  const token = await invitationCookie.read(config, args.request);
  if (token === null || !(await isInvited({ db, now, tokenSecret: config.tokenSecret }, email, token)))
    return;
  if ((await refuseTooMany(args, "opened-invitation", token)) === null) await forgiveMailTo(args, email);
}

/** Stops counting a mail once its link was used. */
export function forgiveMailTo({ request, context }: TryArgs, email: string): Promise<void> {
  return forgiveMail(limitDeps(context), { account: email, address: clientAddress(request) });
}

/** Stops counting a try that turned out to be the owner's. */
export function forgive(
  { request, context }: TryArgs,
  action: LimitedAction,
  account: string,
): Promise<void> {
  return forgiveTry(limitDeps(context), action, { account, address: clientAddress(request) });
}

/** What is answered to a try that wasn't counted. */
export function overLimit({ retryAfterSeconds }: Extract<TryAnswer, { ok: false }>): Refusal {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return refusalOf("TOO_MANY_REQUESTS", { message: tooManyTries(retryAfterSeconds), headers });
}

/** What use cases that count tries need. */
export function limitDeps(context: TryArgs["context"]) {
  const { config, db, now } = context.get(appContext);
  return { db, now, isDevelopment: config.isDevelopment, tokenSecret: config.tokenSecret };
}

type HumanArgs = { context: Readonly<RouterContextProvider> };

/** What a page needs to show the widget; null where Turnstile is not configured. */
export function turnstileWidget({ context }: HumanArgs): TurnstileWidget | null {
  const { turnstile } = context.get(appContext).config;
  if (!turnstile) return null;
  return { siteKey: turnstile.siteKey, script: `${turnstile.origin}/turnstile/v0/api.js?render=explicit` };
}

/** The refusal for a visitor who hasn't passed Turnstile; null for everyone else. */
export async function refuseMachine(
  { context }: HumanArgs,
  token: string | undefined,
): Promise<Refusal | null> {
  const mayPass = await letPeopleThrough(context.get(appContext).config, token);
  return mayPass ? null : refusalOf("HUMAN_NEEDED");
}
