// A separate page confirms the deletion of a plan; the list then offers to undo it.

import { data, Form, href, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { buttonForm } from "~/contracts/form-pages.ts";
import { DELETED_PARAM, deletePath } from "~/contracts/plans/plan-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { deletePlan } from "~/usecases/plans/manage-plan.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { DELETE_PLAN_COPY } from "~/words/en/plans/plan-changes.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import type { Route } from "./+types/delete-plan-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${DELETE_PLAN_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = forWhoMay("manage", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId, "manage")),
  ]);
  const { onboardingId: planId, status } = plan;
  return {
    onboardingId: planId,
    title: titleOfPlan(plan),
    wayBack: isComplete(status) ? href("/dashboards/:onboardingId", { onboardingId: planId }) : "/dashboards",
  };
});

export const action = formAction({
  contract: buttonForm(),
  planAct: "manage",
  async act({ app: { db, live, now }, viewer, params }) {
    const { onboardingId: planId = "" } = params;
    const result = await deletePlan({ db, live, now }, viewer.id, planId);
    if (result === "not-found") throw data(null, { status: 404 });
    return leads(redirect(`/dashboards?${new URLSearchParams({ [DELETED_PARAM]: planId })}`, 303));
  },
});

export default function Delete({
  loaderData: { onboardingId: planId, title, wayBack },
}: Route.ComponentProps) {
  return (
    <PageFrame
      title={DELETE_PLAN_COPY.question(title)}
      {...(wayBack !== "/dashboards" && { back: { to: wayBack, label: title } })}
      lead={DELETE_PLAN_COPY.lead}
    >
      <p className="text-ink-soft">{DELETE_PLAN_COPY.quota}</p>
      <Form method="post" action={deletePath(planId)} className="mt-6 grid gap-3">
        <SubmitButton look="danger" path={deletePath(planId)} busy={DELETE_PLAN_COPY.busy}>
          {DELETE_PLAN_COPY.button}
        </SubmitButton>
        <ButtonLink to={wayBack} look="quiet">
          {DELETE_PLAN_COPY.keep}
        </ButtonLink>
      </Form>
    </PageFrame>
  );
}
