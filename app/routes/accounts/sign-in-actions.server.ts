// What the two forms of /auth do: sign up, which is answered the same whoever the address belongs to, and sign in.
import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import {
  credentialsRequest,
  LONGEST_EMAIL,
  signInForm,
  signUpForm,
} from "~/contracts/accounts/credentials.ts";
import type { SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS, tooManyTries } from "~/copy/errors.ts";
import { clientAddress } from "~/http/client-address.server.ts";
import { inboxCookie } from "~/http/cookies/inbox.server.ts";
import { withReplicationToken } from "~/http/cookies/replication.server.ts";
import { checkFields, readFields } from "~/http/form-fields.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { signOut } from "~/usecases/accounts/end-sessions.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import { signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { checkInboxPath } from "./auth-path.ts";
import { forgive, refuseTooMany } from "./tries.server.ts";

interface AuthArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

type Fields = SentFields<(typeof credentialsRequest.fields)[number]>;

const hideFields = ["password", "confirmPassword"];

/** Carries out whichever of the two forms was sent. */
export async function signInOrUp(args: AuthArgs) {
  const fields = await readFields(args, credentialsRequest);
  return fields.mode === "signup" ? takeSignUp(args, fields) : takeSignIn(args, fields);
}

async function takeSignUp({ request, context }: AuthArgs, { email: typed, from, ...passwords }: Fields) {
  const { config, db, outbox, now } = context.get(appContext);
  const { password, confirmPassword } = passwords;
  const credentials = { email: typed?.slice(0, LONGEST_EMAIL), password, confirmPassword };
  const submission = checkFields(credentials, signUpForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { isDevelopment, origin, tokenSecret } = config;
  const { email } = submission.value;
  const turn = await limitTries({ db, now, isDevelopment, tokenSecret }, "sign-up", {
    account: email,
    address: clientAddress(request),
  });
  const path = safePath(from, origin, "/");
  // Within a minute the first form counts; the answer is that of every sign-up.
  if (turn.ok) {
    const returnTo = await withReplicationToken(config, request, path);
    await signUp({ db, outbox, tokenSecret, now }, submission.value, returnTo);
  } else if (turn.by === "address") {
    const reply = submission.reply({ formErrors: [tooManyTries(turn.retryAfterSeconds)], hideFields });
    return data(reply, { status: 429, headers: { "Retry-After": String(turn.retryAfterSeconds) } });
  }
  throw redirect(checkInboxPath(path), { headers: { "Set-Cookie": await inboxCookie(config, email, now) } });
}

async function takeSignIn(args: AuthArgs, { email: typed, password, from }: Fields) {
  const { request, context } = args;
  const { config, db, live, now } = context.get(appContext);
  const submission = checkFields({ email: typed?.slice(0, LONGEST_EMAIL), password }, signInForm);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { email } = submission.value;
  const refusal = await refuseTooMany(args, "sign-in", email);
  if (refusal) return data(submission.reply({ formErrors: [refusal.message], hideFields }), refusal.init);
  const userAgent = request.headers.get("User-Agent");
  const session = await signIn({ db, now, userAgent }, submission.value);
  if (!session) {
    const formErrors = [ERROR_TEXTS.INVALID_CREDENTIALS];
    return data(submission.reply({ formErrors, hideFields }), { status: 401 });
  }
  await forgive(args, "sign-in", email);
  // Whatever session the browser had before is over: nothing that was planted there lives on.
  const { key } = context.get(sessionContext);
  if (key) await signOut({ db, live }, key);
  const cookie = await sessionCookie(config, session.userId, session.token);
  throw redirect(safePath(from, config.origin, "/"), { headers: { "Set-Cookie": cookie } });
}
