import { appContext } from "~/context.ts";
import { emailRequest } from "~/contracts/accounts/account-forms.ts";
import { RESEND_COPY } from "~/copy/accounts/mailed-links.ts";
import { DESCRIPTIONS } from "~/copy/public/meta.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { resendConfirmation } from "~/usecases/accounts/confirm-email.ts";
import type { Route } from "./+types/resend-confirmation-page";
import { answerEmailRequest } from "./email-request.server.ts";
import { EmailRequestPage } from "./email-request-page.tsx";
import { turnstileWidget } from "./tries.server.ts";

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { title: RESEND_COPY.title, description: DESCRIPTIONS.resendConfirmation });

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const headers = passRetryAfter;

export function loader(args: Route.LoaderArgs) {
  return { turnstile: turnstileWidget(args) };
}

export const action = takesForm(emailRequest, (args: Route.ActionArgs) => {
  const { db, outbox, now } = args.context.get(appContext);
  return answerEmailRequest(args, "resend", (email) => resendConfirmation({ db, outbox, now }, email));
});

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
