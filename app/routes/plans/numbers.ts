// Dismisses the notice about numbers changed by newer rules and returns to its page.

import { data, href } from "react-router";
import { pageForm } from "~/contracts/plans/plan-forms.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { dismissNumberChanges } from "~/usecases/plans/manage-plan.ts";

export const action = formAction({
  contract: pageForm,
  async act(sent) {
    const { onboardingId: planId = "" } = sent.params;
    const isTheirs = await dismissNumberChanges(sent.app, sent.viewer.id, planId);
    if (!isTheirs) throw data(null, { status: 404 });
    return leads(await backToForm(sent, href("/dashboards/:onboardingId", { onboardingId: planId })));
  },
});

export { Nothing as default } from "~/routes/nothing.ts";
