import { data } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { logoutRequest } from "~/contracts/accounts/account-forms.ts";
import type { LogoutAnswer } from "~/contracts/accounts/logout-answer.ts";
import { LOGOUT_COPY } from "~/copy/accounts/log-out.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { actionOf, done, type FormArgs } from "~/http/form-action.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { publicPath } from "~/language/public-path.ts";
import { signOut } from "~/usecases/accounts/end-sessions.ts";

/** Opening the address signs nobody out. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/**
 * Ends the session on the server. The browser forgets it only afterward, so a failed attempt can be retried.
 */
export const action = actionOf({
  contract: logoutRequest,
  read: async (args: FormArgs) => ({ ...args, ...(await readFields(args, logoutRequest)) }),
  async act({ context, reason }) {
    const { config, db, live } = context.get(appContext);
    const { key } = context.get(sessionContext);
    if (key) await signOut({ db, live }, key);
    const notice = reason === "account-exists" ? reason : "signed-out";
    const to = `/auth?notice=${notice}`;
    const answer: LogoutAnswer = { to: publicPath(to) };
    const headers = await signOutHeaders(config);
    return done(answer, () => toPublic(config, to, { headers }), headers);
  },
  fault: {
    event: "logout_failed",
    message: () => LOGOUT_COPY.failed,
    page: (sent) => seeOther(sent, "/profile", "logout-failed", 302),
  },
});
