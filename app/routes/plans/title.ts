// A card's title. Without scripts, the form returns to its page, which reports the result.

import { readTitleForm, titleForm } from "~/contracts/plans/plan-forms.ts";
import type { TitleProblem } from "~/domain/plans/card-title.ts";
import { missing } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { renamePlan } from "~/usecases/plans/manage-plan.ts";
import type { FlashName } from "~/words/en/flashes.ts";

const FLASH_OF_PROBLEM: Readonly<Record<TitleProblem, FlashName>> = {
  TITLE_REQUIRED: "title-required",
  TITLE_UNREADABLE: "title-unreadable",
  TITLE_TOO_LONG: "title-too-long",
};

const LIST = "/dashboards";

export const action = formAction({
  contract: titleForm,
  async act(sent) {
    const given = readTitleForm(sent.fields);
    if ("problem" in given) {
      const flash = FLASH_OF_PROBLEM[given.problem];
      return refused(given.problem, () => backToForm(sent, LIST, flash));
    }
    const { onboardingId: planId = "" } = sent.params;
    const renamed = await renamePlan(sent.app, sent.viewer.id, planId, given.title);
    if (renamed) {
      noteAct(sent.app, { userId: sent.viewer.id, planId }, { act: "title", after: renamed.title });
      return done(renamed, () => backToForm(sent, LIST, "title-updated"));
    }
    return refused(missing("TITLE_UPDATE_FAILED"));
  },
  fault: {
    event: "title_not_saved",
    why: "TITLE_UPDATE_FAILED",
    page: (sent) => backToForm(sent, LIST, "title-not-updated"),
  },
});
