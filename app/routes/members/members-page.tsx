// /dashboards/{id}/members: who is on a plan. Its owner invites, changes roles, removes, and hands over here; members
// see who is there, and can leave.

import { InvitationList, InviteForm } from "~/components/members/invite-form.tsx";
import { PeopleList } from "~/components/members/people-list.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { leavePath } from "~/contracts/members/member-addresses.ts";
import { MEMBERS_COPY, peopleSentence } from "~/copy/members/members-copy.ts";
import { usePlanRevalidation } from "~/hooks/live/use-live-line.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import type { Route } from "./+types/members-page";
import { actOnMembers, readMembers } from "./members-data.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(MEMBERS_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const headers = passRetryAfter;

export const loader = (args: Route.LoaderArgs) => readMembers(args, args.params.onboardingId);

export const action = actOnMembers;

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, title, role, people, invitations, isFull, typed } = loaderData;
  usePlanRevalidation(planId);
  const isOwner = role === "owner";
  const others = people.filter(({ isViewer }) => !isViewer).map(({ name }) => name);
  return (
    <section className="container-page max-w-xl py-8 md:py-12">
      <h1 className="text-xl">{MEMBERS_COPY.title}</h1>
      <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
      <p className="mt-2 wrap-anywhere text-ink-soft">{peopleSentence(others)}</p>
      <PeopleList planId={planId} people={people} isOwner={isOwner} />
      {isOwner && invitations.length > 0 && <InvitationList planId={planId} invitations={invitations} />}
      {isOwner && (
        <InviteForm
          planId={planId}
          invited={invitations.map(({ email }) => email)}
          refusal={actionData ?? null}
          typed={typed}
          isFull={isFull}
        />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`/dashboards/${planId}`} look="quiet">
          {MEMBERS_COPY.back}
        </ButtonLink>
        {!isOwner && (
          <ButtonLink to={leavePath(planId)} look="bare">
            {MEMBERS_COPY.leave}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
