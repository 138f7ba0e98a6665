// Reads and uses the mailed link that confirms a sign-up.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { confirmRequest, linkedPasswordForm } from "~/contracts/accounts/account-forms.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { clearedInboxCookie, readInbox } from "~/http/cookies/page-cookies.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { welcomeUser } from "~/usecases/accounts/account-notices.ts";
import { confirmEmail, lookAtConfirmLink } from "~/usecases/accounts/confirm-email.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { forgiveMailTo } from "./tries.server.ts";

type ConfirmArgs = Omit<RouteArgs, "url">;

/**
 * The page behind the link: it works with one click here, works after choosing a password, or no longer
 * works.
 */
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
export async function takeConfirmation(args: ConfirmArgs) {
  const { config, db, outbox, now, waitUntil } = args.context.get(appContext);
  const { token = "", ...passwords } = await readFields(args, confirmRequest);
  const link = await lookAt(args, token);
  if (!link) return data(null, { status: 400 });
  const submission = link.passwordHash === null ? checkFields(passwords, linkedPasswordForm) : null;
  if (submission && submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password", "confirmPassword"] }), { status: 400 });
  }
  const chosen = submission?.value.password ?? null;
  const weakness =
    chosen === null
      ? null
      : await judgePassword(config, { password: chosen, email: link.email, productName: PRODUCT_NAME });
  if (submission && weakness) {
    const fieldErrors = { password: [ERROR_TEXTS[weakness]] };
    const hideFields = ["password", "confirmPassword"];
    return data(submission.reply({ fieldErrors, hideFields }), { status: 400 });
  }
  const userAgent = args.request.headers.get("User-Agent");
  const deps = { db, now, userAgent, tokenSecret: config.tokenSecret };
  const confirmed = await confirmEmail(deps, link, chosen);
  if (!confirmed) return data(null, { status: 400 });
  await forgiveMailTo(args, link.email);
  waitUntil(welcomeUser({ db, outbox }, confirmed.userId));
  const headers = await signInHeaders(args, confirmed);
  headers.append("Set-Cookie", await clearedInboxCookie(config));
  throw redirect(safePath(confirmed.returnTo, config.origin, "/"), { headers });
}

async function lookAt({ request, context }: ConfirmArgs, token: string) {
  const { config, db, now } = context.get(appContext);
  const inbox = await readInbox(config, request, now);
  return lookAtConfirmLink({ db, now }, token, inbox?.secret ?? null);
}
