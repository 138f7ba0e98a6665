// /logout: ends the session when its form is sent. Opening the address signs nobody out; its page asks first.

import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { PublicLink } from "~/components/ui/public-link.tsx";
import type { LogoutAnswer } from "~/contracts/accounts/account-answers.ts";
import { logoutRequest } from "~/contracts/accounts/account-forms.ts";
import { sessionContext } from "~/http/context.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { done, openFormAction } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { signOut } from "~/usecases/accounts/delete-account.ts";
import { HEADER_COPY, LOGOUT_COPY } from "~/words/en/layout.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/logout";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = () => privatePageMeta(LOGOUT_COPY.title);

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: (await context.get(sessionContext).viewer()) !== null };
}

export default function LogOut({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  return (
    <PageFrame title={LOGOUT_COPY.title} lead={isSignedIn ? LOGOUT_COPY.lead : LOGOUT_COPY.signedOut}>
      {isSignedIn ? (
        <form method="post" action="/logout">
          <Button type="submit">{HEADER_COPY.logOut}</Button>
        </form>
      ) : (
        <PublicLink to="/auth" className={buttonClasses("primary")}>
          {HEADER_COPY.logIn}
        </PublicLink>
      )}
    </PageFrame>
  );
}

/** Ends the session on the server. The browser forgets it only afterward, so a failed attempt can be retried. */
export const action = openFormAction({
  contract: logoutRequest,
  async act({ app: { config, db, live }, context, fields: { reason } }) {
    const { key } = context.get(sessionContext);
    if (key) await signOut({ db, live }, key);
    const notice = reason === "account-exists" ? reason : "signed-out";
    const to = `/auth?notice=${notice}`;
    const answer: LogoutAnswer = { to: publicPath(to) };
    const headers = await signOutHeaders(config);
    return done(answer, () => toPublic(config, to, { headers }), headers);
  },
  fault: {
    event: "logout_failed",
    why: () => ({ status: 503, message: LOGOUT_COPY.failed }),
    page: (sent) => seeOther(sent, "/profile", "logout-failed", 302),
  },
});
