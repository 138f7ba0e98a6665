import { publicPageMeta } from "~/routes/page-meta.ts";
import { resendConfirmation } from "~/usecases/accounts/confirm-email.ts";
import { RESEND_COPY } from "~/words/en/accounts/auth.ts";
import { RESEND_CONFIRMATION_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { turnstileWidget } from "../../http/tries.server.ts";
import type { Route } from "./+types/resend-confirmation-page";
import { emailRequestAction } from "./email-request.server.ts";
import { EmailRequestPage } from "./email-request-page.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { title: RESEND_COPY.title, description: RESEND_CONFIRMATION_DESCRIPTION });

export function loader(args: Route.LoaderArgs) {
  return { turnstile: turnstileWidget(args) };
}

export const action = emailRequestAction("resend", ({ db, outbox, now }, ...asked) =>
  resendConfirmation({ db, outbox, now }, ...asked),
);

export default function ResendConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { turnstile } = loaderData;
  return (
    <EmailRequestPage
      path="/auth/resend"
      copy={RESEND_COPY}
      scene="mail-sent"
      turnstile={turnstile}
      answer={actionData}
    />
  );
}
