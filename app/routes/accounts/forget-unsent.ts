// The button that discards what was typed before a session ended, and returns to its page.

import { forgetUnsentForm } from "~/contracts/accounts/account-forms.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { forgetUnsent } from "~/http/keep-unsent.server.ts";

export const action = formAction({
  contract: forgetUnsentForm,
  async act(sent) {
    await forgetUnsent(sent, sent.fields.address ?? "");
    return leads(await backToForm(sent, "/dashboards"));
  },
});
