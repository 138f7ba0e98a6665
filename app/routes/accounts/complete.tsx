// /auth/complete: an email address for an identity that came without a verified one. First the form that asks
// for it, then the page behind the mailed link, which changes nothing just by being opened.

import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { appContext } from "~/context.ts";
import { completeRequest, emailForm } from "~/contracts/accounts/account-forms.ts";
import { LONGEST_EMAIL } from "~/contracts/accounts/credentials.ts";
import { FIELD_COPY } from "~/copy/accounts/fields.ts";
import { OAUTH_COPY, oauthNoticeName, PROVIDER_NAMES } from "~/copy/accounts/oauth-copy.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { publicPath } from "~/language/public-path.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { askForProof, completeProviderSignIn, viewPending } from "~/usecases/accounts/provider-identities.ts";
import type { Route } from "./+types/complete";
import { takeMailTurn } from "./tries.server.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.token ? OAUTH_COPY.proveTitle : OAUTH_COPY.completeTitle);

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, now } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token");
  const pending = await viewPending({ config, now }, request.headers.get("Cookie"));
  if (!pending) throw redirect(token === null ? "/auth" : "/auth?notice=google-other-browser");
  return { token, ...pending };
}

export const action = takesForm(completeRequest, async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const { config, db, outbox, now } = context.get(appContext);
  const cookieHeader = request.headers.get("Cookie");
  const pending = await viewPending({ config, now }, cookieHeader);
  if (!pending) throw redirect("/auth?notice=google-other-browser");
  const { token, email: typed } = await readFields(args, completeRequest);
  if (token !== undefined) {
    const userAgent = request.headers.get("User-Agent");
    const devices = await readKnownDevices(config, request, now);
    const deps = { config, db, outbox, now, userAgent, devices };
    const done = await completeProviderSignIn(deps, { token, cookieHeader });
    if (!done) throw redirect(`/auth?notice=${oauthNoticeName(pending.provider, "bad-link")}`);
    const headers = await signInHeaders(args, done.session);
    headers.append("Set-Cookie", done.cookie);
    throw redirect(done.from, { headers });
  }

  const submission = checkFields({ email: typed?.slice(0, LONGEST_EMAIL) }, emailForm);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const { email } = submission.value;
  const turn = await takeMailTurn(args, "resend", email);
  if (turn.kind === "refuse") {
    const { message, init } = turn.refusal;
    return data(submission.reply({ fieldErrors: { email: [message] } }), init);
  }
  const proof = { email, isMailHeldBack: turn.kind === "hold-back" };
  const cookie = await askForProof({ config, db, outbox, now }, cookieHeader, proof);
  if (!cookie) throw redirect("/auth?notice=google-other-browser");
  throw redirect(`/auth?notice=${oauthNoticeName(pending.provider, "check-inbox")}`, {
    headers: { "Set-Cookie": cookie },
  });
});

export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { token, provider, proposedEmail } = loaderData;
  const name = PROVIDER_NAMES[provider];
  const typed = actionData?.initialValue?.email;
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
          id="email"
          name="email"
          type="email"
          label={FIELD_COPY.email}
          autoComplete="email"
          required
          defaultValue={typeof typed === "string" ? typed : (proposedEmail ?? "")}
          error={actionData?.error?.email?.[0]}
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
