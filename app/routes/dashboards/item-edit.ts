// Saving one count or one note. Scripts get the item as JSON; a form sent without them goes back to its page.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { type ItemEdit, readItemEdit } from "~/contracts/item-edit.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { flashCookie } from "~/middleware/flash.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { requireViewer } from "~/middleware/require-user.server.ts";
import { editItem } from "~/usecases/edit-item.ts";
import type { Route } from "./+types/item-edit";

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const { db, live, now, waitUntil, config } = args.context.get(appContext);
  const viewer = await requireViewer(args);
  // The buttons of the page name their cell in the address; a field may do so as well.
  const form = await request.formData().catch(() => new FormData());
  const fields = { ...Object.fromEntries(new URL(request.url).searchParams), ...Object.fromEntries(form) };
  const isNote = "note" in fields;
  const refused = isNote ? ERROR_TEXTS.NOTE_NOT_SAVED : ERROR_TEXTS.QUANTITY_NOT_SAVED;
  const edit = readItemEdit(fields);
  if (!edit) return answer(400, refused);
  if (!/^[0-9]{1,15}$/.test(params.itemId)) return answer(404, refused);

  const target = { ownerId: viewer.id, onboardingId: params.onboardingId, itemId: Number(params.itemId) };
  try {
    const result = await editItem({ db, live, now, waitUntil }, target, edit);
    switch (result.kind) {
      case "saved":
        return wantsJson(request) ? Response.json(result.item) : backToPage(edit);
      case "not-found":
        return answer(404, refused);
      case "no-such-group":
        return answer(400, refused);
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("item_not_saved", errorFacts(error));
    if (wantsJson(request)) return answer(503, refused);
    return backToPage(edit, await flashCookie(config, isNote ? "note-not-saved" : "quantity-not-saved"));
  }

  function backToPage({ ageRange }: ItemEdit, flash?: string) {
    const page = `/dashboards/${params.onboardingId}/${ageRange}#item-${params.itemId}`;
    return redirect(page, { status: 303, ...(flash ? { headers: { "Set-Cookie": flash } } : {}) });
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
