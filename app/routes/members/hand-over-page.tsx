// Asks before a plan gets another owner.

import { data, Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { handOverPath, MEMBER_PARAM } from "~/contracts/members/member-addresses.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { namesApart } from "~/domain/members/person-name.ts";
import { appContext } from "~/http/context.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { HAND_OVER_COPY, MEMBERS_COPY } from "~/words/en/members/members-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import type { Route } from "./+types/hand-over-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { takeHandOver as action } from "./members-data.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(HAND_OVER_COPY.title) }];

export const loader = forWhoMay("manage", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, members] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanOfPeople(db, userId, planId, "manage")),
    reader.read(selectMembers(db, userId, planId)),
  ]);
  const chosen = args.url.searchParams.get(MEMBER_PARAM);
  const names = namesApart([plan, ...members]);
  const others = members.map((one, at) => ({ id: one.userId, name: names[at + 1] ?? "" }));
  return {
    onboardingId: planId,
    title: titleOfPlan(plan),
    member: others.find(({ id }) => id === chosen) ?? null,
    others,
  };
});

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, title, member, others } = loaderData;
  const path = handOverPath(planId);
  return (
    <PageFrame
      title={member ? HAND_OVER_COPY.question(member.name) : HAND_OVER_COPY.title}
      back={{ to: membersPath(planId), label: MEMBERS_COPY.title }}
      lead={title}
    >
      {actionData && <ErrorNotice className="mt-4">{actionData.message}</ErrorNotice>}
      <p className="mt-2 text-ink-soft">{HAND_OVER_COPY.lead}</p>
      <p className="mt-2 text-ink-soft">{HAND_OVER_COPY.shareEnds}</p>
      <div className="mt-6 grid gap-3">
        {member ? (
          <Form method="post" action={path} noValidate className="grid">
            <input type="hidden" name="member" value={member.id} />
            <SubmitButton look="danger" path={path} busy={HAND_OVER_COPY.busy}>
              {HAND_OVER_COPY.button}
            </SubmitButton>
          </Form>
        ) : (
          others.map(({ id, name }) => (
            <ButtonLink key={id} to={handOverPath(planId, id)} look="quiet">
              {name}
            </ButtonLink>
          ))
        )}
        <ButtonLink to={membersPath(planId)} look={member ? "quiet" : "bare"}>
          {HAND_OVER_COPY.keep}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
