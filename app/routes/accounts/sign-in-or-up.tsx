// /auth: two tabs, one form each. They are pages of their own address, so they work before any script.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Link, redirect } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext, sessionContext } from "~/context.ts";
import { signInForm, signUpForm } from "~/contracts/accounts/credentials.ts";
import { SIGN_IN_NOTICES } from "~/copy/accounts/account.ts";
import { AUTH_COPY } from "~/copy/accounts/auth.ts";
import { oauthNotice } from "~/copy/accounts/oauth.ts";
import { ERROR_TEXTS, tooManyAttempts } from "~/copy/errors.ts";
import { DESCRIPTIONS } from "~/copy/public/meta.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { clientAddress } from "~/http/client-address.server.ts";
import { inboxCookie } from "~/http/cookies/inbox.server.ts";
import { withReplicationToken } from "~/http/cookies/replication.server.ts";
import { passRetryAfter } from "~/lib/retry-after.ts";
import { safePath } from "~/lib/safe-path.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { signOut } from "~/usecases/accounts/end-sessions.ts";
import { limitAttempts } from "~/usecases/accounts/limit-tries.ts";
import { signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import type { Route } from "./+types/sign-in-or-up";
import { authPath, checkInboxPath } from "./auth-path.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { MissingProviders, ProviderButtons } from "./provider-buttons.tsx";
import { forgive, refuseTooMany } from "./tries.server.ts";

const NOTICES = {
  ...SIGN_IN_NOTICES,
  "signed-out": { look: "good", text: AUTH_COPY.signedOut },
} as const;

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(
    args,
    args.loaderData?.mode === "signup"
      ? { title: AUTH_COPY.signUpTitle, description: DESCRIPTIONS.signUp }
      : { title: AUTH_COPY.signInTitle, description: DESCRIPTIONS.signIn },
  );

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const from = safePath(searchParams.get("from"), config.origin, "/");
  if (await context.get(sessionContext).viewer()) throw redirect(from);
  const noticeName = searchParams.get("notice");
  const notice =
    Object.entries(NOTICES).find(([name]) => name === noticeName)?.[1] ?? oauthNotice(noticeName);
  return {
    mode: searchParams.get("mode") === "signup" ? ("signup" as const) : ("signin" as const),
    from,
    notice,
    providers: PROVIDERS.filter((name) => config.oauth[name] !== null),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  await checkRateLimit(args, "auth");
  const { config, db, live, outbox, now } = context.get(appContext);
  const form = await request.formData();

  if (form.get("mode") === "signup") {
    const submission = parseWithZod(form, { schema: signUpForm });
    if (submission.status !== "success") {
      return data(submission.reply({ hideFields: ["password", "confirmPassword"] }), { status: 400 });
    }
    const { isDevelopment, tokenSecret } = config;
    const { email } = submission.value;
    const turn = await limitAttempts({ db, now, isDevelopment, tokenSecret }, "sign-up", {
      account: email,
      address: clientAddress(request),
    });
    const from = safePath(form.get("from"), config.origin, "/");
    // Within a minute the first form counts; the answer is that of every sign-up.
    if (turn.ok) {
      const returnTo = await withReplicationToken(config, request, from);
      await signUp({ db, outbox, tokenSecret, now }, submission.value, returnTo);
    } else if (turn.by === "address") {
      const reply = submission.reply({
        formErrors: [tooManyAttempts(turn.retryAfterSeconds)],
        hideFields: ["password", "confirmPassword"],
      });
      return data(reply, { status: 429, headers: { "Retry-After": String(turn.retryAfterSeconds) } });
    }
    throw redirect(checkInboxPath(from), {
      headers: { "Set-Cookie": await inboxCookie(config, email, now) },
    });
  }

  const submission = parseWithZod(form, { schema: signInForm });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), { status: 400 });
  }
  const { email } = submission.value;
  const refusal = await refuseTooMany(args, "sign-in", email);
  if (refusal) {
    return data(submission.reply({ formErrors: [refusal.message], hideFields: ["password"] }), refusal.init);
  }
  const userAgent = request.headers.get("User-Agent");
  const session = await signIn({ db, now, userAgent }, submission.value);
  if (!session) {
    const reply = submission.reply({
      formErrors: [ERROR_TEXTS.INVALID_CREDENTIALS],
      hideFields: ["password"],
    });
    return data(reply, { status: 401 });
  }
  await forgive(args, "sign-in", email);
  // Whatever session the browser had before is over: nothing that was planted there lives on.
  const { claim } = context.get(sessionContext);
  if (claim) await signOut({ db, live }, claim);
  const cookie = await sessionCookie(config, session.userId, session.token);
  throw redirect(safePath(form.get("from"), config.origin, "/"), { headers: { "Set-Cookie": cookie } });
}

export default function SignInOrUp({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, from, notice, providers } = loaderData;
  const isSignUp = mode === "signup";
  return (
    <section className="container-page max-w-md py-10">
      <h1 className="text-xl">{isSignUp ? AUTH_COPY.signUpTitle : AUTH_COPY.signInTitle}</h1>
      {isSignUp && <p className="mt-2 text-ink-soft">{AUTH_COPY.signUpLead}</p>}
      {!isSignUp && !notice && <p className="mt-2 text-ink-soft">{AUTH_COPY.signInLead}</p>}
      {notice && (
        <div className="mt-6">
          <Notice look={notice.look} isAlert={notice.look === "error"}>
            {notice.text}
          </Notice>
        </div>
      )}
      <ProviderButtons available={providers} from={from} />
      <nav
        aria-label={AUTH_COPY.tabsLabel}
        className="mt-6 grid grid-cols-2 rounded-full border border-hairline bg-sunken p-1"
      >
        <Tab to={authPath("signin", from)} isCurrent={!isSignUp}>
          {AUTH_COPY.signInTitle}
        </Tab>
        <Tab to={authPath("signup", from)} isCurrent={isSignUp}>
          {AUTH_COPY.signUpTitle}
        </Tab>
      </nav>
      <CredentialsForm key={mode} mode={mode} from={from} lastResult={actionData} />
      <MissingProviders available={providers} />
    </section>
  );
}

function Tab({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      replace
      aria-current={isCurrent ? "page" : undefined}
      className="grid min-h-11 place-items-center rounded-full text-sm font-semibold text-ink-soft no-underline aria-[current]:bg-surface aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}
