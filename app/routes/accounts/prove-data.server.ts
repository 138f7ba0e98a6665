// The page that asks a signed-in user to prove who they are: the ways to do so, and the proof by password.
import { redirect } from "react-router";
import { proveForm, proveRequest } from "~/contracts/accounts/account-forms.ts";
import { selectWaysToProve } from "~/data/accounts/profiles.server.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { proveByPassword } from "~/usecases/accounts/prove-again.ts";
import { oauthNotice } from "~/words/en/accounts/oauth-copy.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";

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
export const takeProof = formAction({
  contract: proveRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, now } = sent.app;
    const { key } = sent.context.get(sessionContext);
    const form = checkForm(sent, proveForm);
    if ("refusal" in form) return form.refusal;
    const refusal = await refuseTooMany(sent, "check-password", sent.viewer.id);
    if (refusal) return refuseForm(sent, refusal);
    if (!key || !(await proveByPassword({ db, now }, key, form.value.password))) {
      return refuseForm(sent, "PASSWORD_WRONG", "password");
    }
    sent.app.waitUntil(forgive(sent, "check-password", sent.viewer.id));
    const to = safePath(sent.fields.from, config.origin, "/profile");
    return leads(await seeOther(sent, to, "proved", 302));
  },
});
