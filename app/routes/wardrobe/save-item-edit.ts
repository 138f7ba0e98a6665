// Saves one count, one note, or whether an item is set aside. Without scripts, the form returns to the page
// it names, or to the item's row on the dashboard.
import { href } from "react-router";
import { fieldsOf, type SentFields } from "~/contracts/form.ts";
import { editKind, itemEditForm, readItemEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { type RefusalCode, unreadable } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, provingFormAction, refused, type Sent } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { formsOnlyMiddleware, limitRate } from "~/http/guards.server.ts";
import { requireUserOfPageMiddleware } from "~/http/session.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import type { Route } from "./+types/save-item-edit";
import { itemOfAddress } from "./save-item.server.ts";

const REFUSALS = {
  quantity: { text: "QUANTITY_NOT_SAVED", flash: "quantity-not-saved" },
  step: { text: "QUANTITY_NOT_SAVED", flash: "quantity-not-saved" },
  note: { text: "NOTE_NOT_SAVED", flash: "note-not-saved" },
  "set-aside": { text: "SET_ASIDE_NOT_SAVED", flash: "set-aside-not-saved" },
} as const satisfies Record<ItemEdit["kind"], { text: RefusalCode; flash: FlashName }>;

type SentForm = Pick<Sent<(typeof itemEditForm.fields)[number], unknown>, "request" | "params" | "fields">;

export const action = provingFormAction({
  contract: itemEditForm,
  signedOut: () => ERROR_TEXTS.UPDATE_WITHOUT_PROFILE,
  async act(sent) {
    const { db, live, now, reader, waitUntil } = sent.app;
    const edit = readItemEdit(cellOf(sent));
    if (!edit) return refused(unreadable(notSaved(sent).text));
    const { userId, tokenHash } = sent.viewer;
    const target = itemOfAddress(userId, sent.params);
    if (!target) return refused("UPDATE_WITHOUT_ITEM");
    const result = await editItem(
      {
        db,
        live,
        now,
        waitUntil,
        tokenHash,
        // In the same round trip as the session check.
        send: async (count, act, saving) => {
          const read = async () => {
            const [before, , saved] = await Promise.all([
              count && reader.read(count),
              reader.read(act),
              reader.read(saving),
            ]);
            return { before, saved };
          };
          return (await readAsViewer(sent, read)).rows;
        },
      },
      target,
      edit,
    );
    switch (result.kind) {
      case "saved":
        return done(result.item, () => backToPage(sent));
      case "unreadable":
        return refused("COUNTS_UNREADABLE", () => backToPage(sent, "counts-unreadable"));
      case "not-found":
        return refused("UPDATE_WITHOUT_ATTEMPT");
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "item_not_saved",
    why: (sent) => notSaved(sent).text,
    page: (sent) => backToPage(sent, notSaved(sent).flash),
  },
});

export const middleware: Route.MiddlewareFunction[] = [
  limitRate("write"),
  requireUserOfPageMiddleware,
  formsOnlyMiddleware,
];

/** The page's buttons name their cell in the address; a field may do so too. */
function fieldsAndAddress({ request, fields }: SentForm): SentFields<(typeof itemEditForm.fields)[number]> {
  return { ...fieldsOf(itemEditForm, new URL(request.url).searchParams), ...fields };
}

function cellOf(sent: SentForm): Readonly<Record<string, unknown>> {
  const { from: _, ...cell } = fieldsAndAddress(sent);
  return cell;
}

function notSaved(sent: SentForm) {
  return REFUSALS[editKind(cellOf(sent))];
}

function backToPage(sent: SentForm & Pick<FormArgs, "context">, flash?: FlashName): Promise<Response> {
  const { onboardingId: planId = "", itemId } = sent.params;
  const { ageRange: ageRangeId = "", from } = fieldsAndAddress(sent);
  const row = `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId })}#item-${itemId}`;
  return backToForm({ context: sent.context, fields: { from } }, row, flash);
}
