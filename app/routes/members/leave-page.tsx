// Asks before a member leaves a plan.

import { data, Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { leavePath } from "~/contracts/members/member-addresses.ts";
import { leaveForm, leaveRequest } from "~/contracts/members/member-forms.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { selectPlanOfPeople } from "~/data/members/people.server.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { leavePlan } from "~/usecases/members/leave-plan.ts";
import { LEAVE_COPY, MEMBERS_COPY } from "~/words/en/members/members-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import type { Route } from "./+types/leave-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(LEAVE_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanOfPeople(db, userId, planId)),
  ]);
  return { onboardingId: planId, title: titleOfPlan(plan), isOwner: plan.role === "owner" };
}

export const action = formAction({
  contract: leaveRequest,
  planAct: "read",
  async act(sent): Promise<FormOutcome> {
    const { db, live } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const isMeant = leaveForm.safeParse(sent.fields).success;
    if (isMeant && (await leavePlan({ db, live }, sent.viewer.id, planId))) {
      return leads(await seeOther(sent, "/dashboards", "plan-left"));
    }
    const [plan] = await selectPlanOfPeople(db, sent.viewer.id, planId);
    if (!plan) throw data(null, { status: 404 });
    // The page tells its owner the same.
    return refuseForm(sent, isMeant ? { status: 409, message: LEAVE_COPY.ownerLead } : "UNEXPECTED");
  },
});

export default function Leave({
  loaderData: { onboardingId: planId, title, isOwner },
}: Route.ComponentProps) {
  const path = leavePath(planId);
  return (
    <PageFrame
      title={isOwner ? LEAVE_COPY.ownerTitle : LEAVE_COPY.title}
      back={{ to: membersPath(planId), label: MEMBERS_COPY.title }}
      lead={title}
    >
      <p className="text-ink-soft">{isOwner ? LEAVE_COPY.ownerLead : LEAVE_COPY.lead}</p>
      <div className="mt-6 grid gap-3">
        {!isOwner && (
          <Form method="post" action={path} noValidate className="grid">
            <input type="hidden" name="intent" value="leave" />
            <SubmitButton look="danger" path={path} busy={LEAVE_COPY.busy}>
              {LEAVE_COPY.button}
            </SubmitButton>
          </Form>
        )}
        <ButtonLink to={membersPath(planId)} look="quiet">
          {isOwner ? LEAVE_COPY.people : LEAVE_COPY.keep}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
