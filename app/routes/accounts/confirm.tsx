// The page behind the mailed link. Looking at it changes nothing: mail scanners look too.
import { data, Form, redirect } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { appContext } from "~/context.ts";
import { tokenRequest } from "~/contracts/accounts/account-forms.ts";
import { RESEND_COPY } from "~/copy/accounts/account.ts";
import { AUTH_COPY } from "~/copy/accounts/auth.ts";
import { clearedInboxCookie } from "~/http/cookies/inbox.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { confirmEmailByLink, isConfirmLinkLive } from "~/usecases/accounts/confirm-email.ts";
import { welcomeUser } from "~/usecases/accounts/welcome-user.ts";
import type { Route } from "./+types/confirm";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  privatePageMeta(
    loaderData?.isLive === false && !error ? AUTH_COPY.invalidLinkTitle : AUTH_COPY.confirmTitle,
  );

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isLive = await isConfirmLinkLive({ db, now }, token);
  return data({ token, isLive }, { status: isLive ? 200 : 400 });
}

export async function action(args: Route.ActionArgs) {
  const { config, db, outbox, now, waitUntil } = args.context.get(appContext);
  const token = (await readFields(args, tokenRequest)).token ?? "";
  const userAgent = args.request.headers.get("User-Agent");
  const { origin, tokenSecret } = config;
  const session = await confirmEmailByLink({ db, now, userAgent, tokenSecret }, token);
  // The form is sent without a token in the address, so the page then says that the link does not work.
  if (!session) return data(null, { status: 400 });
  waitUntil(welcomeUser({ db, outbox }, session.userId));
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(config, session.userId, session.token));
  headers.append("Set-Cookie", await clearedInboxCookie(config));
  throw redirect(safePath(session.returnTo, origin, "/"), { headers });
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLive) return <InvalidLink />;
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="mail-sent" className="aspect-8/5 w-64" />
      <h1 className="text-xl">{AUTH_COPY.confirmTitle}</h1>
      <p className="text-ink-soft">{AUTH_COPY.confirmLead}</p>
      <Form method="post" action="/auth/confirm" reloadDocument>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit">{AUTH_COPY.confirmButton}</Button>
      </Form>
    </section>
  );
}

/** Whoever comes a second time has an account already, and only has to sign in. */
function InvalidLink() {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="plan-failed" className="aspect-8/5 w-64" />
      <h1 className="text-xl">{AUTH_COPY.invalidLinkTitle}</h1>
      <p role="alert">{AUTH_COPY.invalidLink}</p>
      <p className="text-ink-soft">{AUTH_COPY.invalidLinkHint}</p>
      <div className="mt-2 grid w-full gap-3">
        <ButtonLink to="/auth">{AUTH_COPY.signInTitle}</ButtonLink>
        <ButtonLink to="/auth/resend" look="quiet">
          {RESEND_COPY.link}
        </ButtonLink>
      </div>
    </section>
  );
}
