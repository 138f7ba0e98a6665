// /dashboards/{id}/members: who is on a plan. Its owner invites, changes roles, removes, and hands over here; members
// see who is there, and can leave.

import { Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { InvitationList, InviteForm } from "~/components/members/invite-form.tsx";
import { PeopleList } from "~/components/members/people-list.tsx";
import { NameForOthers } from "~/components/plans/name-fields.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { leavePath } from "~/contracts/members/member-addresses.ts";
import { membersPath, sharingPath } from "~/contracts/plans/plan-addresses.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { MEMBERS_COPY, peopleSentence } from "~/words/en/members/members-copy.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import type { Route } from "./+types/members-page";
import { readMembers } from "./members-data.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { actOnMembers as action } from "./members-data.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(MEMBERS_COPY.title) }];

export const loader = (args: Route.LoaderArgs) => readMembers(args, args.params.onboardingId);

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const {
    onboardingId: planId,
    role,
    people,
    invitations,
    isFull,
    asksOwnName,
    typed,
    seenByGone,
    maskedAs,
  } = loaderData;
  usePlanRevalidation(planId);
  const isOwner = role === "owner";
  const others = people.filter(({ isViewer }) => !isViewer).map(({ name }) => name);
  return (
    <PageFrame
      title={MEMBERS_COPY.title}
      back={{ to: sharingPath(planId), label: WAYS_COPY.title }}
      lead={peopleSentence(others)}
    >
      {maskedAs && <NameForOthers maskedAs={maskedAs} from={membersPath(planId)} />}
      <PeopleList planId={planId} people={people} isOwner={isOwner} />
      {seenByGone && (
        <Form
          method="post"
          action={membersPath(planId)}
          noValidate
          className="card mt-4 grid gap-3 px-4 py-3"
        >
          <p className="text-sm wrap-anywhere">{MEMBERS_COPY.seenByGone(seenByGone)}</p>
          <Button type="submit" name="intent" value="change-links" look="quiet">
            {MEMBERS_COPY.changeLinks}
          </Button>
        </Form>
      )}
      {isOwner && invitations.length > 0 && <InvitationList planId={planId} invitations={invitations} />}
      {isOwner && (
        <InviteForm
          planId={planId}
          invited={invitations.map(({ email }) => email)}
          refusal={actionData ?? null}
          typed={typed}
          isFull={isFull}
          asksOwnName={asksOwnName}
        />
      )}
      {!isOwner && (
        <ButtonLink to={leavePath(planId)} look="quiet" className="mt-8">
          {MEMBERS_COPY.leave}
        </ButtonLink>
      )}
    </PageFrame>
  );
}
