// The page that asks a signed-in user to prove who they are: the ways to do so, and the proof by password.
import { data, redirect } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { proveForm, proveRequest } from "~/contracts/accounts/account-forms.ts";
import { oauthNotice } from "~/copy/accounts/oauth-copy.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { selectWaysToProve } from "~/data/accounts/profiles.server.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { proveByPassword } from "~/usecases/accounts/prove-again.ts";
import { forgive, refuseTooMany } from "./tries.server.ts";

const hideFields = ["password"];

/** The viewer's ways to prove it and where to go next; a recent proof redirects there at once. */
export async function readWaysToProve(args: RouteArgs) {
  const { config, db, reader, now } = args.context.get(appContext);
  const { searchParams } = args.url;
  const from = safePath(searchParams.get("from"), config.origin, "/profile");
  const { viewer, rows } = await readAsViewer(args, (userId) => reader.read(selectWaysToProve(db, userId)));
  if (isProofFresh(viewer.provedAt, now)) throw redirect(from);
  return {
    from,
    email: viewer.email,
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    hasPasskey: rows.some(({ hasPasskey }) => hasPasskey),
    providers: PROVIDERS.filter(
      (name) => config.oauth[name] !== null && rows.some(({ provider }) => provider === name),
    ),
    notice: oauthNotice(searchParams.get("notice")),
  };
}

/** Checks the password and returns to the page that asked for it. */
export async function takeProof(args: RouteArgs) {
  const viewer = await requireViewer(args);
  const { config, db, now } = args.context.get(appContext);
  const { key } = args.context.get(sessionContext);
  const { from, ...sent } = await readFields(args, proveRequest);
  const submission = checkFields(sent, proveForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const refusal = await refuseTooMany(args, "check-password", viewer.id);
  if (refusal) return data(submission.reply({ formErrors: [refusal.message], hideFields }), refusal.init);
  if (!key || !(await proveByPassword({ db, now }, key, submission.value.password))) {
    const fieldErrors = { password: [ERROR_TEXTS.PASSWORD_WRONG] };
    return data(submission.reply({ fieldErrors, hideFields }), { status: 403 });
  }
  await forgive(args, "check-password", viewer.id);
  throw await seeOther(args, safePath(from, config.origin, "/profile"), "proved", 302);
}
