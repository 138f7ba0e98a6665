// /auth/check-inbox: after a sign-up, the same for everyone. It shows the address typed and can mail to it
// again; without the cookie that remembers the address, it redirects to the form that asks for it.

import { Form, Link, redirect, useNavigation } from "react-router";
import { Turnstile } from "~/components/accounts/turnstile-widget.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { resendRequest } from "~/contracts/accounts/account-forms.ts";
import { TURNSTILE_FIELD } from "~/contracts/accounts/credentials.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { inboxCookie, readInbox } from "~/http/cookies/page-cookies.server.ts";
import { actionFor, type FormArgs } from "~/http/form-action.server.ts";
import { doneOnPage, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { resendConfirmation } from "~/usecases/accounts/confirm-email.ts";
import { AUTH_COPY, CHECK_INBOX_COPY, RESEND_COPY } from "~/words/en/accounts/auth.ts";
import { refuseMachine, takeMailTurn, turnstileWidget } from "../../http/tries.server.ts";
import type { Route } from "./+types/check-inbox-page";
import { authPath, CHECK_INBOX_PATH, checkInboxPath } from "./auth-path.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

export const meta: Route.MetaFunction = () => privatePageMeta(CHECK_INBOX_COPY.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, now } = context.get(appContext);
  const from = safePath(new URL(request.url).searchParams.get("from"), config.origin, "/");
  if (await context.get(sessionContext).viewer()) throw redirect(from);
  const inbox = await readInbox(config, request, now);
  return { email: inbox?.email ?? null, from, turnstile: turnstileWidget({ context }) };
}

export const action = actionFor(inboxOf, {
  contract: resendRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, now } = sent.app;
    const inbox = sent.viewer;
    const machine = await refuseMachine(sent, sent.fields[TURNSTILE_FIELD]);
    if (machine) return refuseForm(sent, machine);
    const turn = await takeMailTurn(sent, "resend", inbox.email);
    if ("refusal" in turn) return refuseForm(sent, turn.refusal);
    await resendConfirmation({ db, outbox, now }, inbox.email, turn.heldBackMs);
    // The new link restarts its lifetime, so the cookie restarts too.
    return doneOnPage(sent, { "Set-Cookie": await inboxCookie(config, inbox, now) });
  },
});

async function inboxOf({ request, context }: FormArgs) {
  const { config, now } = context.get(appContext);
  const inbox = await readInbox(config, request, now);
  if (!inbox) throw redirect("/auth/resend");
  return inbox;
}

export default function CheckInbox({ loaderData, actionData }: Route.ComponentProps) {
  const { email, from, turnstile } = loaderData;
  const isBusy = useNavigation().formAction?.startsWith(CHECK_INBOX_PATH) ?? false;
  return (
    <PageFrame
      title={
        <>
          {CHECK_INBOX_COPY.title}
          <span className="sr-only">: </span>
        </>
      }
      scene="mail-sent"
    >
      <div className="grid justify-items-start gap-4">
        <p>{CHECK_INBOX_COPY.lead}</p>
        {email && (
          <p className="max-w-full">
            {CHECK_INBOX_COPY.sentTo} <strong className="font-semibold wrap-anywhere">{email}</strong>
          </p>
        )}
        <p className="text-sm text-ink-soft">{CHECK_INBOX_COPY.hint}</p>
        {actionData && <Answer error={actionData.message} />}
        {email ? (
          <Form method="post" action={checkInboxPath(from)} className="grid w-full gap-2">
            <Turnstile widget={turnstile} answer={actionData} />
            <Button
              type="submit"
              look="quiet"
              aria-describedby="resend-hint"
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? AUTH_COPY.busy : CHECK_INBOX_COPY.button}
            </Button>
            <p id="resend-hint" className="text-xs text-ink-soft">
              {CHECK_INBOX_COPY.resendHint}
            </p>
          </Form>
        ) : (
          <ButtonLink to="/auth/resend" look="quiet">
            {RESEND_COPY.link}
          </ButtonLink>
        )}
        <div className="grid gap-1 text-sm">
          <NextStep question={CHECK_INBOX_COPY.wrongAddress} to={authPath("signup", from)}>
            {CHECK_INBOX_COPY.signUpAgain}
          </NextStep>
          <NextStep question={CHECK_INBOX_COPY.alreadyConfirmed} to={authPath("signin", from)}>
            {AUTH_COPY.signInTitle}
          </NextStep>
        </div>
      </div>
    </PageFrame>
  );
}

function Answer({ error }: { error: string | null }) {
  return (
    <Notice className="w-full" look={error ? "error" : "good"} isAlert={error !== null}>
      {error ?? CHECK_INBOX_COPY.resent}
    </Notice>
  );
}

function NextStep({ question, to, children }: { question: string; to: string; children: string }) {
  return (
    <p className="flow gap-x-1.5">
      {question}
      <Link to={to} className="tap-link">
        {children}
      </Link>
    </p>
  );
}
