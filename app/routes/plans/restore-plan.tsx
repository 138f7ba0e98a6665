// Restores a deleted plan and returns to the list, or says why it can't be restored.

import { data, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { buttonForm, onList } from "~/contracts/form-pages.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { restorePlan } from "~/usecases/plans/manage-plan.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { DELETE_PLAN_COPY } from "~/words/en/plans/plan-changes.ts";
import type { Route } from "./+types/restore-plan";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${DELETE_PLAN_COPY.goneTitle} · ${PRODUCT_NAME}` }];

/** A GET request restores nothing. */
export function loader() {
  return data(null, { status: 404 });
}

export const action = formAction({
  contract: buttonForm(onList),
  // To everyone but its owner, a deleted plan is gone.
  planAct: "read",
  async act(sent): Promise<FormOutcome> {
    const { onboardingId: planId = "" } = sent.params;
    const result = await restorePlan(sent.app, sent.viewer.id, planId);
    switch (result) {
      case "restored":
        return leads(redirect("/dashboards", 303));
      case "too-many-copies":
        return refuseForm(sent, refusalOf("REPLICATION_LIMIT_REACHED", { status: 409 }));
      case "not-found":
        return refuseForm(sent, { status: 404, message: DELETE_PLAN_COPY.gone });
      default:
        return result satisfies never;
    }
  },
});

export default function Restore({ actionData }: Route.ComponentProps) {
  return (
    <PageFrame
      title={DELETE_PLAN_COPY.goneTitle}
      lead={actionData?.message ?? DELETE_PLAN_COPY.gone}
      scene="empty-plans"
    >
      <ButtonLink to="/dashboards">{DELETE_PLAN_COPY.toList}</ButtonLink>
    </PageFrame>
  );
}
