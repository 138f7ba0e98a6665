// "We have enough of this size", and its undo. Without scripts, the form returns to its dashboard, which offers the undo.

import { data, href } from "react-router";
import type { TakenBack } from "~/contracts/wardrobe/bag-addresses.ts";
import { enoughForm, readEnoughForm } from "~/contracts/wardrobe/bag-form.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, seeOther } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { haveEnough, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";

type SentForm = Sent<(typeof enoughForm.fields)[number], { id: string }>;

export const action = formAction({
  contract: enoughForm,
  async act(sent) {
    const wish = readEnoughForm(sent.fields);
    if (!wish) return refused(unreadable("QUANTITY_NOT_SAVED"));
    const { now, timeZone } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const plan = { viewerId: sent.viewer.id, planId };
    const { ageRange } = wish;
    switch (wish.intent) {
      case "enough": {
        const today = dayInZone(new Date(now), timeZone);
        const result = await haveEnough(sent.app, plan, { ...wish, today });
        if (result.kind === "not-found") return notFound();
        if (result.kind === "unreadable") return refused("COUNTS_UNREADABLE");
        if (result.kind === "nothing") return backWith(sent, ageRange, "");
        const { bagId: bag, pieces } = result;
        noteAct(
          sent.app,
          { userId: sent.viewer.id, planId },
          { act: "enough", size: ageRange, after: pieces, bag },
        );
        return backWith(sent, ageRange, bag);
      }
      case "undo": {
        const act = { act: "enough-undone", size: ageRange } as const;
        const outcome = await takeBagBack(sent.app, { ...plan, bagId: wish.bagId }, act);
        if (outcome === "none") return notFound();
        if (outcome === "unreadable") return refused("COUNTS_UNREADABLE");
        return backWith(sent, ageRange, "", outcome);
      }
      default:
        return wish satisfies never;
    }
  },
});

/** Back on the form's page, which offers to take the change back. */
function backWith(sent: SentForm, ageRangeId: AgeRange, bagId: string, undone?: TakenBack) {
  const { onboardingId: planId = "" } = sent.params;
  const dashboard = href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId });
  const page = pageOfForm(sent.fields, sent.app.config.origin, dashboard);
  return done({ bagId, leftText: "", undone }, () => seeOther(sent, page));
}

function notFound() {
  return refused(missing("QUANTITY_NOT_SAVED"), (): Response => {
    throw data(null, { status: 404 });
  });
}

export { Nothing as default } from "~/routes/nothing.ts";
