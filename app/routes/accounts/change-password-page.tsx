import { Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { changePasswordForm, changePasswordRequest } from "~/contracts/accounts/account-forms.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { changePassword, judgePassword } from "~/usecases/accounts/passwords.ts";
import { CHANGE_PASSWORD_COPY } from "~/words/en/accounts/account.ts";
import { RESET_COPY } from "~/words/en/accounts/auth.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";
import type { Route } from "./+types/change-password-page";
import { keepTyped, toProfile } from "./auth-path.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

const PATH = "/profile/password";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(CHANGE_PASSWORD_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireViewer(args);
  return { email };
}

export const action = formAction({
  contract: changePasswordRequest,
  async act(sent): Promise<FormOutcome> {
    const { id, email } = sent.viewer;
    const { config, db, outbox, live, now } = sent.app;
    const form = checkForm(sent, changePasswordForm);
    if ("refusal" in form) return form.refusal;
    const refusal = await refuseTooMany(sent, "check-password", id);
    if (refusal) return refuseForm(sent, refusal);
    const { password } = form.value;
    const weakness = await judgePassword(sent.app, { password, email, productName: PRODUCT_NAME });
    if (weakness) return refuseForm(sent, weakness, "password");
    const userAgent = sent.request.headers.get("User-Agent");
    const session = await changePassword({ db, outbox, live, now, userAgent }, id, form.value);
    if (!session) return refuseForm(sent, "PASSWORD_WRONG", "currentPassword");
    sent.app.waitUntil(forgive(sent, "check-password", id));
    const headers = await signInHeaders(sent, session);
    headers.append("Set-Cookie", await flashCookie(config, "password-changed"));
    return leads(redirect("/profile", { headers }));
  },
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFirstWrong(actionData);
  return (
    <PageFrame title={CHANGE_PASSWORD_COPY.title} lead={CHANGE_PASSWORD_COPY.lead} back={toProfile()}>
      <Form ref={form} method="post" action={PATH} noValidate className="mt-6 grid gap-5">
        {actionData?.message && <ErrorNotice>{actionData.message}</ErrorNotice>}
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" value={loaderData.email} />
        <Field
          id="change-password-currentPassword"
          name="currentPassword"
          type="password"
          label={CHANGE_PASSWORD_COPY.currentPassword}
          autoComplete="current-password"
          required
          error={actionData?.errors.currentPassword}
        />
        <NewPasswordFields form="change-password" errors={actionData?.errors} labels={RESET_COPY} />
        <SubmitButton path={PATH} busy={RESET_COPY.busy}>
          {RESET_COPY.button}
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}
