// POST /profile/data: downloads all of the signed-in user's data as a file.

import { redirect } from "react-router";
import { appContext } from "~/context.ts";
import { ownDataRequest } from "~/contracts/accounts/account-forms.ts";
import { FILE_NAMES } from "~/copy/shopping/shopping-list-copy.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { toDay } from "~/domain/calendar.ts";
import { readFields } from "~/http/form-body.server.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import type { Route } from "./+types/download-own-data";
import { provePath } from "./auth-path.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

/** A GET request downloads nothing. */
export function loader() {
  return redirect("/profile");
}

export const action = takesForm(ownDataRequest, async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { db, now } = args.context.get(appContext);
  await readFields(args, ownDataRequest);
  if (!isProofFresh(viewer.provedAt, now)) return redirect(provePath("/profile"));
  const text = JSON.stringify(await exportOwnData({ db, now }, viewer.id), null, 2);
  return new Response(text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${FILE_NAMES.ownData(toDay(new Date(now)))}"`,
    },
  });
});
