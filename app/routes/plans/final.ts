// The "Select as Final" switch. Without scripts, the form returns to its page, or to the question whether to
// replace another final dashboard.

import { CONFIRM_FINAL_PARAM, FINAL_QUESTION_ID } from "~/contracts/plans/plan-addresses.ts";
import { finalForm, readFinalForm } from "~/contracts/plans/plan-forms.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { missing, refusalOf, unreadable, type Why } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, seeOther } from "~/http/form-page.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { selectFinal } from "~/usecases/plans/manage-plan.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { SELECTION_COPY } from "~/words/en/plans/selection-copy.ts";

type SentChoice = Sent<(typeof finalForm.fields)[number], unknown>;

export const action = formAction({
  planAct: "read",
  contract: finalForm,
  async act(sent) {
    const choice = readFinalForm(sent.fields);
    if (!choice) return refused(told(unreadable("SELECTION_NOT_UPDATED")));
    const { onboardingId: planId = "" } = sent.params;
    const result = await selectFinal(sent.app, sent.viewer.id, planId, choice);
    switch (result.kind) {
      case "saved": {
        const saved = choice.isConfirmed ? "final-updated" : "final-saved";
        const { selectedOnboardingId: selectedPlanId } = result;
        return done({ success: true as const, selectedOnboardingId: selectedPlanId }, () =>
          goBack(sent, choice.isFinal ? saved : "final-cleared"),
        );
      }
      case "needs-confirmation":
        return refused(
          told({ status: 409, message: SELECTION_COPY.confirmText }, { needsConfirmation: true }),
          () => ask(sent),
        );
      case "refused":
        return refused(told(result.code));
      case "not-found":
        return refused(told(missing("SELECTION_NOT_UPDATED")));
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "selection_not_saved",
    why: ({ fields }) => (readFinalForm(fields)?.isFinal ? "SELECTION_NOT_UPDATED" : "SELECTION_NOT_CLEARED"),
    page: (sent) => goBack(sent, "final-failed"),
  },
});

/** `success` and `error` as specified, besides the `message` for our own scripts. */
function told(why: Why, more: Readonly<Record<string, unknown>> = {}): Refusal {
  const refusal = refusalOf(why);
  return { ...refusal, more: { success: false, error: refusal.message, ...more } };
}

function goBack(sent: SentChoice, flash: FlashName): Promise<Response> {
  return seeOther(sent, pageOf(sent), flash);
}

/** The question is on the dashboard itself, even if another page's switch led to it. */
function ask(sent: SentChoice): Promise<Response> {
  const page = pageOf(sent);
  const dashboard = dashboardOf(sent);
  const to = page.pathname.startsWith(dashboard)
    ? page
    : new URL(`${dashboard}${FIRST_AGE_RANGE}`, sent.app.config.origin);
  to.searchParams.set(CONFIRM_FINAL_PARAM, "1");
  to.hash = FINAL_QUESTION_ID;
  return seeOther(sent, to);
}

function pageOf(sent: SentChoice): URL {
  const page = pageOfForm(sent.fields, sent.app.config.origin, `${dashboardOf(sent)}${FIRST_AGE_RANGE}`);
  page.searchParams.delete(CONFIRM_FINAL_PARAM);
  page.hash = "";
  return page;
}

function dashboardOf({ params }: SentChoice): string {
  return `/dashboards/${params.onboardingId}/`;
}
