import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { data, Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { changePasswordForm, changePasswordRequest } from "~/contracts/accounts/account-forms.ts";
import { CHANGE_PASSWORD_COPY, PROFILE_COPY } from "~/copy/accounts/account.ts";
import { RESET_COPY } from "~/copy/accounts/mailed-links.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { changePassword, judgePassword } from "~/usecases/accounts/passwords.ts";
import type { Route } from "./+types/change-password-page";
import { keepTyped } from "./auth-path.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { forgive, refuseTooMany } from "./tries.server.ts";

const PATH = "/profile/password";
const hideFields = ["currentPassword", "password", "confirmPassword"];

export const meta: Route.MetaFunction = () => [{ title: pageTitle(CHANGE_PASSWORD_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const headers = passRetryAfter;

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireViewer(args);
  return { email };
}

export const action = takesForm(changePasswordRequest, async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { config, db, outbox, live, now } = args.context.get(appContext);
  const submission = checkFields(await readFields(args, changePasswordRequest), changePasswordForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });

  const refusal = await refuseTooMany(args, "check-password", viewer.id);
  if (refusal) return data(submission.reply({ formErrors: [refusal.message], hideFields }), refusal.init);
  const { password } = submission.value;
  const weakness = await judgePassword(config, { password, email: viewer.email, productName: PRODUCT_NAME });
  if (weakness) {
    const fieldErrors = { password: [ERROR_TEXTS[weakness]] };
    return data(submission.reply({ fieldErrors, hideFields }), { status: 400 });
  }
  const userAgent = args.request.headers.get("User-Agent");
  const deps = { db, outbox, live, now, userAgent };
  const session = await changePassword(deps, viewer.id, submission.value);
  if (!session) {
    const fieldErrors = { currentPassword: [ERROR_TEXTS.PASSWORD_WRONG] };
    return data(submission.reply({ fieldErrors, hideFields }), { status: 403 });
  }
  await forgive(args, "check-password", viewer.id);
  const headers = await signInHeaders(args, session);
  headers.append("Set-Cookie", await flashCookie(config, "password-changed"));
  throw redirect("/profile", { headers });
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

interface Passwords {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<Passwords>({ id: "change-password", lastResult: actionData ?? null });
  return (
    <PageFrame
      title={CHANGE_PASSWORD_COPY.title}
      lead={CHANGE_PASSWORD_COPY.lead}
      back={{ to: "/profile", label: PROFILE_COPY.title }}
    >
      <Form method="post" action={PATH} {...getFormProps(form)} className="mt-6 grid gap-5">
        {form.errors && (
          <Notice look="error" isAlert>
            {form.errors.join(" ")}
          </Notice>
        )}
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" value={loaderData.email} />
        <Field
          {...getInputProps(fields.currentPassword, { type: "password", ariaAttributes: false })}
          id={fields.currentPassword.id}
          label={CHANGE_PASSWORD_COPY.currentPassword}
          autoComplete="current-password"
          required
          error={fields.currentPassword.errors?.[0]}
        />
        <NewPasswordFields fields={fields} labels={RESET_COPY} />
        <SubmitButton path={PATH} busy={RESET_COPY.busy}>
          {RESET_COPY.button}
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}
