// The button that discards what was typed before a session ended, and returns to its page.

import { forgetUnsentForm } from "~/contracts/accounts/account-forms.ts";
import { readFields } from "~/http/form-body.server.ts";
import { backToForm, takesForm } from "~/http/form-page.server.ts";
import { forgetUnsent } from "~/http/keep-unsent.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/forget-unsent";

export const action = takesForm(forgetUnsentForm, async (args: Route.ActionArgs) => {
  await requireViewer(args);
  const fields = await readFields(args, forgetUnsentForm);
  await forgetUnsent(args, fields.address ?? "");
  return backToForm({ ...args, fields }, "/dashboards");
});
