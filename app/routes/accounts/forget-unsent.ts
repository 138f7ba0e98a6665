// The button that forgets what was typed before a session ended: back to its page, without it.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { forgetUnsentForm } from "~/contracts/accounts/unsent-form.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { forgetUnsent } from "~/http/unsent/read.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import type { Route } from "./+types/forget-unsent";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  await requireViewer(args);
  const fields = await readFields(args, forgetUnsentForm);
  await forgetUnsent(args, fields.address ?? "");
  const { config } = args.context.get(appContext);
  return redirect(pathOf(pageOfForm(fields, config.origin, "/dashboards")), { status: 303 });
}
