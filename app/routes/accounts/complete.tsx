// /auth/complete: an email address for an identity that came without a verified one. First the form that asks
// for it, then the page behind the mailed link, which changes nothing just by being opened.

import type { ReactNode } from "react";
import { redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { completeRequest, emailForm } from "~/contracts/accounts/account-forms.ts";
import { appContext } from "~/http/context.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { actionFor, type FormArgs, leads, type Sent } from "~/http/form-action.server.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { askForProof, completeProviderSignIn, viewPending } from "~/usecases/accounts/provider-identities.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { OAUTH_COPY, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { takeMailTurn } from "../../http/tries.server.ts";
import type { Route } from "./+types/complete";
import { oauthNoticeName } from "./oauth-notice.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.token ? OAUTH_COPY.proveTitle : OAUTH_COPY.completeTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, now } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token");
  const pending = await viewPending({ config, now }, request.headers.get("Cookie"));
  if (!pending)
    throw redirect(token === null ? "/auth" : "/auth?notice=google-other-browser", {
      headers: privateHeaders(),
    });
  return { token, ...pending };
}

export const action = actionFor(pendingOf, {
  contract: completeRequest,
  act: (sent) => (sent.fields.token === undefined ? mailProof(sent) : complete(sent, sent.fields.token)),
});

type SentAddress = Sent<(typeof completeRequest.fields)[number], Awaited<ReturnType<typeof pendingOf>>>;

async function pendingOf({ request, context }: FormArgs) {
  const { config, now } = context.get(appContext);
  const pending = await viewPending({ config, now }, request.headers.get("Cookie"));
  if (!pending) throw redirect("/auth?notice=google-other-browser");
  return pending;
}

async function complete(sent: SentAddress, token: string): Promise<FormOutcome> {
  const { request, viewer: pending } = sent;
  const { config, db, outbox, now } = sent.app;
  const userAgent = request.headers.get("User-Agent");
  const devices = await readKnownDevices(config, request, now);
  const deps = { config, db, outbox, now, userAgent, devices };
  const done = await completeProviderSignIn(deps, { token, cookieHeader: request.headers.get("Cookie") });
  if (!done) return leads(redirect(`/auth?notice=${oauthNoticeName(pending.provider, "bad-link")}`));
  const headers = await signInHeaders(sent, done.session);
  headers.append("Set-Cookie", done.cookie);
  return leads(redirect(done.from, { headers }));
}

async function mailProof(sent: SentAddress): Promise<FormOutcome> {
  const form = checkForm(sent, emailForm);
  if ("refusal" in form) return form.refusal;
  const { email } = form.value;
  const turn = await takeMailTurn(sent, "resend", email);
  if ("refusal" in turn) return refuseForm(sent, turn.refusal, "email");
  const proof = { email, ...turn };
  const cookie = await askForProof(sent.app, sent.request.headers.get("Cookie"), proof);
  if (!cookie) return leads(redirect("/auth?notice=google-other-browser"));
  const headers = { "Set-Cookie": cookie };
  return leads(redirect(`/auth?notice=${oauthNoticeName(sent.viewer.provider, "check-inbox")}`, { headers }));
}

export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { token, provider, proposedEmail } = loaderData;
  const name = PROVIDER_NAMES[provider];
  if (token !== null) {
    return (
      <Page title={OAUTH_COPY.proveTitle} lead={OAUTH_COPY.proveLead(name)}>
        <form method="post" action={publicPath("/auth/complete")}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{OAUTH_COPY.proveButton}</Button>
        </form>
      </Page>
    );
  }
  return (
    <Page title={OAUTH_COPY.completeTitle} lead={OAUTH_COPY.completeLead(name)}>
      <form method="post" action={publicPath("/auth/complete")} noValidate className="grid gap-5">
        <Field
          name="email"
          type="email"
          label={FIELD_COPY.email}
          autoComplete="email"
          required
          defaultValue={actionData?.typed.email ?? proposedEmail ?? ""}
          error={actionData?.errors.email}
        />
        <Button type="submit">{OAUTH_COPY.completeButton}</Button>
      </form>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <PageFrame title={title} lead={lead} scene="mail-sent">
      {children}
    </PageFrame>
  );
}
