// A mark on Today. Without scripts, the form returns to its page, at the situation and the time that it was sent from.
import { data, href } from "react-router";
import { markFields, markForm } from "~/contracts/today/today-forms.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { markToday } from "~/usecases/plans/manage-plan.ts";
import type { FlashName } from "~/words/en/flashes.ts";

type SentMark = Sent<(typeof markForm.fields)[number], { id: string }>;

export const action = formAction({
  contract: markForm,
  async act(sent) {
    const read = markFields.safeParse(sent.fields);
    if (!read.success) return refused(unreadable("MARK_NOT_SAVED"), () => back(sent, "mark-not-saved"));
    const { onboardingId: planId = "" } = sent.params;
    const outcome = await markToday(sent.app, sent.viewer.id, planId, read.data);
    if (outcome === "not-found") throw data(null, { status: 404 });
    if (outcome === "full") return refused("WASH_FULL", () => back(sent, "wash-full"));
    return done({ success: true as const }, () => back(sent));
  },
  fault: { event: "mark_not_saved", why: "MARK_NOT_SAVED", page: (sent) => back(sent, "mark-not-saved") },
});

function back(sent: SentMark, flash?: FlashName): Promise<Response> {
  const { onboardingId: planId = "" } = sent.params;
  return backToForm(sent, href("/dashboards/:onboardingId/today", { onboardingId: planId }), flash);
}

export { Nothing as default } from "~/routes/nothing.ts";
