// Dismisses the notice of sizes that moved, or undoes the move, and returns to its page.

import { data, href } from "react-router";
import { movesForm } from "~/contracts/growth/fact-form.ts";
import { UNDO_MOVES } from "~/contracts/growth/size-addresses.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { backToForm, seeOther } from "~/http/form-page.server.ts";
import { dismissMoves, undoMoves } from "~/usecases/growth/settle-moves.ts";

export const action = formAction({
  contract: movesForm,
  async act(sent) {
    const { onboardingId: planId = "" } = sent.params;
    const plan = { viewerId: sent.viewer.id, planId };
    const result =
      sent.fields.undo === UNDO_MOVES ? await undoMoves(sent.app, plan) : await dismissMoves(sent.app, plan);
    switch (result) {
      case "read":
        return leads(await backToForm(sent, href("/dashboards/:onboardingId", { onboardingId: planId })));
      case "undone":
        return leads(
          await seeOther(sent, href("/onboarding/processing/:onboardingId", { onboardingId: planId })),
        );
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

export { Nothing as default } from "~/routes/nothing.ts";
