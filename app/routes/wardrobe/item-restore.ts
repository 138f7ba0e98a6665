// Bringing back an item that the parent has removed. Scripts get JSON; a form sent without them goes back to the item.
import { data } from "react-router";
import { SAID } from "~/components/wardrobe/page-search.ts";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS, type ErrorCode } from "~/copy/errors.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { formFields } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { restoreCustomItem } from "~/usecases/wardrobe/restore-custom-item.ts";
import type { Route } from "./+types/item-restore";
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
  const page = { onboardingId: params.onboardingId, ageRange: fields.ageRange };
  const target = itemOfAddress(viewer.id, params);
  if (!target) return refuse(404);
  try {
    const result = await restoreCustomItem({ db, live, now, waitUntil }, target, tabOf(fields));
    switch (result.kind) {
      case "restored":
        return wantsJson(request)
          ? Response.json({ item: result.item })
          : backToDashboard(request, { ...page, hash: `#item-${target.itemId}` });
      case "refused":
        return refuse(409, result.code);
      case "not-found":
        return refuse(404);
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("custom_item_not_restored", errorFacts(error));
    return refuse(503);
  }

  function refuse(status: number, code: ErrorCode = "CUSTOM_ITEM_NOT_RESTORED"): Response {
    if (wantsJson(request)) return Response.json({ message: ERROR_TEXTS[code] }, { status });
    return backToDashboard(request, page, { [SAID.problem]: code });
  }
}
