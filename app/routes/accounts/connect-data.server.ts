// The page where an account's owner agrees to a provider sign-in, with a password or a mailed link.
import { redirect } from "react-router";
import { connectForm, connectRequest } from "~/contracts/accounts/account-forms.ts";
import { appContext } from "~/http/context.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { actionFor, leads, type Sent } from "~/http/form-action.server.ts";
import { clientAddress, type RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import {
  askForProof,
  connectByPassword,
  hasPassword,
  viewWaiting,
} from "~/usecases/accounts/provider-identities.ts";
import { countSignIn } from "~/usecases/accounts/sign-in.ts";
import { oauthNoticeName } from "~/words/en/accounts/oauth-copy.ts";
import { forgive, limitDeps, overLimit, takeMailTurn } from "../../http/tries.server.ts";

type ConnectArgs = Omit<RouteArgs, "url">;

/** The provider sign-in that is waiting in this browser, and whether the account has a password. */
export async function readWaiting(args: ConnectArgs) {
  const { db } = args.context.get(appContext);
  const waiting = await waitingOf(args);
  return { ...waiting, hasPassword: await hasPassword(db, waiting.email) };
}

/** Connects with the password, or mails a link. */
export const takeConsent = actionFor(waitingOf, {
  contract: connectRequest,
  act: (sent) => (sent.fields.intent === "mail" ? mailLink(sent) : connect(sent)),
});

type SentConsent = Sent<(typeof connectRequest.fields)[number], Awaited<ReturnType<typeof waitingOf>>>;

async function connect(sent: SentConsent): Promise<FormOutcome> {
  const { request, viewer: waiting } = sent;
  const { config, db, outbox, reader, now } = sent.app;
  const form = checkForm(sent, connectForm);
  if ("refusal" in form) return form.refusal;
  const devices = await readKnownDevices(config, request, now);
  const who = { account: waiting.email, address: clientAddress(request) };
  const tried = await countSignIn({ ...limitDeps(sent.context), reader, devices }, who);
  if (tried.kind === "refused") return refuseForm(sent, overLimit(tried.refused));
  const userAgent = request.headers.get("User-Agent");
  const connected = await connectByPassword(
    { config, db, outbox, now, userAgent, devices },
    { cookieHeader: request.headers.get("Cookie"), password: form.value.password },
  );
  if (!connected) return refuseForm(sent, "PASSWORD_WRONG", "password");
  sent.app.waitUntil(forgive(sent, tried.counted.action, tried.counted.account));
  const headers = await signInHeaders(sent, connected.session);
  headers.append("Set-Cookie", connected.cookie);
  return leads(redirect(connected.from, { headers }));
}

async function mailLink(sent: SentConsent): Promise<FormOutcome> {
  const { provider, email } = sent.viewer;
  const turn = await takeMailTurn(sent, "resend", email);
  if ("refusal" in turn) return refuseForm(sent, turn.refusal);
  const cookieHeader = sent.request.headers.get("Cookie");
  const proof = { email, ...turn };
  const cookie = await askForProof(sent.app, cookieHeader, proof);
  const headers = cookie ? { "Set-Cookie": cookie } : {};
  return leads(redirect(`/auth?notice=${oauthNoticeName(provider, "check-inbox")}`, { headers }));
}

async function waitingOf({ request, context }: ConnectArgs) {
  const { config, now } = context.get(appContext);
  const waiting = await viewWaiting({ config, now }, request.headers.get("Cookie"));
  if (!waiting) throw redirect("/auth");
  return waiting;
}
