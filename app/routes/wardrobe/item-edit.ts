// Saving one count, one note, or that an item is set aside. Scripts get the item as JSON; a form sent without them goes
// back to the page that it names, or to the item's row on the dashboard.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { readItemEdit } from "~/contracts/wardrobe/item-edit.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import type { Route } from "./+types/item-edit";
import { pageOfForm, pathOf } from "./form-page.server.ts";

const REFUSALS = {
  count: { refused: ERROR_TEXTS.QUANTITY_NOT_SAVED, flash: "quantity-not-saved" },
  note: { refused: ERROR_TEXTS.NOTE_NOT_SAVED, flash: "note-not-saved" },
  setAside: { refused: ERROR_TEXTS.SET_ASIDE_NOT_SAVED, flash: "set-aside-not-saved" },
} as const;

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
  const { from, ...fields } = {
    from: undefined,
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...Object.fromEntries(form),
  };
  const { refused, flash } =
    REFUSALS["note" in fields ? "note" : "setAside" in fields ? "setAside" : "count"];
  const edit = readItemEdit(fields);
  if (!edit) return answer(400, refused);
  if (!/^[0-9]{1,15}$/.test(params.itemId)) return answer(404, refused);

  const target = { ownerId: viewer.id, onboardingId: params.onboardingId, itemId: Number(params.itemId) };
  try {
    const result = await editItem({ db, live, now, waitUntil }, target, edit);
    switch (result.kind) {
      case "saved":
        return wantsJson(request) ? Response.json(result.item) : backToPage(edit.ageRange);
      case "not-found":
        return answer(404, refused);
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("item_not_saved", errorFacts(error));
    if (wantsJson(request)) return answer(503, refused);
    return backToPage(edit.ageRange, await flashCookie(config, flash));
  }

  function backToPage(ageRange: AgeRange, cookie?: string) {
    const row = `/dashboards/${params.onboardingId}/${ageRange}#item-${params.itemId}`;
    return redirect(pathOf(pageOfForm({ from }, config.origin, row)), {
      status: 303,
      ...(cookie ? { headers: { "Set-Cookie": cookie } } : {}),
    });
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
