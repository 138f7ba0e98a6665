// The page behind a mailed confirmation: a button, a form to choose a password, or a link that no longer works. Opening it
// changes nothing, because mail scanners open links too. It has no scripts; its forms keep the token in their address, so that
// the next page is the same one.

import { Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import type { AnsweredForm } from "~/contracts/form.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { AUTH_COPY } from "~/words/en/accounts/auth.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { RESEND_COPY } from "~/words/en/accounts/mailed-links.ts";
import type { Route } from "./+types/confirm";
import { readConfirmLink } from "./confirm-data.server.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";
export { takeConfirmation as action } from "./confirm-data.server.ts";

export const confirmTitles = () => ({
  click: AUTH_COPY.confirmTitle,
  "choose-password": AUTH_COPY.choosePasswordTitle,
  invalid: AUTH_COPY.invalidLinkTitle,
});

const addressOf = (token: string) => `/auth/confirm?${new URLSearchParams({ token })}`;

export function ConfirmByClick({ token }: { token: string }) {
  return (
    <PageFrame title={AUTH_COPY.confirmTitle} lead={AUTH_COPY.confirmLead} scene="mail-sent">
      <Form method="post" action={addressOf(token)} reloadDocument>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{AUTH_COPY.confirmButton}</Button>
      </Form>
    </PageFrame>
  );
}

type ChoosePasswordProps = { token: string; email: string; answer: AnsweredForm | undefined };

/** For a browser that didn't send the sign-up: only the mailbox's owner may decide the password. */
export function ChoosePassword({ token, email, answer }: ChoosePasswordProps) {
  return (
    <PageFrame title={AUTH_COPY.choosePasswordTitle} lead={AUTH_COPY.choosePasswordLead}>
      <p className="mt-4">
        {AUTH_COPY.choosePasswordFor} <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{AUTH_COPY.choosePasswordWhy}</p>
      <Form method="post" action={addressOf(token)} reloadDocument noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="token" value={token} />
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} />
        <NewPasswordFields form="confirm" errors={answer?.errors} labels={FIELD_COPY} />
        <Button type="submit">{AUTH_COPY.confirmButton}</Button>
      </Form>
    </PageFrame>
  );
}

/** Anyone who comes back a second time already has an account and only needs to sign in. */
export function InvalidLink() {
  return (
    <PageFrame title={AUTH_COPY.invalidLinkTitle} scene="plan-failed">
      <p role="alert">{AUTH_COPY.invalidLink}</p>
      <p className="mt-2 text-ink-soft">{AUTH_COPY.invalidLinkHint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/auth">{AUTH_COPY.signInTitle}</ButtonLink>
        <ButtonLink to="/auth/resend" look="quiet">
          {RESEND_COPY.link}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  privatePageMeta(confirmTitles()[error ? "click" : (loaderData?.kind ?? "click")]);

export const loader = (args: Route.LoaderArgs) => readConfirmLink(args);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "click":
      return <ConfirmByClick token={loaderData.token} />;
    case "choose-password":
      return <ChoosePassword {...loaderData} answer={actionData} />;
    case "invalid":
      return <InvalidLink />;
    default:
      return loaderData satisfies never;
  }
}
