// The page behind the mailed link. Looking at it changes nothing (decision A4): mail scanners look too.
import { data, Form, Link, redirect } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { appContext } from "~/context.ts";
import { RESEND_COPY } from "~/copy/account.ts";
import { AUTH_COPY } from "~/copy/auth.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { safePath } from "~/lib/safe-path.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { confirmEmailByLink } from "~/usecases/confirm-email.ts";
import { welcomeUser } from "~/usecases/welcome-user.ts";
import type { Route } from "./+types/confirm";

export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = () => [
  { title: `${AUTH_COPY.confirmTitle} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action(args: Route.ActionArgs) {
  await checkRateLimit(args, "auth");
  const { config, db, mailQueue, now, waitUntil } = args.context.get(appContext);
  const token = (await args.request.formData()).get("token");
  const userAgent = args.request.headers.get("User-Agent");
  const { origin, tokenSecret } = config;
  const session = await confirmEmailByLink(
    { db, now, userAgent, tokenSecret },
    typeof token === "string" ? token : "",
  );
  if (!session) return data({ error: AUTH_COPY.invalidLink }, { status: 400 });
  waitUntil(welcomeUser({ db, mailQueue, origin, tokenSecret, now }, session.userId));
  throw redirect(safePath(session.returnTo, origin, "/"), {
    headers: { "Set-Cookie": await sessionCookie(config, session.userId, session.token) },
  });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <InvalidLink text={actionData.error} />;
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

function InvalidLink({ text }: { text: string }) {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="plan-failed" className="aspect-8/5 w-64" />
      <h1 className="text-xl">{AUTH_COPY.invalidLinkTitle}</h1>
      <p role="alert" className="text-ink-soft">
        {text}
      </p>
      <Link to="/auth/resend" className={buttonClasses("primary")}>
        {RESEND_COPY.link}
      </Link>
    </section>
  );
}
