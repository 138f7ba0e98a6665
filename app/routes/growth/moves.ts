// Dismisses the notice of sizes that moved, or undoes the move, and returns to its page.

import { data, href } from "react-router";
import { appContext } from "~/context.ts";
import { movesForm } from "~/contracts/growth/fact-form.ts";
import { UNDO_MOVES } from "~/contracts/growth/size-addresses.ts";
import { readFields } from "~/http/form-body.server.ts";
import { backToForm, seeOther } from "~/http/form-page.server.ts";
import { formForWhoMay } from "~/http/plan-refusal.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { dismissMoves, undoMoves } from "~/usecases/growth/settle-moves.ts";
import type { Route } from "./+types/moves";

export const action = formForWhoMay("edit", movesForm, async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { db, planQueue, live, now } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const fields = await readFields(args, movesForm);
  const plan = { viewerId: viewer.id, planId };
  const result =
    fields.undo === UNDO_MOVES
      ? await undoMoves({ db, planQueue, live, now }, plan)
      : await dismissMoves({ db, live }, plan);
  switch (result) {
    case "read":
      return backToForm({ ...args, fields }, href("/dashboards/:onboardingId", { onboardingId: planId }));
    case "undone":
      return seeOther(args, href("/onboarding/processing/:onboardingId", { onboardingId: planId }));
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
});

/** Never rendered; it lets thrown errors become a page. */
export default function Moves() {
  return null;
}
