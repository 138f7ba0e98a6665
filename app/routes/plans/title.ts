// The title of a card. A form sent without scripts goes back to its page, which says how it went.
import { data, redirect } from "react-router";
import { readTitleForm, titleForm } from "~/contracts/plans/card-title.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { TitleProblem } from "~/domain/plans/card-title.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { renamePlan } from "~/usecases/plans/rename-plan.ts";
import type { Route } from "./+types/title";

const FLASH_OF_PROBLEM: Readonly<Record<TitleProblem, FlashName>> = {
  TITLE_REQUIRED: "title-required",
  TITLE_UNREADABLE: "title-unreadable",
  TITLE_TOO_LONG: "title-too-long",
};

const form = formAction({
  contract: titleForm,
  async act(sent) {
    const { db, live } = sent.app;
    const given = readTitleForm(sent.fields);
    if ("problem" in given) {
      return refused(400, ERROR_TEXTS[given.problem], () => goBack(sent, FLASH_OF_PROBLEM[given.problem]));
    }
    const { onboardingId = "" } = sent.params;
    const renamed = await renamePlan({ db, live }, sent.viewer.id, onboardingId, given.title);
    if (renamed) return done(renamed, () => goBack(sent, "title-updated"));
    const message = ERROR_TEXTS.TITLE_UPDATE_FAILED;
    return refused(404, message, () => Response.json({ message }, { status: 404 }));
  },
  fault: {
    event: "title_not_saved",
    message: () => ERROR_TEXTS.TITLE_UPDATE_FAILED,
    page: (sent) => goBack(sent, "title-not-updated"),
  },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

type SentTitle = Sent<(typeof titleForm.fields)[number], unknown>;

async function goBack({ app, fields }: SentTitle, flash: FlashName): Promise<Response> {
  const page = pageOfForm(fields, app.config.origin, "/dashboards");
  return redirect(pathOf(page), {
    status: 303,
    headers: { "Set-Cookie": await flashCookie(app.config, flash) },
  });
}
