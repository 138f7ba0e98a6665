// The page behind the mailed link. Opening it changes nothing, because mail scanners open links too.
import { confirmRequest } from "~/contracts/accounts/account-forms.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/confirm";
import { readConfirmLink, takeConfirmation } from "./confirm-data.server.ts";
import { ChoosePassword, ConfirmByClick, confirmTitles, InvalidLink } from "./confirm-states.tsx";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  privatePageMeta(confirmTitles()[error ? "click" : (loaderData?.kind ?? "click")]);

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

export const loader = (args: Route.LoaderArgs) => readConfirmLink(args);

export const action = takesForm(confirmRequest, (args: Route.ActionArgs) => takeConfirmation(args));

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "click":
      return <ConfirmByClick token={loaderData.token} />;
    case "choose-password":
      return <ChoosePassword {...loaderData} lastResult={actionData ?? null} />;
    case "invalid":
      return <InvalidLink />;
    default:
      return loaderData satisfies never;
  }
}
