// A sign-up, answered the same no matter who owns the address and whether a mail is sent.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import {
  type credentialsRequest,
  LONGEST_EMAIL,
  signUpForm,
  TURNSTILE_FIELD,
} from "~/contracts/accounts/credentials.ts";
import type { SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { withInvitationToken, withReplicationToken } from "~/http/cookies/link-cookies.server.ts";
import { inboxCookie } from "~/http/cookies/page-cookies.server.ts";
import { checkFields } from "~/http/form-body.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { checkInboxPath } from "./auth-path.ts";
import { refuseMachine } from "./human.server.ts";
import { forgiveInvitationTo, type Refusal, refuseTooMany, takeMailTurn } from "./tries.server.ts";

export type AuthArgs = Omit<RouteArgs, "url">;

export type CredentialFields = SentFields<(typeof credentialsRequest.fields)[number]>;

export const hideFields = ["password", "confirmPassword"];

/** Stores the form, requests the mail, and sets the cookie that ties the form to this browser. */
export async function takeSignUp(args: AuthArgs, sent: CredentialFields) {
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
