// /profile/prove: asks a signed-in user to prove their identity again, then returns to where it was needed.

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { PasskeyButton } from "~/components/accounts/passkey-button.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { proveRequest } from "~/contracts/accounts/account-forms.ts";
import { PASSKEY_PROOF_PATH } from "~/contracts/accounts/passkey-answer.ts";
import { PROFILE_COPY, PROVE_COPY } from "~/copy/accounts/account.ts";
import { PASSKEY_COPY } from "~/copy/accounts/oauth-copy.ts";
import { usePasskey } from "~/hooks/accounts/use-passkey.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import type { Route } from "./+types/prove";
import { keepTyped, PROVE_PATH, provePath } from "./auth-path.ts";
import { readWaysToProve, takeProof } from "./prove-data.server.ts";
import { Divider, ProviderForms } from "./provider-buttons.tsx";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(PROVE_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const headers = passRetryAfter;

export const loader = (args: Route.LoaderArgs) => readWaysToProve(args);

export const action = takesForm(proveRequest, (args: Route.ActionArgs) => takeProof(args));

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { from, email, hasPassword, hasPasskey, providers, notice } = loaderData;
  const passkey = usePasskey(PASSKEY_PROOF_PATH, from);
  return (
    <PageFrame
      title={PROVE_COPY.title}
      lead={PROVE_COPY.lead}
      back={{ to: "/profile", label: PROFILE_COPY.title }}
    >
      <div className="grid gap-6">
        {notice && (
          <Notice look={notice.look} isAlert>
            {notice.text}
          </Notice>
        )}
        {hasPasskey && <PasskeyButton id="use-passkey" label={PASSKEY_COPY.use} way={passkey} />}
        {hasPasskey && (hasPassword || providers.length > 0) && <Divider>{PROVE_COPY.divider}</Divider>}
        {hasPassword && <PasswordForm from={from} email={email} lastResult={actionData} />}
        {hasPassword && providers.length > 0 && <Divider>{PROVE_COPY.divider}</Divider>}
        {providers.length > 0 && <ProviderForms available={providers} from={from} isProof />}
        {!hasPassword && providers.length === 0 && <MailLink />}
      </div>
    </PageFrame>
  );
}

interface PasswordFormProps {
  from: string;
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

function PasswordForm({ from, email, lastResult }: PasswordFormProps) {
  const isBusy = useNavigation().formAction?.startsWith(PROVE_PATH) ?? false;
  const [form, fields] = useForm<{ password: string }>({ id: "prove", lastResult: lastResult ?? null });
  return (
    <Form method="post" action={provePath(from)} {...getFormProps(form)} className="grid gap-5">
      {form.errors && (
        <Notice look="error" isAlert>
          {form.errors.join(" ")}
        </Notice>
      )}
      <input type="hidden" name="from" value={from} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
        id={fields.password.id}
        label={PROVE_COPY.password}
        autoComplete="current-password"
        required
        error={fields.password.errors?.[0]}
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
