// /auth/connect: a provider sign-in whose address already has an account. The account's owner agrees here, once.

import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { PROVE_COPY } from "~/words/en/accounts/account.ts";
import { AUTH_COPY } from "~/words/en/accounts/auth.ts";
import { OAUTH_COPY, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/connect";
import { readWaiting } from "./connect-data.server.ts";
import { Divider } from "./provider-buttons.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { takeConsent as action } from "./connect-data.server.ts";

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
                id="password"
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
