// The page behind a mailed confirmation: a button, a form to choose a password, or a link that no longer works. Opening it
// changes nothing, because mail scanners open links too. It has no scripts; its forms keep the token in their address, so that
// the next page is the same one.

import { data, Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { confirmRequest, linkedPasswordForm } from "~/contracts/accounts/account-forms.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext } from "~/http/context.ts";
import { clearedInboxCookie, readInbox } from "~/http/cookies/page-cookies.server.ts";
import { leads, openFormAction } from "~/http/form-action.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { welcomeUser } from "~/usecases/accounts/account-notices.ts";
import { confirmEmail, lookAtConfirmLink } from "~/usecases/accounts/confirm-email.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { AUTH_COPY, RESEND_COPY } from "~/words/en/accounts/auth.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { forgiveMailTo } from "../../http/tries.server.ts";
import type { Route } from "./+types/confirm";
import { NewPasswordFields } from "./new-password-fields.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";

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

type ConfirmArgs = Omit<RouteArgs, "url">;

/** The page behind the link: it works with one click here, works after choosing a password, or no longer works. */
type ConfirmView =
  | { kind: "click"; token: string }
  | { kind: "choose-password"; token: string; email: string }
  | { kind: "invalid" };

/** Reads the link without using it up. */
async function readConfirmLink(args: ConfirmArgs) {
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  const link = await lookAt(args, token);
  if (!link) return data<ConfirmView>({ kind: "invalid" }, { status: 400 });
  return data<ConfirmView>(
    link.passwordHash === null
      ? { kind: "choose-password", token, email: link.email }
      : { kind: "click", token },
  );
}

/** Creates the account and signs its owner in, replacing any session the browser had before. */
export const action = openFormAction({
  contract: confirmRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, now, waitUntil } = sent.app;
    const link = await lookAt(sent, sent.fields.token ?? "");
    if (!link) return refuseForm(sent, deadLink());
    let chosen: string | null = null;
    if (link.passwordHash === null) {
      const form = checkForm(sent, linkedPasswordForm);
      if ("refusal" in form) return form.refusal;
      const { password } = form.value;
      const weakness = await judgePassword(sent.app, {
        password,
        email: link.email,
        productName: PRODUCT_NAME,
      });
      if (weakness) return refuseForm(sent, weakness, "password");
      chosen = password;
    }
    const userAgent = sent.request.headers.get("User-Agent");
    const deps = { db, now, userAgent, tokenSecret: config.tokenSecret };
    const confirmed = await confirmEmail(deps, link, chosen);
    if (!confirmed) return refuseForm(sent, deadLink());
    waitUntil(forgiveMailTo(sent, link.email));
    waitUntil(welcomeUser({ db, outbox }, confirmed.userId));
    const headers = await signInHeaders(sent, confirmed);
    headers.append("Set-Cookie", await clearedInboxCookie(config));
    return leads(redirect(safePath(confirmed.returnTo, config.origin, "/"), { headers }));
  },
});

function deadLink(): Refusal {
  return { status: 400, message: AUTH_COPY.invalidLink };
}

async function lookAt({ request, context }: ConfirmArgs, token: string) {
  const { config, db, now } = context.get(appContext);
  const inbox = await readInbox(config, request, now);
  return lookAtConfirmLink({ db, now }, token, inbox?.secret ?? null);
}
