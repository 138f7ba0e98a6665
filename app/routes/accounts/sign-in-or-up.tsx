// /auth: two tabs, one form each. They are pages of their own address, so they work before any script.
import { Link, redirect } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext, sessionContext } from "~/context.ts";
import { SIGN_IN_NOTICES } from "~/copy/accounts/account.ts";
import { AUTH_COPY } from "~/copy/accounts/auth.ts";
import { oauthNotice } from "~/copy/accounts/oauth.ts";
import { DESCRIPTIONS } from "~/copy/public/meta.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { passRetryAfter } from "~/lib/retry-after.ts";
import { safePath } from "~/lib/safe-path.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/sign-in-or-up";
import { authPath } from "./auth-path.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { keepTyped } from "./keep-typed.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { signInOrUp } from "./sign-in-actions.server.ts";

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

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

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

export const action = (args: Route.ActionArgs) => signInOrUp(args);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

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
