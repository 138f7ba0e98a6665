// Restores a deleted plan and returns to the list, or says why it can't be restored.

import { data, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { appContext } from "~/context.ts";
import { buttonForm, onList } from "~/contracts/form-pages.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { DELETE_PLAN_COPY } from "~/copy/plans/plan-changes.ts";
import { formForWhoMay } from "~/http/plan-refusal.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { restorePlan } from "~/usecases/plans/manage-plan.ts";
import type { Route } from "./+types/restore-plan";

export const meta: Route.MetaFunction = () => [{ title: `${DELETE_PLAN_COPY.goneTitle} · ${PRODUCT_NAME}` }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

/** A GET request restores nothing. */
export function loader() {
  return data(null, { status: 404 });
}

export const action = formForWhoMay("manage", buttonForm(onList), async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { db, live, planQueue } = args.context.get(appContext);
  const result = await restorePlan({ db, live, planQueue }, viewer.id, args.params.onboardingId);
  switch (result) {
    case "restored":
      throw redirect("/dashboards", { status: 303 });
    case "too-many-copies":
      return data({ message: ERROR_TEXTS.REPLICATION_LIMIT_REACHED }, { status: 409 });
    case "not-found":
      return data({ message: DELETE_PLAN_COPY.gone }, { status: 404 });
    default:
      return result satisfies never;
  }
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
