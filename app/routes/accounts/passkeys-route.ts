// POST /profile/passkeys: adds a passkey (only with scripts), renames one, or removes one.
import { redirect } from "react-router";
import type { NewPasskeyOptions, PasskeyDone, PasskeyQuestion } from "~/contracts/accounts/passkey-answer.ts";
import { passkeyId, passkeysForm, readPasskeyName } from "~/contracts/accounts/passkey-forms.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { safePath } from "~/domain/urls.ts";
import { sessionContext, type Viewer } from "~/http/context.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { knownDevicesCookie, readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { refusalOf, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, type Outcome, refused, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { askForNewPasskey } from "~/usecases/accounts/answer-passkey.ts";
import { addPasskey, removePasskey, renamePasskey } from "~/usecases/accounts/manage-passkeys.ts";
import { rememberPasskey } from "~/usecases/accounts/sign-in.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { forgive, refuseTooMany } from "../../http/tries.server.ts";
import { provePath } from "./auth-path.ts";
import { passkeyRefusal } from "./passkey-refusals.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";

type Fields = (typeof passkeysForm.fields)[number];
type Answer = PasskeyQuestion<NewPasskeyOptions> | PasskeyDone;
type SentPasskey = Sent<Fields, Viewer>;
type Result = Outcome<Answer, Response>;

export const action = formAction<Fields, Answer, Response>({
  contract: passkeysForm,
  act(sent) {
    switch (sent.fields.intent) {
      case "add":
        return add(sent);
      case "rename":
        return renameOne(sent);
      case "remove":
        return removeOne(sent);
      default:
        return Promise.resolve(refused("UNEXPECTED", () => goBack(sent, "passkey-failed")));
    }
  },
  fault: {
    event: "passkey_not_saved",
    why: "PASSKEY_FAILED",
    page: (sent) => goBack(sent, "passkey-failed"),
  },
});

/** There is no page here. */
export const loader = () => redirect("/profile");

async function add(sent: SentPasskey): Promise<Result> {
  const { config, db, outbox, now } = sent.app;
  const { key } = sent.context.get(sessionContext);
  const { flow, credential, from } = sent.fields;
  if (!key || !isProofFresh(sent.viewer.provedAt, now)) return askForProof();
  if (flow === undefined || credential === undefined) {
    const question = await askForNewPasskey({ config, db, now }, key, sent.viewer);
    if (question) return done(question, () => goBack(sent, "passkey-failed"));
    return refused("PASSKEY_NOT_ADDED", () => goBack(sent, "passkey-failed"));
  }
  const refusal = await refuseTooMany(sent, "check-password", sent.viewer.id);
  if (refusal) return refused(refusal, () => goBack(sent, "passkey-failed"));
  const userAgent = sent.request.headers.get("User-Agent");
  const deps = { config, db, outbox, now, userAgent };
  const outcome = await addPasskey(deps, key, sent.viewer, { flow, credential });
  if (outcome !== "added") {
    const code = outcome === "refused" ? "PASSKEY_NOT_ADDED" : passkeyRefusal(outcome);
    return refused(unreadable(code), () => goBack(sent, "passkey-failed"));
  }
  sent.app.waitUntil(forgive(sent, "check-password", sent.viewer.id));
  const devices = rememberPasskey(await readKnownDevices(config, sent.request, now), sent.viewer.id);
  const headers = new Headers({ "Set-Cookie": await flashCookie(config, "passkey-added") });
  headers.append("Set-Cookie", await knownDevicesCookie(config, devices));
  return done(
    { to: safePath(from, config.origin, "/profile") },
    () => goBack(sent, "passkey-added"),
    headers,
  );
}

async function renameOne(sent: SentPasskey): Promise<Result> {
  const given = readPasskeyName(sent.fields);
  if ("problem" in given) {
    return refused(given.problem, () => goBack(sent, "passkey-not-renamed"));
  }
  const isRenamed = await renamePasskey(sent.app, sent.viewer.id, given);
  if (!isRenamed) return notFound(sent);
  return done({ to: "/profile" }, () => goBack(sent, "passkey-renamed"));
}

async function removeOne(sent: SentPasskey): Promise<Result> {
  const { config, db, outbox, now } = sent.app;
  if (!isProofFresh(sent.viewer.provedAt, now)) return askForProof();
  const id = passkeyId.safeParse(sent.fields.passkey).data;
  if (id === undefined) return notFound(sent);
  const userAgent = sent.request.headers.get("User-Agent");
  const outcome = await removePasskey({ config, db, outbox, now, userAgent }, sent.viewer, id);
  switch (outcome) {
    case "removed":
      return done({ to: "/profile" }, () => goBack(sent, "passkey-removed"));
    case "not-found":
      return notFound(sent);
    case "last-way-in":
      return refused("PASSKEY_LAST", () => goBack(sent, "passkey-last"));
    default:
      return outcome satisfies never;
  }
}

function notFound(sent: SentPasskey): Result {
  return refused("PASSKEY_NOT_FOUND", () => goBack(sent, "passkey-not-found"));
}

/** Scripts get the address in the answer; pages are redirected. */
function askForProof(): Result {
  const to = provePath("/profile");
  return refused(refusalOf("PASSKEY_PROOF_NEEDED", { more: { to } }), () => redirect(to));
}

function goBack(sent: SentPasskey, flash: FlashName): Promise<Response> {
  return seeOther(sent, "/profile", flash);
}
