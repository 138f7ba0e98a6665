// The form that changes an item of the parent's own, with the answer as JSON or for its page.
import { data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { itemSavedText } from "~/copy/wardrobe/add-item.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { formFields, type ScriptArgs } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { editCustomItem } from "~/usecases/wardrobe/edit-custom-item.ts";
import { itemOfAddress } from "./item-page.server.ts";

interface SaveArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { onboardingId?: string | undefined; itemId?: string | undefined };
}

/** Saves the form; 404 for what is not an item that the viewer has added. */
export async function saveItem(args: SaveArgs) {
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, live, now, waitUntil } = args.context.get(appContext);
  const form = await formFields(args.request);
  const typed = Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
  const target = itemOfAddress(viewer.id, args.params);
  if (!target) throw data(null, { status: 404 });
  try {
    const result = await editCustomItem({ db, live, now, waitUntil }, target, form);
    switch (result.kind) {
      case "saved": {
        const { item } = result;
        return { isSaved: true, status: 200, body: { item, message: itemSavedText(item.name) } } as const;
      }
      case "refused":
        return refused(400, ERROR_TEXTS[result.code], result.errors);
      case "not-found":
        throw data({ message: ERROR_TEXTS.CUSTOM_ITEM_NOT_SAVED, errors: {} }, { status: 404 });
      default:
        return result satisfies never;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error("custom_item_not_saved", errorFacts(error));
    return refused(503, ERROR_TEXTS.CUSTOM_ITEM_NOT_SAVED);
  }

  function refused(status: number, message: string, errors: Readonly<Record<string, string>> = {}) {
    return { isSaved: false, status, body: { message, errors }, typed } as const;
  }
}

/** The same for a script. */
export async function answerSaveScript(args: ScriptArgs): Promise<Response> {
  const { status, body } = await saveItem(args);
  return Response.json(body, { status });
}
