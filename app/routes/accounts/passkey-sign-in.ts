// POST /auth/passkey: asks a visitor for a passkey and signs in with its answer. Only scripts can use an authenticator.
import { redirect } from "react-router";
import type { PasskeyDone, PasskeyOptions, PasskeyQuestion } from "~/contracts/accounts/passkey-answer.ts";
import { passkeyAnswerForm } from "~/contracts/accounts/passkey-forms.ts";
import { safePath } from "~/domain/urls.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { done, openFormAction, refused } from "~/http/form-action.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { askToSignIn, signInWithPasskey } from "~/usecases/accounts/answer-passkey.ts";
import { pathAsSpoken } from "~/words/addresses.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";
import { passkeyRefusal } from "./passkey-refusals.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";

type Answer = PasskeyQuestion<PasskeyOptions> | PasskeyDone;

export const action = openFormAction<(typeof passkeyAnswerForm.fields)[number], Answer, Response>({
  contract: passkeyAnswerForm,
  async act(sent) {
    const { config, db, outbox, now } = sent.app;
    const { flow, credential, from } = sent.fields;
    if (flow === undefined || credential === undefined) {
      return done(await askToSignIn({ config, now }), toForm);
    }
    const refusal = await refuseTooMany(sent, "passkey", "");
    if (refusal) return refused(refusal, toForm);
    const userAgent = sent.request.headers.get("User-Agent");
    const devices = await readKnownDevices(config, sent.request, now);
    const deps = { config, db, outbox, now, userAgent, devices };
    const entered = await signInWithPasskey(deps, { flow, credential });
    if (entered.kind === "refused") return refused(passkeyRefusal(entered.reason), toForm);
    sent.app.waitUntil(forgive(sent, "passkey", ""));
    const headers = await signInHeaders(sent, entered.session);
    return done({ to: pathAsSpoken(safePath(from, config.origin, "/")) }, toForm, headers);
  },
  fault: { event: "passkey_sign_in_failed", why: "PASSKEY_FAILED", page: toForm },
});

/** There is no page here. */
export const loader = toForm;

function toForm(): Response {
  return redirect("/auth");
}
