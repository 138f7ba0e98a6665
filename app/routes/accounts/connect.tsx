// /auth/connect: a provider sign-in whose address already has an account. The account's owner agrees here, once.

import { redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { connectForm, connectRequest } from "~/contracts/accounts/account-forms.ts";
import { appContext } from "~/http/context.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { actionFor, leads, type Sent } from "~/http/form-action.server.ts";
import { clientAddress, type RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import {
  askForProof,
  connectByPassword,
  hasPassword,
  viewWaiting,
} from "~/usecases/accounts/provider-identities.ts";
import { countSignIn } from "~/usecases/accounts/sign-in.ts";
import { PROVE_COPY } from "~/words/en/accounts/account.ts";
import { AUTH_COPY } from "~/words/en/accounts/auth.ts";
import { OAUTH_COPY, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { forgive, limitDeps, overLimit, takeMailTurn } from "../../http/tries.server.ts";
import type { Route } from "./+types/connect";
import { oauthNoticeName } from "./oauth-notice.ts";
import { Divider } from "./provider-buttons.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

const PATH = "/auth/connect";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = () => privatePageMeta(OAUTH_COPY.connectTitle);

export const loader = (args: Route.LoaderArgs) => readWaiting(args);

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, email, hasPassword } = loaderData;
  return (
    <PageFrame
      title={OAUTH_COPY.connectTitle}
      lead={OAUTH_COPY.connectLead(PROVIDER_NAMES[provider])}
      back={{ to: "/auth", label: AUTH_COPY.signInTitle }}
    >
      <p>
        {OAUTH_COPY.connectFor} <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <div className="mt-6 grid gap-6">
        {actionData?.message && <ErrorNotice>{actionData.message}</ErrorNotice>}
        {hasPassword && (
          <>
            <form method="post" action={publicPath(PATH)} noValidate className="grid gap-5">
              {/* Tells password managers whose password this is. */}
              <input type="hidden" autoComplete="username" value={email} />
              <Field
                name="password"
                type="password"
                label={OAUTH_COPY.connectPassword}
                autoComplete="current-password"
                required
                error={actionData?.errors.password}
              />
              <Button type="submit">{OAUTH_COPY.connectButton}</Button>
            </form>
            <Divider>{PROVE_COPY.divider}</Divider>
          </>
        )}
        <form method="post" action={publicPath(PATH)} className="grid gap-3">
          <p className="text-sm text-ink-soft">{OAUTH_COPY.connectMailLead}</p>
          <Button type="submit" name="intent" value="mail" look={hasPassword ? "quiet" : "primary"}>
            {OAUTH_COPY.connectMail}
          </Button>
        </form>
      </div>
    </PageFrame>
  );
}

type ConnectArgs = Omit<RouteArgs, "url">;

/** The provider sign-in that is waiting in this browser, and whether the account has a password. */
async function readWaiting(args: ConnectArgs) {
  const { db } = args.context.get(appContext);
  const waiting = await waitingOf(args);
  return { ...waiting, hasPassword: await hasPassword(db, waiting.email) };
}

/** Connects with the password, or mails a link. */
export const action = actionFor(waitingOf, {
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
