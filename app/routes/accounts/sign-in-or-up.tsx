// /auth: two tabs with one form each. Each tab has its own address, so they work without scripts.

import { Link, redirect, useLocation, useSearchParams } from "react-router";
import { PasskeyButton } from "~/components/accounts/passkey-button.tsx";
import { usePasskey, usePasskeyAutofill } from "~/components/accounts/use-passkey.ts";
import { LanguageLinks } from "~/components/layout/footer.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import {
  credentialsRequest,
  signInForm,
  signUpForm,
  TURNSTILE_FIELD,
} from "~/contracts/accounts/credentials.ts";
import { PASSKEY_SIGN_IN_PATH } from "~/contracts/accounts/passkey-answer.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { invitationCookie, replicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { inboxCookie } from "~/http/cookies/page-cookies.server.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { leads, openFormAction, type Sent } from "~/http/form-action.server.ts";
import { clientAddress } from "~/http/request-context.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { judgePassword } from "~/usecases/accounts/passwords.ts";
import { signIn } from "~/usecases/accounts/sign-in.ts";
import { signUp } from "~/usecases/accounts/sign-up.ts";
import { AUTH_COPY, SIGN_IN_NOTICES } from "~/words/en/accounts/auth.ts";
import { OAUTH_COPY, PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { SIGN_IN_DESCRIPTION, SIGN_UP_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { publicPath } from "~/words/public-path.ts";
import {
  forgiveInvitationTo,
  limitDeps,
  overLimit,
  refuseMachine,
  refuseTooMany,
  takeMailTurn,
  turnstileWidget,
} from "../../http/tries.server.ts";
import type { Route } from "./+types/sign-in-or-up";
import { authPath, checkInboxPath, keepTyped } from "./auth-path.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { oauthNotice } from "./oauth-notice.ts";
import { Divider, ProviderButtons } from "./provider-buttons.tsx";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

const GOOD_NEWS: readonly (keyof typeof SIGN_IN_NOTICES)[] = ["account-deleted", "signed-out"];

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(
    args,
    args.loaderData?.mode === "signup"
      ? { title: AUTH_COPY.signUpTitle, description: SIGN_UP_DESCRIPTION }
      : { title: AUTH_COPY.signInTitle, description: SIGN_IN_DESCRIPTION },
  );

/** Who was led here in a language that isn't theirs has no profile yet to choose another in. */
export const handle: RouteHandle = { footer: () => <SameInOtherLanguages /> };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, now } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const from = safePath(searchParams.get("from"), config.origin, "/");
  if (await context.get(sessionContext).viewer()) throw redirect(from);
  const noticeName = searchParams.get("notice");
  const text = Object.entries(SIGN_IN_NOTICES).find(([name]) => name === noticeName)?.[1];
  const look = GOOD_NEWS.some((name) => name === noticeName) ? "good" : "error";
  const notice = text ? ({ look, text } as const) : oauthNotice(noticeName);
  return {
    mode: searchParams.get("mode") === "signup" ? ("signup" as const) : ("signin" as const),
    from,
    notice,
    turnstile: turnstileWidget({ context }),
    /** Whether a passkey has been used in this browser before. */
    usesPasskey: (await readKnownDevices(config, request, now)).some((device) => device.usesPasskey),
    providers: PROVIDERS.filter((name) => config.oauth[name] !== null),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function SignInOrUp({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, from, notice, providers, usesPasskey, turnstile } = loaderData;
  const isSignUp = mode === "signup";
  const passkey = usePasskeySignIn(!isSignUp, from);
  return (
    <PageFrame
      title={isSignUp ? AUTH_COPY.signUpTitle : AUTH_COPY.signInTitle}
      lead={isSignUp ? AUTH_COPY.signUpLead : notice ? null : AUTH_COPY.signInLead}
    >
      {notice && (
        <Notice className="mt-6" look={notice.look} isAlert={notice.look === "error"}>
          {notice.text}
        </Notice>
      )}
      {!isSignUp && usesPasskey && (
        <div className="mt-6 grid gap-6">
          <PasskeyButton id="passkey" label={PASSKEY_COPY.use} way={passkey} />
          {providers.length === 0 && <Divider>{OAUTH_COPY.divider}</Divider>}
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
      <CredentialsForm key={mode} mode={mode} from={from} turnstile={turnstile} answer={actionData} />
      {!isSignUp && !usesPasskey && (
        <div className="mt-3">
          <PasskeyButton id="passkey" look="quiet" label={PASSKEY_COPY.use} way={passkey} />
        </div>
      )}
    </PageFrame>
  );
}

/** Sign-in by the passkey button, and by the passkey that the browser offers in the email field. */
function usePasskeySignIn(isOn: boolean, from: string) {
  const inField = usePasskeyAutofill(isOn, from);
  const button = usePasskey(publicPath(PASSKEY_SIGN_IN_PATH), from);
  function start(): void {
    inField.stop();
    button.start();
  }
  return { isBusy: button.isBusy, problem: button.problem ?? inField.problem, start };
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

/** Without what a notice said of the last attempt. */
function SameInOtherLanguages() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kept = new URLSearchParams([...search].filter(([name]) => name === "mode" || name === "from"));
  return <LanguageLinks path={kept.size > 0 ? `${pathname}?${kept}` : pathname} />;
}

type SentCredentials = Sent<(typeof credentialsRequest.fields)[number], null>;

/** Handles the two forms of /auth: sign in and sign up. */
export const action = openFormAction({
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
