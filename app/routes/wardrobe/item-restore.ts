// Restores an item that the parent removed. Without scripts, the form returns to the item.

import type { SentFields } from "~/contracts/form.ts";
import { itemRemovalForm, readTab } from "~/contracts/wardrobe/custom-item-form.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, formAction, refused } from "~/http/form-action.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { restoreCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import { backToDashboard, itemOfAddress } from "./save-item.server.ts";

const NOT_RESTORED = "CUSTOM_ITEM_NOT_RESTORED";

interface SentRestoration extends FormArgs {
  fields: SentFields<(typeof itemRemovalForm.fields)[number]>;
}

export const action = formAction({
  contract: itemRemovalForm,
  async act(sent) {
    const refuse = (status: number, code: ErrorCode) =>
      refused(refusalOf(code, { status }), () => tellOnPage(sent, code));
    const target = itemOfAddress(sent.viewer.id, sent.params);
    if (!target) return refuse(404, NOT_RESTORED);
    const result = await restoreCustomItem(sent.app, target, readTab(sent.fields));
    switch (result.kind) {
      case "restored": {
        const act = { act: "item-restored", item: target.itemId, name: result.item.name } as const;
        noteAct(sent.app, { userId: sent.viewer.id, planId: target.planId }, act);
        return done({ item: result.item }, () =>
          backToDashboard(sent.request, { ...pageOf(sent), hash: `#item-${target.itemId}` }),
        );
      }
      case "refused":
        return refuse(409, result.code);
      case "not-found":
        return refuse(404, NOT_RESTORED);
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "custom_item_not_restored",
    why: NOT_RESTORED,
    page: (sent) => tellOnPage(sent, NOT_RESTORED),
  },
});

function pageOf({ params, fields }: SentRestoration) {
  return { onboardingId: params.onboardingId ?? "", ageRange: fields.ageRange };
}

function tellOnPage(sent: SentRestoration, code: ErrorCode): Response {
  return backToDashboard(sent.request, pageOf(sent), { [RESULT_PARAMS.problem]: code });
}
