// The page behind the mailed reset link. Opening it doesn't use the link up; only the form does. A script
// removes the token from the address bar at once.

import { useEffect } from "react";
import { data, redirect, useFetcher } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { linkedPasswordForm, resetPasswordRequest } from "~/contracts/accounts/account-forms.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { leads, openFormAction } from "~/http/form-action.server.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { judgePassword, lookAtResetLink, resetPassword } from "~/usecases/accounts/passwords.ts";
import { RESET_COPY, SIGN_IN_NOTICES } from "~/words/en/accounts/auth.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { Route } from "./+types/reset-password-page";
import { CHANGE_PASSWORD_PATH, keepTyped, RESET_PATH } from "./auth-path.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.token === null ? RESET_COPY.invalidTitle : RESET_COPY.title);

export const loader = (args: Route.LoaderArgs) => readResetLink(args);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  return token === null ? <InvalidLink /> : <ResetForm token={token} answer={actionData} />;
}

function InvalidLink() {
  return (
    <PageFrame title={RESET_COPY.invalidTitle} scene="plan-failed">
      <p role="alert">{SIGN_IN_NOTICES["invalid-reset-link"]}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/auth/forgot">{RESET_COPY.newLink}</ButtonLink>
        <ButtonLink to="/" look="quiet">
          {RESET_COPY.toPlans}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}

function ResetForm({ token, answer }: { token: string; answer: AnsweredForm | undefined }) {
  const fetcher = useFetcher<typeof action>();
  const isBusy = fetcher.state !== "idle";
  const shown = fetcher.data ?? answer;
  const form = useFirstWrong(shown);
  useEffect(() => {
    window.history.replaceState(window.history.state, "", RESET_PATH);
  }, []);
  return (
    <PageFrame title={RESET_COPY.title} lead={RESET_COPY.lead}>
      <fetcher.Form
        ref={form}
        method="post"
        action={`${RESET_PATH}?${new URLSearchParams({ token })}`}
        noValidate
        className="mt-6 grid gap-5"
      >
        {shown?.message && <ErrorNotice>{shown.message}</ErrorNotice>}
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields form="reset" errors={shown?.errors} labels={RESET_COPY} />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? RESET_COPY.busy : RESET_COPY.button}
        </Button>
      </fetcher.Form>
    </PageFrame>
  );
}

const INVALID_LINK = "/auth?notice=invalid-reset-link";
/** With a token that is none, the page says that the link doesn't work. */
const USED_LINK = `${RESET_PATH}?token=`;

type ResetArgs = Omit<RouteArgs, "url">;

/** The token, if its link still works. Doesn't use it up. */
async function readResetLink({ request, context }: ResetArgs) {
  const { db, now } = context.get(appContext);
  const given = new URL(request.url).searchParams.get("token");
  const token = given ?? "";
  if ((await lookAtResetLink({ db, now }, token)) !== null) return data({ token });
  if (!(await context.get(sessionContext).viewer()))
    throw redirect(INVALID_LINK, { headers: privateHeaders() });
  // Whoever has a session sets a new password without a link.
  if (given === null) throw redirect(CHANGE_PASSWORD_PATH);
  // The sign-in page would redirect a signed-in user to their plans, so the error shows here.
  return data({ token: null }, { status: 400 });
}

/** Sets the account's new password and starts a session. */
export const action = openFormAction({
  contract: resetPasswordRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, live, now } = sent.app;
    const { token = "" } = sent.fields;
    const form = checkForm(sent, linkedPasswordForm);
    if ("refusal" in form) return form.refusal;
    const owner = await lookAtResetLink({ db, now }, token);
    const { password } = form.value;
    const weakness =
      owner && (await judgePassword(sent.app, { password, email: owner.email, productName: PRODUCT_NAME }));
    if (weakness) return refuseForm(sent, weakness, "password");
    const userAgent = sent.request.headers.get("User-Agent");
    const session = await resetPassword({ db, outbox, live, now, userAgent }, token, password, owner);
    if (!session) {
      const isSignedIn = (await sent.context.get(sessionContext).viewer()) !== null;
      return leads(redirect(isSignedIn ? USED_LINK : INVALID_LINK));
    }
    const headers = await signInHeaders(sent, session);
    headers.append("Set-Cookie", await flashCookie(config, "password-updated"));
    return leads(redirect("/", { headers }));
  },
});
