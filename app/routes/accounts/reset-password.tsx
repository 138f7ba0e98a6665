// The page behind the mailed reset link. Looking at it uses nothing up (decision A4); only the form does. The token
// leaves the address bar as soon as a script runs.
import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect } from "react";
import { data, redirect, useFetcher } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { appContext, sessionContext } from "~/context.ts";
import { resetPasswordForm, resetPasswordRequest } from "~/contracts/accounts/account-forms.ts";
import { RESET_COPY, SIGN_IN_NOTICES } from "~/copy/accounts/account.ts";
import { FIELD_COPY } from "~/copy/accounts/auth.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { checkFields, readFields } from "~/http/form-fields.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { isResetLinkLive, resetPassword } from "~/usecases/accounts/reset-password.ts";
import type { Route } from "./+types/reset-password";

const PATH = "/reset-password";
const INVALID_LINK = "/auth?notice=invalid-reset-link";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.token === null ? RESET_COPY.invalidTitle : RESET_COPY.title);

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (await isResetLinkLive({ db, now }, token)) return data({ token });
  // The sign-in page sends somebody signed in on to their plans, so they are told here.
  if (await context.get(sessionContext).viewer()) return data({ token: null }, { status: 400 });
  throw redirect(INVALID_LINK);
}

export async function action(args: Route.ActionArgs) {
  const { config, db, mailQueue, live, now } = args.context.get(appContext);
  const { token = "", ...passwords } = await readFields(args, resetPasswordRequest);
  const submission = checkFields(passwords, resetPasswordForm);
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password", "confirmPassword"] }), { status: 400 });
  }
  const { origin, tokenSecret } = config;
  const userAgent = args.request.headers.get("User-Agent");
  const session = await resetPassword(
    { db, mailQueue, live, origin, tokenSecret, now, userAgent },
    token,
    submission.value.password,
  );
  // Looked at again without a token, the page says that the link does not work.
  if (!session) throw redirect((await args.context.get(sessionContext).viewer()) ? PATH : INVALID_LINK);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(config, session.userId, session.token));
  headers.append("Set-Cookie", await flashCookie(config, "password-updated"));
  throw redirect("/", { headers });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  return token === null ? <InvalidLink /> : <ResetForm token={token} lastResult={actionData} />;
}

function InvalidLink() {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="plan-failed" className="aspect-8/5 w-64" />
      <h1 className="text-xl">{RESET_COPY.invalidTitle}</h1>
      <p role="alert">{SIGN_IN_NOTICES["invalid-reset-link"].text}</p>
      <div className="mt-2 grid w-full gap-3">
        <ButtonLink to="/auth/forgot">{RESET_COPY.newLink}</ButtonLink>
        <ButtonLink to="/" look="quiet">
          {RESET_COPY.toPlans}
        </ButtonLink>
      </div>
    </section>
  );
}

interface ResetFormProps {
  token: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

function ResetForm({ token, lastResult }: ResetFormProps) {
  const fetcher = useFetcher<typeof action>();
  const isBusy = fetcher.state !== "idle";
  const [form, fields] = useForm<{ password: string; confirmPassword: string }>({
    id: "reset",
    lastResult: fetcher.data ?? lastResult ?? null,
  });
  useEffect(() => {
    window.history.replaceState(window.history.state, "", PATH);
  }, []);
  return (
    <section className="container-page max-w-md py-10">
      <h1 className="text-xl">{RESET_COPY.title}</h1>
      <p className="mt-2 text-ink-soft">{RESET_COPY.lead}</p>
      <fetcher.Form
        method="post"
        action={`${PATH}?${new URLSearchParams({ token })}`}
        {...getFormProps(form)}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <Field
          {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
          id={fields.password.id}
          label={RESET_COPY.password}
          hint={FIELD_COPY.passwordHint}
          autoComplete="new-password"
          minLength={6}
          required
          error={fields.password.errors?.[0]}
        />
        <Field
          {...getInputProps(fields.confirmPassword, { type: "password", ariaAttributes: false })}
          id={fields.confirmPassword.id}
          label={RESET_COPY.confirmPassword}
          autoComplete="new-password"
          required
          error={fields.confirmPassword.errors?.[0]}
        />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? RESET_COPY.busy : RESET_COPY.button}
        </Button>
      </fetcher.Form>
    </section>
  );
}
