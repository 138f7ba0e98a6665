// The switch 'Select as Final'. Scripts get JSON; a form sent without them goes back to its page, or to the question
// whether another final dashboard may be replaced.

import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { readFinalForm } from "~/contracts/plans/final-form.ts";
import { CONFIRM_FINAL_PARAM, FINAL_QUESTION_ID } from "~/contracts/plans/plan-addresses.ts";
import type { FlashName } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { SELECTION_COPY } from "~/copy/plans/selection.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { pageOfForm, pathOf } from "~/routes/wardrobe/form-page.server.ts";
import { selectFinal } from "~/usecases/plans/select-final.ts";
import type { Route } from "./+types/final";

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, now, config } = args.context.get(appContext);
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()));
  const choice = readFinalForm(fields);
  if (!choice) return refuse(400, ERROR_TEXTS.SELECTION_NOT_UPDATED);
  const dashboard = `/dashboards/${params.onboardingId}/`;
  const page = pageOfForm(fields, config.origin, `${dashboard}0-3m`);
  page.searchParams.delete(CONFIRM_FINAL_PARAM);
  page.hash = "";

  try {
    const result = await selectFinal({ db, live, now }, viewer.id, params.onboardingId, choice);
    switch (result.kind) {
      case "saved": {
        const { selectedOnboardingId } = result;
        if (wantsJson(request)) return Response.json({ success: true, selectedOnboardingId });
        const saved = choice.isConfirmed ? "final-updated" : "final-saved";
        return goBack(choice.isFinal ? saved : "final-cleared");
      }
      case "needs-confirmation":
        if (wantsJson(request)) return refuse(409, SELECTION_COPY.confirmText, { needsConfirmation: true });
        return ask();
      case "refused":
        return refuse(409, ERROR_TEXTS[result.code]);
      case "not-found":
        return refuse(404, ERROR_TEXTS.SELECTION_NOT_UPDATED);
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("selection_not_saved", errorFacts(error));
    if (!wantsJson(request)) return goBack("final-failed");
    return refuse(503, ERROR_TEXTS[choice.isFinal ? "SELECTION_NOT_UPDATED" : "SELECTION_NOT_CLEARED"]);
  }

  async function goBack(flash: FlashName) {
    return redirect(pathOf(page), {
      status: 303,
      headers: { "Set-Cookie": await flashCookie(config, flash) },
    });
  }

  /** The question stands on the dashboard itself, also when it was another page's switch. */
  function ask() {
    const to = page.pathname.startsWith(dashboard) ? page : new URL(`${dashboard}0-3m`, config.origin);
    to.searchParams.set(CONFIRM_FINAL_PARAM, "1");
    to.hash = FINAL_QUESTION_ID;
    return redirect(pathOf(to), { status: 303 });
  }
}

function refuse(status: number, message: string, more: { needsConfirmation?: true } = {}): Response {
  return Response.json({ success: false, error: message, message, ...more }, { status });
}
