// /profile/prove: asks a signed-in user to prove their identity again, then returns to where it was needed.

import { Form, redirect, useNavigation } from "react-router";
import { PasskeyButton } from "~/components/accounts/passkey-button.tsx";
import { usePasskey } from "~/components/accounts/use-passkey.ts";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { proveForm, proveRequest } from "~/contracts/accounts/account-forms.ts";
import { PASSKEY_PROOF_PATH } from "~/contracts/accounts/passkey-answer.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { selectWaysToProve } from "~/data/accounts/profiles.server.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { proveByPassword } from "~/usecases/accounts/prove-again.ts";
import { PROFILE_COPY, PROVE_COPY } from "~/words/en/accounts/account.ts";
import { PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";
import type { Route } from "./+types/prove";
import { keepTyped, PROVE_PATH, provePath, toProfile } from "./auth-path.ts";
import { oauthNotice } from "./oauth-notice.ts";
import { Divider, ProviderForms } from "./provider-buttons.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(PROVE_COPY.title) }];

export const loader = (args: Route.LoaderArgs) => readWaysToProve(args);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { from, email, hasPassword, hasPasskey, providers, notice } = loaderData;
  const passkey = usePasskey(PASSKEY_PROOF_PATH, from);
  return (
    <PageFrame title={PROVE_COPY.title} lead={PROVE_COPY.lead} back={toProfile()}>
      <div className="grid gap-6">
        {notice && (
          <Notice look={notice.look} isAlert>
            {notice.text}
          </Notice>
        )}
        {hasPasskey && <PasskeyButton id="use-passkey" label={PASSKEY_COPY.use} way={passkey} />}
        {hasPasskey && (hasPassword || providers.length > 0) && <Divider>{PROVE_COPY.divider}</Divider>}
        {hasPassword && <PasswordForm from={from} email={email} answer={actionData} />}
        {hasPassword && providers.length > 0 && <Divider>{PROVE_COPY.divider}</Divider>}
        {providers.length > 0 && <ProviderForms available={providers} from={from} isProof />}
        {!hasPassword && providers.length === 0 && <MailLink />}
      </div>
    </PageFrame>
  );
}

type PasswordFormProps = { from: string; email: string; answer: AnsweredForm | undefined };

function PasswordForm({ from, email, answer }: PasswordFormProps) {
  const isBusy = useNavigation().formAction?.startsWith(PROVE_PATH) ?? false;
  const form = useFirstWrong(answer);
  return (
    <Form ref={form} method="post" action={provePath(from)} noValidate className="grid gap-5">
      {answer?.message && <ErrorNotice>{answer.message}</ErrorNotice>}
      <input type="hidden" name="from" value={from} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        id="prove-password"
        name="password"
        type="password"
        label={PROVE_COPY.password}
        autoComplete="current-password"
        required
        error={answer?.errors.password}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? PROVE_COPY.busy : PROVE_COPY.button}
      </Button>
    </Form>
  );
}

/** With neither a password nor a provider, the user proves their identity by mail. */
function MailLink() {
  return (
    <Form method="post" action="/profile" className="grid gap-5">
      <p>{PROVE_COPY.noWay}</p>
      <Button type="submit" name="intent" value="mail-reset-link">
        {PROFILE_COPY.mailResetLink}
      </Button>
    </Form>
  );
}

/** The viewer's ways to prove it and where to go next; a recent proof redirects there at once. */
async function readWaysToProve(args: RouteArgs) {
  const { config, db, reader, now } = args.context.get(appContext);
  const { searchParams } = args.url;
  const from = safePath(searchParams.get("from"), config.origin, "/profile");
  const { viewer, rows } = await readAsViewer(args, (userId) => reader.read(selectWaysToProve(db, userId)));
  if (isProofFresh(viewer.provedAt, now)) throw redirect(from);
  return {
    from,
    email: viewer.email,
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    hasPasskey: rows.some(({ hasPasskey }) => hasPasskey),
    providers: PROVIDERS.filter(
      (name) => config.oauth[name] !== null && rows.some(({ provider }) => provider === name),
    ),
    notice: oauthNotice(searchParams.get("notice")),
  };
}

/** Checks the password and returns to the page that asked for it. */
export const action = formAction({
  contract: proveRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, now } = sent.app;
    const { key } = sent.context.get(sessionContext);
    const form = checkForm(sent, proveForm);
    if ("refusal" in form) return form.refusal;
    const refusal = await refuseTooMany(sent, "check-password", sent.viewer.id);
    if (refusal) return refuseForm(sent, refusal);
    if (!key || !(await proveByPassword({ db, now }, key, form.value.password))) {
      return refuseForm(sent, "PASSWORD_WRONG", "password");
    }
    sent.app.waitUntil(forgive(sent, "check-password", sent.viewer.id));
    const to = safePath(sent.fields.from, config.origin, "/profile");
    return leads(await seeOther(sent, to, "proved", 302));
  },
});
