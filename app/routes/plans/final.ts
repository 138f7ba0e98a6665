// The switch 'Select as Final'. A form sent without scripts goes back to its page, or to the question whether another final
// dashboard may be replaced.
import { data, redirect } from "react-router";
import { finalForm, readFinalForm } from "~/contracts/plans/final-form.ts";
import { CONFIRM_FINAL_PARAM, FINAL_QUESTION_ID } from "~/contracts/plans/plan-addresses.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { SELECTION_COPY } from "~/copy/plans/selection.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { selectFinal } from "~/usecases/plans/select-final.ts";
import type { Route } from "./+types/final";

type SentChoice = Sent<(typeof finalForm.fields)[number], unknown>;

const form = formAction({
  contract: finalForm,
  async act(sent) {
    const { db, live, now } = sent.app;
    const choice = readFinalForm(sent.fields);
    if (!choice) return refuse(400, ERROR_TEXTS.SELECTION_NOT_UPDATED);
    const { onboardingId = "" } = sent.params;
    const result = await selectFinal({ db, live, now }, sent.viewer.id, onboardingId, choice);
    switch (result.kind) {
      case "saved": {
        const saved = choice.isConfirmed ? "final-updated" : "final-saved";
        const { selectedOnboardingId } = result;
        return done({ success: true as const, selectedOnboardingId }, () =>
          goBack(sent, choice.isFinal ? saved : "final-cleared"),
        );
      }
      case "needs-confirmation":
        return refused(409, { ...told(SELECTION_COPY.confirmText), needsConfirmation: true }, () =>
          ask(sent),
        );
      case "refused":
        return refuse(409, ERROR_TEXTS[result.code]);
      case "not-found":
        return refuse(404, ERROR_TEXTS.SELECTION_NOT_UPDATED);
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "selection_not_saved",
    message: ({ fields }) =>
      ERROR_TEXTS[readFinalForm(fields)?.isFinal ? "SELECTION_NOT_UPDATED" : "SELECTION_NOT_CLEARED"],
    page: (sent) => goBack(sent, "final-failed"),
  },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

function refuse(status: number, message: string) {
  const body = told(message);
  return refused(status, body, () => Response.json(body, { status }));
}

/** The specification's names for a failure beside ours. */
function told(message: string) {
  return { success: false, error: message, message };
}

async function goBack(sent: SentChoice, flash: FlashName): Promise<Response> {
  return redirect(pathOf(pageOf(sent)), {
    status: 303,
    headers: { "Set-Cookie": await flashCookie(sent.app.config, flash) },
  });
}

/** The question stands on the dashboard itself, also when it was another page's switch. */
function ask(sent: SentChoice): Response {
  const page = pageOf(sent);
  const dashboard = dashboardOf(sent);
  const to = page.pathname.startsWith(dashboard)
    ? page
    : new URL(`${dashboard}${FIRST_AGE_RANGE}`, sent.app.config.origin);
  to.searchParams.set(CONFIRM_FINAL_PARAM, "1");
  to.hash = FINAL_QUESTION_ID;
  return redirect(pathOf(to), { status: 303 });
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
