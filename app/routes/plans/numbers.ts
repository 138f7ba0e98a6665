// Dismisses the notice about numbers changed by newer rules and returns to its page.

import { data, href } from "react-router";
import { appContext } from "~/context.ts";
import { pageForm } from "~/contracts/plans/plan-forms.ts";
import { readFields } from "~/http/form-body.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { formForWhoMay } from "~/http/plan-refusal.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { dismissNumberChanges } from "~/usecases/plans/manage-plan.ts";
import type { Route } from "./+types/numbers";

export const action = formForWhoMay("edit", pageForm, async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { db, live } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const fields = await readFields(args, pageForm);
  const isTheirs = await dismissNumberChanges({ db, live }, viewer.id, planId);
  if (!isTheirs) throw data(null, { status: 404 });
  return backToForm({ ...args, fields }, href("/dashboards/:onboardingId", { onboardingId: planId }));
});

/** Never rendered; it lets thrown errors become a page. */
export default function Numbers() {
  return null;
}
