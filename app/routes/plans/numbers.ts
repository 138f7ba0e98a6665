// The parent has read which numbers newer rules have changed: back to the page that told so, without it.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { formFields } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { pageOfForm, pathOf } from "~/routes/wardrobe/form-page.server.ts";
import { dismissNumberChanges } from "~/usecases/plans/dismiss-number-changes.ts";
import type { Route } from "./+types/numbers";

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, config } = args.context.get(appContext);
  const isTheirs = await dismissNumberChanges({ db, live }, viewer.id, params.onboardingId);
  if (!isTheirs) throw data(null, { status: 404 });
  const page = pageOfForm(await formFields(request), config.origin, `/dashboards/${params.onboardingId}`);
  return redirect(pathOf(page), { status: 303 });
}

/** Never rendered; with it, what is thrown becomes a page. */
export default function Numbers() {
  return null;
}
