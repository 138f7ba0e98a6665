// Removing an item that the parent has added. Scripts get JSON; a form sent without them goes back to its page, which
// offers the way back.
import { data } from "react-router";
import { SAID } from "~/components/wardrobe/page-search.ts";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { formFields } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { removeCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import type { Route } from "./+types/item-remove";
import { backToDashboard, itemOfAddress, tabOf } from "./item-page.server.ts";

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, now, waitUntil } = args.context.get(appContext);
  const fields = await formFields(request);
  const target = itemOfAddress(viewer.id, params);
  if (!target) return refuse(404);
  try {
    const result = await removeCustomItem({ db, live, now, waitUntil }, target, tabOf(fields));
    if (result.kind === "not-found") return refuse(404);
    return wantsJson(request)
      ? Response.json({ item: result.item })
      : backToPage({ [SAID.removed]: params.itemId });
  } catch (error) {
    log.error("custom_item_not_removed", errorFacts(error));
    return refuse(503);
  }

  function refuse(status: number): Response {
    const code = "CUSTOM_ITEM_NOT_REMOVED";
    if (wantsJson(request)) return Response.json({ message: ERROR_TEXTS[code] }, { status });
    return backToPage({ [SAID.problem]: code });
  }

  function backToPage(said: Readonly<Record<string, string>>): Response {
    return backToDashboard(request, { onboardingId: params.onboardingId, ageRange: fields.ageRange }, said);
  }
}
