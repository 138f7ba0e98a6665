// A sign-up, answered the same no matter who owns the address and whether a mail is sent.

import { redirect } from "react-router";
import {
  credentialsRequest,
  signInForm,
  signUpForm,
  TURNSTILE_FIELD,
} from "~/contracts/accounts/credentials.ts";
import { safePath } from "~/domain/urls.ts";
import { invitationCookie, replicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { inboxCookie } from "~/http/cookies/page-cookies.server.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { leads, openFormAction, type Sent } from "~/http/form-action.server.ts";
import { clientAddress } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import {
  forgiveInvitationTo,
  limitDeps,
  overLimit,
  refuseMachine,
  refuseTooMany,
  takeMailTurn,
} from "../../http/tries.server.ts";
import { checkInboxPath } from "./auth-path.ts";

type SentCredentials = Sent<(typeof credentialsRequest.fields)[number], null>;

/** Handles the two forms of /auth: sign in and sign up. */
export const signInOrUp = openFormAction({
  contract: credentialsRequest,
  act: (sent) => (sent.fields.mode === "signup" ? takeSignUp(sent) : takeSignIn(sent)),
});

/** Stores the form, requests the mail, and sets the cookie that ties the form to this browser. */
async function takeSignUp(sent: SentCredentials): Promise<FormOutcome> {
  const { request, fields } = sent;
  const { config, db, outbox, now } = sent.app;
  const form = checkForm(sent, signUpForm);
  if ("refusal" in form) return form.refusal;
  const { email } = form.value;
  const refusal =
    (await refuseMachine(sent, fields[TURNSTILE_FIELD])) ?? (await refuseTooMany(sent, "sign-up", email));
  if (refusal) return refuseForm(sent, refusal);
  const weakness = await judgePassword(sent.app, { ...form.value, productName: PRODUCT_NAME });
  if (weakness) return refuseForm(sent, weakness, "password");
  await forgiveInvitationTo(sent, email);
  const turn = await takeMailTurn(sent, "sign-up-mail", email);
  if ("refusal" in turn) return refuseForm(sent, turn.refusal);
  const path = safePath(fields.from, config.origin, "/");
  const shared = await replicationCookie.inPath(config, request, path);
  const { browserSecret: secret } = await signUp(
    { db, outbox, tokenSecret: config.tokenSecret, now },
    { form: form.value, returnTo: await invitationCookie.inPath(config, request, shared), ...turn },
  );
  const cookie = await inboxCookie(config, { email, secret }, now);
  return leads(redirect(checkInboxPath(path), { headers: { "Set-Cookie": cookie } }));
}

async function takeSignIn(sent: SentCredentials): Promise<FormOutcome> {
  const { request, fields } = sent;
  const { config, outbox, reader, now, waitUntil } = sent.app;
  const form = checkForm(sent, signInForm);
  if ("refusal" in form) return form.refusal;
  const devices = await readKnownDevices(config, request, now);
  const userAgent = request.headers.get("User-Agent");
  const deps = { ...limitDeps(sent.context), reader, outbox, waitUntil, userAgent, devices };
  const answer = await signIn({ ...deps, address: clientAddress(request) }, form.value);
  if (answer.kind === "refused") return refuseForm(sent, overLimit(answer.refused));
  if (answer.kind === "wrong") return refuseForm(sent, "INVALID_CREDENTIALS");
  const headers = await signInHeaders(sent, answer.session);
  return leads(redirect(safePath(fields.from, config.origin, "/"), { headers }));
}
