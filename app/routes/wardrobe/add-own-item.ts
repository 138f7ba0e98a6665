// Adds an item by hand. Without scripts, the form returns to its page, which reports the result.

import type { SentFields } from "~/contracts/form.ts";
import { customItemForm } from "~/contracts/wardrobe/custom-item-form.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, provingFormAction, refused } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { itemAddedText } from "~/words/en/wardrobe/item-words.ts";
import { backToDashboard } from "./save-item.server.ts";

/** What was typed goes back in the address, unless that would exceed the length limit of addresses. */
const LONGEST_DRAFT = 4000;

interface SentItem extends FormArgs {
  fields: SentFields<(typeof customItemForm.fields)[number]>;
}

export const action = provingFormAction({
  contract: customItemForm,
  async act(sent) {
    const { db, reader, live, now, waitUntil } = sent.app;
    const { userId: viewerId } = sent.viewer;
    const plan = { viewerId, planId: sent.params.onboardingId ?? "" };
    const { rows } = await readAsViewer(sent, () =>
      reader.read(selectPlanForViewer(db, viewerId, plan.planId)),
    );
    const result = await addCustomItem({ db, live, now, waitUntil }, plan, sent.fields, rows);
    switch (result.kind) {
      case "added": {
        const { item } = result;
        const { planId } = plan;
        noteAct(
          sent.app,
          { userId: viewerId, planId },
          { act: "item-added", item: item.id, name: item.name },
        );
        return done({ item, message: itemAddedText(item.name) }, () =>
          backToPage(sent, { [RESULT_PARAMS.added]: String(item.id) }),
        );
      }
      case "refused": {
        const why = unreadable(result.code, { errors: errorTexts(result.errors) });
        return refused(why, () => tellOnPage(sent, result.code));
      }
      case "not-found":
        return refused(missing("CUSTOM_ITEM_NOT_ADDED", { errors: {} }));
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "custom_item_not_created",
    why: (_, error) => notCreated(error),
    page: (sent) => tellOnPage(sent, "CUSTOM_ITEM_NOT_CREATED"),
  },
});

/** The garment is written first, then its row in the plan; D1's error names the table if that one failed. */
function notCreated(error: Error): ErrorCode {
  const told = `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`;
  return told.includes("failed: user_clothing_items") ? "USER_ITEM_NOT_CREATED" : "CUSTOM_ITEM_NOT_CREATED";
}

function tellOnPage(sent: SentItem, code: ErrorCode): Response {
  const typed = new URLSearchParams(shownAgain(sent.fields)).toString();
  const draft = typed.length > LONGEST_DRAFT ? "" : typed;
  const category = shownAgain(sent.fields).category ?? "";
  return backToPage(sent, {
    [RESULT_PARAMS.add]: category,
    [RESULT_PARAMS.problem]: code,
    [RESULT_PARAMS.draft]: draft,
  });
}

function backToPage({ request, params, fields }: SentItem, said: Readonly<Record<string, string>>): Response {
  const { onboardingId: planId = "" } = params;
  return backToDashboard(request, { onboardingId: planId, ageRange: fields.ageRange }, said);
}
