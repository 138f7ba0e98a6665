// Reads and uses the mailed link that confirms a sign-up.
import { data, redirect } from "react-router";
import { confirmRequest, linkedPasswordForm } from "~/contracts/accounts/account-forms.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext } from "~/http/context.ts";
import { clearedInboxCookie, readInbox } from "~/http/cookies/page-cookies.server.ts";
import { leads, openFormAction } from "~/http/form-action.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { welcomeUser } from "~/usecases/accounts/account-notices.ts";
import { confirmEmail, lookAtConfirmLink } from "~/usecases/accounts/confirm-email.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { AUTH_COPY } from "~/words/en/accounts/auth.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { forgiveMailTo } from "../../http/tries.server.ts";

type ConfirmArgs = Omit<RouteArgs, "url">;

/** The page behind the link: it works with one click here, works after choosing a password, or no longer works. */
export type ConfirmView =
  | { kind: "click"; token: string }
  | { kind: "choose-password"; token: string; email: string }
  | { kind: "invalid" };

/** Reads the link without using it up. */
export async function readConfirmLink(args: ConfirmArgs) {
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  const link = await lookAt(args, token);
  if (!link) return data<ConfirmView>({ kind: "invalid" }, { status: 400 });
  return data<ConfirmView>(
    link.passwordHash === null
      ? { kind: "choose-password", token, email: link.email }
      : { kind: "click", token },
  );
}

/** Creates the account and signs its owner in, replacing any session the browser had before. */
export const takeConfirmation = openFormAction({
  contract: confirmRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, now, waitUntil } = sent.app;
    const link = await lookAt(sent, sent.fields.token ?? "");
    if (!link) return refuseForm(sent, deadLink());
    let chosen: string | null = null;
    if (link.passwordHash === null) {
      const form = checkForm(sent, linkedPasswordForm);
      if ("refusal" in form) return form.refusal;
      const { password } = form.value;
      const weakness = await judgePassword(sent.app, {
        password,
        email: link.email,
        productName: PRODUCT_NAME,
      });
      if (weakness) return refuseForm(sent, weakness, "password");
      chosen = password;
    }
    const userAgent = sent.request.headers.get("User-Agent");
    const deps = { db, now, userAgent, tokenSecret: config.tokenSecret };
    const confirmed = await confirmEmail(deps, link, chosen);
    if (!confirmed) return refuseForm(sent, deadLink());
    waitUntil(forgiveMailTo(sent, link.email));
    waitUntil(welcomeUser({ db, outbox }, confirmed.userId));
    const headers = await signInHeaders(sent, confirmed);
    headers.append("Set-Cookie", await clearedInboxCookie(config));
    return leads(redirect(safePath(confirmed.returnTo, config.origin, "/"), { headers }));
  },
});

function deadLink(): Refusal {
  return { status: 400, message: AUTH_COPY.invalidLink };
}

async function lookAt({ request, context }: ConfirmArgs, token: string) {
  const { config, db, now } = context.get(appContext);
  const inbox = await readInbox(config, request, now);
  return lookAtConfirmLink({ db, now }, token, inbox?.secret ?? null);
}
