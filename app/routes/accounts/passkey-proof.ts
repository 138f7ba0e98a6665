// POST /profile/prove/passkey: asks a signed-in user for one of their passkeys as proof of identity.
import { redirect } from "react-router";
import type { PasskeyDone, PasskeyOptions, PasskeyQuestion } from "~/contracts/accounts/passkey-answer.ts";
import { passkeyAnswerForm } from "~/contracts/accounts/passkey-forms.ts";
import { safePath } from "~/domain/urls.ts";
import { sessionContext } from "~/http/context.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { askToProve } from "~/usecases/accounts/answer-passkey.ts";
import { proveByPasskey } from "~/usecases/accounts/prove-again.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";
import { PROVE_PATH } from "./auth-path.ts";
import { passkeyRefusal } from "./passkey-refusals.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";

type Answer = PasskeyQuestion<PasskeyOptions> | PasskeyDone;

export const action = formAction<(typeof passkeyAnswerForm.fields)[number], Answer, Response>({
  contract: passkeyAnswerForm,
  async act(sent) {
    const { config, db, outbox, now } = sent.app;
    const { flow, credential, from } = sent.fields;
    const { key } = sent.context.get(sessionContext);
    if (!key) return refused("PASSKEY_REFUSED", toForm);
    if (flow === undefined || credential === undefined) {
      const question = await askToProve({ config, db, now }, key);
      return question
        ? done(question, toForm)
        : refused(refusalOf("PASSKEY_NOT_FOUND", { status: 409 }), toForm);
    }
    const refusal = await refuseTooMany(sent, "check-password", sent.viewer.id);
    if (refusal) return refused(refusal, toForm);
    const userAgent = sent.request.headers.get("User-Agent");
    const outcome = await proveByPasskey({ config, db, outbox, now, userAgent }, key, { flow, credential });
    if (outcome !== "proved") return refused(passkeyRefusal(outcome), toForm);
    sent.app.waitUntil(forgive(sent, "check-password", sent.viewer.id));
    const headers = { "Set-Cookie": await flashCookie(config, "proved") };
    return done({ to: safePath(from, config.origin, "/profile") }, toForm, headers);
  },
  fault: { event: "passkey_proof_failed", why: "PASSKEY_FAILED", page: toForm },
});

/** There is no page here. */
export const loader = toForm;

function toForm(): Response {
  return redirect(PROVE_PATH);
}
