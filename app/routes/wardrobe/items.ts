// Adding an item by hand. Scripts get JSON; a form sent without them goes back to its page, which says what came of it.
import { data } from "react-router";
import { SAID } from "~/components/wardrobe/page-search.ts";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS, type ErrorCode } from "~/copy/errors.ts";
import { itemAddedText } from "~/copy/wardrobe/add-item.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { addCustomItem } from "~/usecases/wardrobe/add-custom-item.ts";
import type { Route } from "./+types/items";
import { backToDashboard } from "./item-page.server.ts";

/** What was typed goes back in the address, unless that made it longer than addresses may be. */
const LONGEST_DRAFT = 4000;

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, now, waitUntil } = args.context.get(appContext);
  const form = await request.formData().catch(() => new FormData());
  const fields = Object.fromEntries(form);
  const plan = { ownerId: viewer.id, onboardingId: params.onboardingId };
  try {
    const result = await addCustomItem({ db, live, now, waitUntil }, plan, fields);
    switch (result.kind) {
      case "added": {
        const { item } = result;
        if (!wantsJson(request)) return backToPage({ [SAID.added]: String(item.id) });
        return Response.json({ item, message: itemAddedText(item.name) });
      }
      case "refused":
        return refuse(400, result.code, result.errors);
      case "not-found":
        return Response.json({ message: ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED, errors: {} }, { status: 404 });
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("custom_item_not_created", errorFacts(error));
    return refuse(503, "CUSTOM_ITEM_NOT_CREATED");
  }

  function refuse(status: number, code: ErrorCode, errors: Readonly<Record<string, string>> = {}): Response {
    if (wantsJson(request)) return Response.json({ message: ERROR_TEXTS[code], errors }, { status });
    const typed = new URLSearchParams();
    for (const [name, value] of form) {
      if (typeof value === "string") typed.set(name, value);
    }
    const draft = typed.toString().length > LONGEST_DRAFT ? "" : typed.toString();
    return backToPage({ [SAID.add]: typed.get("category") ?? "", [SAID.problem]: code, [SAID.draft]: draft });
  }

  function backToPage(said: Readonly<Record<string, string>>): Response {
    return backToDashboard(request, { onboardingId: params.onboardingId, ageRange: fields.ageRange }, said);
  }
}
