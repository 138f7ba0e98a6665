// A sign-up, answered the same no matter who owns the address and whether a mail is sent.

import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import {
  credentialsRequest,
  LONGEST_EMAIL,
  signInForm,
  signUpForm,
  TURNSTILE_FIELD,
} from "~/contracts/accounts/credentials.ts";
import type { SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { withInvitationToken, withReplicationToken } from "~/http/cookies/link-cookies.server.ts";
import { inboxCookie } from "~/http/cookies/page-cookies.server.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { allowanceOfTry, signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { checkInboxPath } from "./auth-path.ts";
import {
  forgive,
  forgiveInvitationTo,
  type Refusal,
  refuseMachine,
  refuseTooMany,
  takeMailTurn,
} from "./tries.server.ts";

type AuthArgs = Omit<RouteArgs, "url">;

type CredentialFields = SentFields<(typeof credentialsRequest.fields)[number]>;

const hideFields = ["password", "confirmPassword"];

/** Stores the form, requests the mail, and sets the cookie that ties the form to this browser. */
async function takeSignUp(args: AuthArgs, sent: CredentialFields) {
  const { email: typed, from, [TURNSTILE_FIELD]: token, ...passwords } = sent;
  const { request, context } = args;
  const { config, db, outbox, now } = context.get(appContext);
  const { password, confirmPassword } = passwords;
  const credentials = { email: typed?.slice(0, LONGEST_EMAIL), password, confirmPassword };
  const submission = checkFields(credentials, signUpForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { email } = submission.value;
  const refuse = ({ message, init }: Refusal) =>
    data(submission.reply({ formErrors: [message], hideFields }), init);
  const machine = await refuseMachine(args, token);
  if (machine) return data(submission.reply({ formErrors: [machine.message], hideFields }), machine.init);
  const refusal = await refuseTooMany(args, "sign-up", email);
  if (refusal) return refuse(refusal);
  const weakness = await judgePassword(config, { ...submission.value, productName: PRODUCT_NAME });
  if (weakness) {
    const fieldErrors = { password: [ERROR_TEXTS[weakness]] };
    return data(submission.reply({ fieldErrors, hideFields }), { status: 400 });
  }
  await forgiveInvitationTo(args, email);
  const turn = await takeMailTurn(args, "sign-up-mail", email);
  if (turn.kind === "refuse") return refuse(turn.refusal);
  const path = safePath(from, config.origin, "/");
  const { browserSecret: secret } = await signUp(
    { db, outbox, tokenSecret: config.tokenSecret, now },
    {
      form: submission.value,
      returnTo: await withInvitationToken(config, request, await withReplicationToken(config, request, path)),
      isMailHeldBack: turn.kind === "hold-back",
    },
  );
  const cookie = await inboxCookie(config, { email, secret }, now);
  throw redirect(checkInboxPath(path), { headers: { "Set-Cookie": cookie } });
}

/** Handles the two forms of /auth: sign in and sign up. */
export async function signInOrUp(args: AuthArgs) {
  const fields = await readFields(args, credentialsRequest);
  return fields.mode === "signup" ? takeSignUp(args, fields) : takeSignIn(args, fields);
}

async function takeSignIn(args: AuthArgs, { email: typed, password, from }: CredentialFields) {
  const { request, context } = args;
  const { config, db, outbox, now } = context.get(appContext);
  const submission = checkFields({ email: typed?.slice(0, LONGEST_EMAIL), password }, signInForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { email } = submission.value;
  const devices = await readKnownDevices(config, request, now);
  const { action, account } = await allowanceOfTry({ db }, devices, email);
  const refusal = await refuseTooMany(args, action, account);
  if (refusal) return data(submission.reply({ formErrors: [refusal.message], hideFields }), refusal.init);
  const userAgent = request.headers.get("User-Agent");
  const session = await signIn({ db, outbox, now, userAgent, devices }, submission.value);
  if (!session) {
    const formErrors = [ERROR_TEXTS.INVALID_CREDENTIALS];
    return data(submission.reply({ formErrors, hideFields }), { status: 401 });
  }
  await forgive(args, action, account);
  const headers = await signInHeaders(args, session);
  throw redirect(safePath(from, config.origin, "/"), { headers });
}
