// The title of a card. Scripts get JSON; a form sent without them goes back to its page, which says how it went.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { readTitleForm } from "~/contracts/plans/card-title.ts";
import type { FlashName } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { TitleProblem } from "~/domain/plans/card-title.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { pageOfForm, pathOf } from "~/routes/wardrobe/form-page.server.ts";
import { renamePlan } from "~/usecases/plans/rename-plan.ts";
import type { Route } from "./+types/title";

const FLASH_OF_PROBLEM: Readonly<Record<TitleProblem, FlashName>> = {
  TITLE_REQUIRED: "title-required",
  TITLE_UNREADABLE: "title-unreadable",
  TITLE_TOO_LONG: "title-too-long",
};

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, config } = args.context.get(appContext);
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()));
  const form = readTitleForm(fields);
  if ("problem" in form) {
    if (wantsJson(request)) return refuse(400, ERROR_TEXTS[form.problem]);
    return goBack(FLASH_OF_PROBLEM[form.problem]);
  }

  try {
    const renamed = await renamePlan({ db, live }, viewer.id, params.onboardingId, form.title);
    if (!renamed) return refuse(404, ERROR_TEXTS.TITLE_UPDATE_FAILED);
    return wantsJson(request) ? Response.json(renamed) : goBack("title-updated");
  } catch (error) {
    log.error("title_not_saved", errorFacts(error));
    if (wantsJson(request)) return refuse(503, ERROR_TEXTS.TITLE_UPDATE_FAILED);
    return goBack("title-not-updated");
  }

  async function goBack(flash: FlashName) {
    const page = pageOfForm(fields, config.origin, "/dashboards");
    return redirect(pathOf(page), {
      status: 303,
      headers: { "Set-Cookie": await flashCookie(config, flash) },
    });
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
