// The page behind the mailed reset link. Opening it doesn't use the link up; only the form does. A script
// removes the token from the address bar at once.

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { RESET_COPY, SIGN_IN_NOTICES } from "~/words/en/accounts/mailed-links.ts";
import type { Route } from "./+types/reset-password-page";
import { keepTyped, RESET_PATH } from "./auth-path.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { readResetLink, type takeNewPassword } from "./reset-password-data.server.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";
export { takeNewPassword as action } from "./reset-password-data.server.ts";

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
      <p role="alert">{SIGN_IN_NOTICES["invalid-reset-link"].text}</p>
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
  const fetcher = useFetcher<typeof takeNewPassword>();
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
