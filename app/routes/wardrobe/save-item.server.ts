// Finds an address's item and the way back to its dashboard, for the form of a parent's own item: it returns there, or shows
// itself again with its errors.

import { data, href, redirect } from "react-router";
import { customItemEditForm } from "~/contracts/wardrobe/custom-item-form.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import { type FormPage, formAgain } from "~/http/shown-form.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { editCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { itemSavedText } from "~/words/en/wardrobe/item-words.ts";

type ItemParams = { onboardingId?: string | undefined; itemId?: string | undefined };

/** The item of an address, for whoever asks; null when the address has no valid item id. */
export function itemOfAddress(viewerId: string, { onboardingId: planId = "", itemId = "" }: ItemParams) {
  if (!/^[0-9]{1,15}$/.test(itemId)) return null;
  return { viewerId, planId, itemId: Number(itemId) } satisfies ItemForViewer;
}

/**
 * Redirects to the dashboard with the request's query, such as the laundry routine, and the form's result.
 * With an invalid age range, it goes to the age range picker.
 */
export function backToDashboard(
  request: Request,
  page: { onboardingId: string; ageRange: unknown; hash?: string },
  said: Readonly<Record<string, string>> = {},
): Response {
  const search = new URLSearchParams(new URL(request.url).searchParams);
  for (const [name, value] of Object.entries(said)) search.set(name, value);
  const ageRange = parseAgeRange(String(page.ageRange ?? "")) ?? "";
  const path = href("/dashboards/:onboardingId/:ageRangeId", {
    onboardingId: encodeURIComponent(page.onboardingId),
    ageRangeId: ageRange,
  });
  return redirect(`${path}${search.size > 0 ? `?${search}` : ""}${page.hash ?? ""}`, 303);
}

type Page = Response | FormPage;

/** Saves the form; 404 unless it is an item that the viewer added. */
export const saveItem = formAction({
  contract: customItemEditForm,
  async act(sent) {
    const target = itemOfAddress(sent.viewer.id, sent.params);
    const result = target
      ? await editCustomItem(sent.app, target, sent.fields)
      : ({ kind: "not-found" } as const);
    switch (result.kind) {
      case "saved": {
        const { id, name, ageRange } = result.item;
        const { onboardingId: planId = "" } = sent.params;
        const act = { act: "item-changed", of: `${id}`, item: id, name } as const;
        noteAct(sent.app, { userId: sent.viewer.id, planId }, act);
        return done(
          { item: result.item, message: itemSavedText(name) },
          (): Page =>
            backToDashboard(
              sent.request,
              { onboardingId: planId, ageRange, hash: `#item-${id}` },
              { [RESULT_PARAMS.edited]: String(id) },
            ),
        );
      }
      case "refused": {
        const why = unreadable(result.code, { errors: errorTexts(result.errors) });
        return refused(why, (refusal): Page => formAgain(sent, refusal));
      }
      case "not-found":
        return refused(missing("CUSTOM_ITEM_NOT_SAVED", { errors: {} }), ({ status, message }): Page => {
          throw data({ message }, { status });
        });
      default:
        return result satisfies never;
    }
  },
  fault: { event: "custom_item_not_saved", why: "CUSTOM_ITEM_NOT_SAVED", page: formAgain },
});
