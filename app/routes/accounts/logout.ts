import { data, redirect } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { logoutRequest } from "~/contracts/accounts/account-forms.ts";
import type { LogoutAnswer } from "~/contracts/accounts/logout-answer.ts";
import { LOGOUT_COPY } from "~/copy/accounts/log-out.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { isFormOfScript } from "~/http/script-answers.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { signOut } from "~/usecases/accounts/end-sessions.ts";
import type { Route } from "./+types/logout";

/** Looking at the address signs nobody out. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Ends the session where it is kept. Only then does the browser forget it, so that a failure can be tried again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, live } = context.get(appContext);
  const { key } = context.get(sessionContext);
  const { reason } = await readFields({ request }, logoutRequest);
  const isConflict = reason === "account-exists";
  try {
    if (key) await signOut({ db, live }, key);
  } catch (error) {
    log.error("logout_failed", errorFacts(error));
    if (isFormOfScript(request)) return Response.json({ message: LOGOUT_COPY.failed }, { status: 503 });
    return redirect("/profile", {
      headers: { "Set-Cookie": await flashCookie(config, "logout-failed") },
    });
  }
  const answer: LogoutAnswer = { to: `/auth?notice=${isConflict ? "account-exists" : "signed-out"}` };
  const headers = await signOutHeaders(config);
  return isFormOfScript(request) ? Response.json(answer, { headers }) : redirect(answer.to, { headers });
}
