// Where the sign-in form's "Forgot password" leads: handled in place with scripts, a separate page without.

import { Link } from "react-router";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import { FORGOT_COPY, RESEND_COPY } from "~/words/en/accounts/auth.ts";
import { FORGOT_PASSWORD_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { turnstileWidget } from "../../http/tries.server.ts";
import type { Route } from "./+types/forgot-password";
import { emailRequestAction } from "./email-request.server.ts";
import { EmailRequestPage } from "./email-request-page.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { title: FORGOT_COPY.title, description: FORGOT_PASSWORD_DESCRIPTION });

export function loader(args: Route.LoaderArgs) {
  return { turnstile: turnstileWidget(args) };
}

export const action = emailRequestAction("forgot", ({ db, outbox, now }, ...asked) =>
  requestPasswordReset({ db, outbox, now }, ...asked),
);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { turnstile } = loaderData;
  return (
    <EmailRequestPage path="/auth/forgot" copy={FORGOT_COPY} turnstile={turnstile} answer={actionData}>
      <p className="mt-4 flow justify-center gap-x-1.5 text-sm">
        {FORGOT_COPY.justSignedUp}
        <Link className="tap-link" to="/auth/resend">
          {RESEND_COPY.link}
        </Link>
      </p>
    </EmailRequestPage>
  );
}
