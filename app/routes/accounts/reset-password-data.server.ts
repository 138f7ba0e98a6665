// Reads and uses the mailed reset link.
import { data, redirect } from "react-router";
import { linkedPasswordForm, resetPasswordRequest } from "~/contracts/accounts/account-forms.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { leads, openFormAction } from "~/http/form-action.server.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { judgePassword, lookAtResetLink, resetPassword } from "~/usecases/accounts/passwords.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { CHANGE_PASSWORD_PATH, RESET_PATH } from "./auth-path.ts";

const INVALID_LINK = "/auth?notice=invalid-reset-link";
/** With a token that is none, the page says that the link doesn't work. */
const USED_LINK = `${RESET_PATH}?token=`;

type ResetArgs = Omit<RouteArgs, "url">;

/** The token, if its link still works. Doesn't use it up. */
export async function readResetLink({ request, context }: ResetArgs) {
  const { db, now } = context.get(appContext);
  const given = new URL(request.url).searchParams.get("token");
  const token = given ?? "";
  if ((await lookAtResetLink({ db, now }, token)) !== null) return data({ token });
  if (!(await context.get(sessionContext).viewer()))
    throw redirect(INVALID_LINK, { headers: privateHeaders() });
  // Whoever has a session sets a new password without a link.
  if (given === null) throw redirect(CHANGE_PASSWORD_PATH);
  // The sign-in page would redirect a signed-in user to their plans, so the error shows here.
  return data({ token: null }, { status: 400 });
}

/** Sets the account's new password and starts a session. */
export const takeNewPassword = openFormAction({
  contract: resetPasswordRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, live, now } = sent.app;
    const { token = "" } = sent.fields;
    const form = checkForm(sent, linkedPasswordForm);
    if ("refusal" in form) return form.refusal;
    const owner = await lookAtResetLink({ db, now }, token);
    const { password } = form.value;
    const weakness =
      owner && (await judgePassword(sent.app, { password, email: owner.email, productName: PRODUCT_NAME }));
    if (weakness) return refuseForm(sent, weakness, "password");
    const userAgent = sent.request.headers.get("User-Agent");
    const session = await resetPassword({ db, outbox, live, now, userAgent }, token, password, owner);
    if (!session) {
      const isSignedIn = (await sent.context.get(sessionContext).viewer()) !== null;
      return leads(redirect(isSignedIn ? USED_LINK : INVALID_LINK));
    }
    const headers = await signInHeaders(sent, session);
    headers.append("Set-Cookie", await flashCookie(config, "password-updated"));
    return leads(redirect("/", { headers }));
  },
});
