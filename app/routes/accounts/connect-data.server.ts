// The page where an account's owner agrees to a provider sign-in, with a password or a mailed link.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { connectForm, connectRequest } from "~/contracts/accounts/account-forms.ts";
import { oauthNoticeName } from "~/copy/accounts/oauth-copy.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import {
  askForProof,
  connectByPassword,
  hasPassword,
  viewWaiting,
} from "~/usecases/accounts/provider-identities.ts";
import { allowanceOfTry } from "~/usecases/accounts/sign-in.ts";
import { forgive, refuseTooMany, takeMailTurn } from "./tries.server.ts";

type ConnectArgs = Omit<RouteArgs, "url">;

const hideFields = ["password"];

/** The provider sign-in that is waiting in this browser, and whether the account has a password. */
export async function readWaiting(args: ConnectArgs) {
  const { db } = args.context.get(appContext);
  const waiting = await waitingOf(args);
  return { ...waiting, hasPassword: await hasPassword(db, waiting.email) };
}

/** Connects with the password, or mails a link. */
export async function takeConsent(args: ConnectArgs) {
  const { email } = await waitingOf(args);
  const { intent, ...sent } = await readFields(args, connectRequest);
  return intent === "mail" ? mailLink(args) : connect(args, email, sent);
}

async function connect(args: ConnectArgs, email: string, sent: { password?: string | undefined }) {
  const { request, context } = args;
  const { config, db, outbox, now } = context.get(appContext);
  const submission = checkFields(sent, connectForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const devices = await readKnownDevices(config, request, now);
  const { action, account } = await allowanceOfTry({ db }, devices, email);
  const refusal = await refuseTooMany(args, action, account);
  if (refusal) return data(submission.reply({ formErrors: [refusal.message], hideFields }), refusal.init);
  const userAgent = request.headers.get("User-Agent");
  const connected = await connectByPassword(
    { config, db, outbox, now, userAgent, devices },
    { cookieHeader: request.headers.get("Cookie"), password: submission.value.password },
  );
  if (!connected) {
    const fieldErrors = { password: [ERROR_TEXTS.PASSWORD_WRONG] };
    return data(submission.reply({ fieldErrors, hideFields }), { status: 403 });
  }
  await forgive(args, action, account);
  const headers = await signInHeaders(args, connected.session);
  headers.append("Set-Cookie", connected.cookie);
  throw redirect(connected.from, { headers });
}

async function mailLink(args: ConnectArgs) {
  const { config, db, outbox, now } = args.context.get(appContext);
  const { provider, email } = await waitingOf(args);
  const turn = await takeMailTurn(args, "resend", email);
  if (turn.kind === "refuse") {
    const error: Record<string, string[] | null> = { "": [turn.refusal.message] };
    return data({ error }, turn.refusal.init);
  }
  const cookieHeader = args.request.headers.get("Cookie");
  const proof = { email, isMailHeldBack: turn.kind === "hold-back" };
  const cookie = await askForProof({ config, db, outbox, now }, cookieHeader, proof);
  throw redirect(`/auth?notice=${oauthNoticeName(provider, "check-inbox")}`, {
    headers: cookie ? { "Set-Cookie": cookie } : {},
  });
}

async function waitingOf({ request, context }: ConnectArgs) {
  const { config, now } = context.get(appContext);
  const waiting = await viewWaiting({ config, now }, request.headers.get("Cookie"));
  if (!waiting) throw redirect("/auth");
  return waiting;
}
