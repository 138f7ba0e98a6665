// Removes an item that the parent added. Without scripts, the form returns to its page, which offers an undo.

import type { SentFields } from "~/contracts/form.ts";
import { itemRemovalForm, readTab } from "~/contracts/wardrobe/custom-item-form.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { missing } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, formAction, refused } from "~/http/form-action.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { removeCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import { backToDashboard, itemOfAddress } from "./save-item.server.ts";

const NOT_REMOVED = "CUSTOM_ITEM_NOT_REMOVED";

interface SentRemoval extends FormArgs {
  fields: SentFields<(typeof itemRemovalForm.fields)[number]>;
}

export const action = formAction({
  contract: itemRemovalForm,
  async act(sent) {
    const target = itemOfAddress(sent.viewer.id, sent.params);
    const result = target
      ? await removeCustomItem(sent.app, target, readTab(sent.fields))
      : ({ kind: "not-found" } as const);
    switch (result.kind) {
      case "removed": {
        const { id, name } = result.item;
        const { onboardingId: planId = "" } = sent.params;
        noteAct(sent.app, { userId: sent.viewer.id, planId }, { act: "item-removed", item: id, name });
        return done({ item: result.item }, () => backToPage(sent, { [RESULT_PARAMS.removed]: String(id) }));
      }
      case "not-found":
        return refused(missing(NOT_REMOVED), () =>
          backToPage(sent, { [RESULT_PARAMS.problem]: NOT_REMOVED }),
        );
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "custom_item_not_removed",
    why: NOT_REMOVED,
    page: (sent) => backToPage(sent, { [RESULT_PARAMS.problem]: NOT_REMOVED }),
  },
});

function backToPage(
  { request, params, fields }: SentRemoval,
  said: Readonly<Record<string, string>>,
): Response {
  const { onboardingId: planId = "" } = params;
  return backToDashboard(request, { onboardingId: planId, ageRange: fields.ageRange }, said);
}
