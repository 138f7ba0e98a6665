import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { credentialsRequest, LONGEST_EMAIL, signInForm } from "~/contracts/accounts/credentials.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { allowanceOfTry, signIn } from "~/usecases/accounts/sign-in.ts";
import { type AuthArgs, type CredentialFields, hideFields, takeSignUp } from "./sign-up-action.server.ts";
import { forgive, refuseTooMany } from "./tries.server.ts";

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
