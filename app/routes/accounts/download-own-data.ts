// POST /profile/data: downloads all of the signed-in user's data as a file.

import { redirect } from "react-router";
import { ownDataRequest } from "~/contracts/accounts/account-forms.ts";
import { toDay } from "~/domain/calendar.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { done, formAction, leads, type Outcome } from "~/http/form-action.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { FILE_NAMES } from "~/words/en/shopping/shopping-list-copy.ts";
import { provePath } from "./auth-path.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";

/** A GET request downloads nothing. */
export function loader() {
  return redirect("/profile");
}

export const action = formAction({
  contract: ownDataRequest,
  async act({ app: { db, now }, viewer }): Promise<Outcome<object, Response>> {
    if (!isProofFresh(viewer.provedAt, now)) return leads(redirect(provePath("/profile")));
    const own = await exportOwnData({ db, now }, viewer.id);
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${FILE_NAMES.ownData(toDay(new Date(now)))}"`,
    };
    return done(own, () => new Response(JSON.stringify(own, null, 2), { headers }));
  },
});
