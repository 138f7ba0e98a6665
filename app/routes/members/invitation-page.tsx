// /invitation: where a mailed invitation leads. It names the plan and who invites before it asks; looking at it changes
// nothing. A cookie keeps the token at once, so that it stays neither in the address nor in the way through sign-up.

import { data, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { INVITATION_PATH } from "~/contracts/members/member-addresses.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { invitationCookie } from "~/http/cookies/link-cookies.server.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import { authPath } from "~/routes/accounts/auth-path.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { lookAtInvitation } from "~/usecases/members/invite-people.ts";
import { INVITATION_COPY } from "~/words/en/members/members-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/invitation-page";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";
export { acceptInvitation as action } from "./members-data.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = () => privatePageMeta(INVITATION_COPY.title);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, db, reader, now } = context.get(appContext);
  const given = url.searchParams.get("token");
  if (given !== null) {
    const headers = privateHeaders();
    headers.set("Set-Cookie", await invitationCookie.store(config, given.slice(0, LONGEST_TOKEN)));
    throw redirect(INVITATION_PATH, { status: 303, headers });
  }
  const token = (await invitationCookie.read(config, request)) ?? "";
  const session = context.get(sessionContext);
  const [viewer, found] = await Promise.all([
    session.viewer(),
    lookAtInvitation(
      { db, reader, tokenSecret: config.tokenSecret, now },
      session.key?.userId ?? null,
      token,
    ),
  ]);
  if (found.kind === "on-plan" && viewer) {
    throw redirect(membersPath(found.onboardingId), {
      headers: { "Set-Cookie": await invitationCookie.clear(config) },
    });
  }
  if (found.kind !== "offer") return data(null, { status: 404 });
  const { inviter, plan, role } = found.offer;
  const title = titleOfPlan(plan);
  return data({ token, inviter, title, role, address: viewer?.email ?? null });
}

/** Longer than any token; what is longer isn't kept. */
const LONGEST_TOKEN = 64;

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Offer {...loaderData} /> : <Invalid />;
}

type OfferProps = NonNullable<Route.ComponentProps["loaderData"]>;

function Offer({ token, inviter, title, role, address }: OfferProps) {
  return (
    <PageFrame title={INVITATION_COPY.question(inviter)} lead={title} scene="mail-sent">
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-soft">{INVITATION_COPY.asRole[role]}</p>
        <p className="text-sm text-ink-soft">{INVITATION_COPY.seen}</p>
        {address === null ? <SignIn /> : <Accept token={token} address={address} />}
      </div>
    </PageFrame>
  );
}

function Accept({ token, address }: { token: string; address: string }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        {INVITATION_COPY.as} <strong className="font-semibold wrap-anywhere">{address}</strong>.
      </p>
      <form method="post" action={publicPath(INVITATION_PATH)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{INVITATION_COPY.accept}</Button>
      </form>
      <a className={buttonClasses("bare")} href="/dashboards">
        {INVITATION_COPY.notNow}
      </a>
    </>
  );
}

function SignIn() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={authPath("signup", INVITATION_PATH)}>{INVITATION_COPY.signUp}</ButtonLink>
        <ButtonLink to={authPath("signin", INVITATION_PATH)} look="quiet">
          {INVITATION_COPY.logIn}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{INVITATION_COPY.signInHint}</p>
    </>
  );
}

/** Looks the same for every reason, so that guessing reveals nothing. */
function Invalid() {
  return (
    <PageFrame title={INVITATION_COPY.invalidTitle} scene="not-found">
      <div className="grid justify-items-start gap-4">
        <p role="alert">{INVITATION_COPY.invalid}</p>
        <p className="text-ink-soft">{INVITATION_COPY.invalidHint}</p>
        <a className={buttonClasses("primary")} href="/dashboards">
          {INVITATION_COPY.toPlans}
        </a>
      </div>
    </PageFrame>
  );
}
