// Saving one count, one note, or that an item is set aside. A form sent without scripts goes back to the page that it names,
// or to the item's row on the dashboard.
import { data, href, redirect } from "react-router";
import { fieldsOf, type SentFields } from "~/contracts/form.ts";
import { editKind, itemEditForm, readItemEdit } from "~/contracts/wardrobe/item-edit.ts";
import type { FlashName } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, provingFormAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { requireUserMiddleware } from "~/middleware/require-user.server.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import type { Route } from "./+types/item-edit";
import { itemOfAddress } from "./item-page.server.ts";

const REFUSALS = {
  quantity: { message: ERROR_TEXTS.QUANTITY_NOT_SAVED, flash: "quantity-not-saved" },
  note: { message: ERROR_TEXTS.NOTE_NOT_SAVED, flash: "note-not-saved" },
  "set-aside": { message: ERROR_TEXTS.SET_ASIDE_NOT_SAVED, flash: "set-aside-not-saved" },
} as const satisfies Record<ItemEdit["kind"], { message: string; flash: FlashName }>;

type SentForm = Pick<Sent<(typeof itemEditForm.fields)[number], unknown>, "request" | "params" | "fields">;

const form = provingFormAction({
  contract: itemEditForm,
  signedOut: ERROR_TEXTS.UPDATE_WITHOUT_PROFILE,
  async act(sent) {
    const { db, live, now, reader, waitUntil } = sent.app;
    const refuse = (status: number, message: string = refusalOf(sent).message) =>
      refused(status, message, () => Response.json({ message }, { status }));
    const edit = readItemEdit(cellOf(sent));
    if (!edit) return refuse(400);
    const { userId, tokenHash } = sent.viewer;
    const target = itemOfAddress(userId, sent.params);
    if (!target) return refuse(404, ERROR_TEXTS.UPDATE_WITHOUT_ITEM);
    const result = await editItem(
      {
        db,
        live,
        now,
        waitUntil,
        tokenHash,
        // In one round trip with the question whose session it is.
        send: async (saving) => (await readAsViewer(sent, () => reader.read(saving))).rows,
      },
      target,
      edit,
    );
    switch (result.kind) {
      case "saved":
        return done(result.item, () => backToPage(sent));
      case "not-found":
        return refuse(404, ERROR_TEXTS.UPDATE_WITHOUT_ATTEMPT);
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "item_not_saved",
    message: (sent) => refusalOf(sent).message,
    page: async (sent) => backToPage(sent, await flashCookie(sent.app.config, refusalOf(sent).flash)),
  },
});

export const middleware: Route.MiddlewareFunction[] = [
  limitRate("write"),
  // A script keeps by itself what it could not send, and proves its sender in the round trip that it writes in.
  answerScripts(form),
  requireUserMiddleware,
];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

/** The buttons of the page name their cell in the address; a field may do so as well. */
function fieldsAndAddress({ request, fields }: SentForm): SentFields<(typeof itemEditForm.fields)[number]> {
  return { ...fieldsOf(itemEditForm, new URL(request.url).searchParams), ...fields };
}

function cellOf(sent: SentForm): Readonly<Record<string, unknown>> {
  const { from: _, ...cell } = fieldsAndAddress(sent);
  return cell;
}

function refusalOf(sent: SentForm) {
  return REFUSALS[editKind(cellOf(sent))];
}

function backToPage(sent: SentForm & Pick<Sent<string, unknown>, "app">, cookie?: string): Response {
  const { onboardingId = "", itemId } = sent.params;
  const { ageRange: ageRangeId = "", from } = fieldsAndAddress(sent);
  const row = `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId, ageRangeId })}#item-${itemId}`;
  return redirect(pathOf(pageOfForm({ from }, sent.app.config.origin, row)), {
    status: 303,
    ...(cookie ? { headers: { "Set-Cookie": cookie } } : {}),
  });
}
