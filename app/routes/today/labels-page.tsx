// /dashboards/{id}/today/labels: name labels to print. The page reads the plan for the way back and the paper of its country alone.
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { NameLabels } from "~/components/today/name-labels.tsx";
import { dayCarePath } from "~/contracts/today/today-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { CARE_COPY, NAME_LABELS_COPY } from "~/words/en/today/day-care-copy.ts";
import type { Route } from "./+types/labels-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? failedPageMeta(error) : [{ title: pageTitle(NAME_LABELS_COPY.title) }];

/** The countries whose printers hold Letter, 8.5 × 11 inches, by CLDR's table of paper sizes; everywhere else it is A4. */
const LETTER = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** 404 for a plan that isn't open to the viewer. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
  ]);
  return { planId, paper: LETTER.has(plan.country) ? ("letter" as const) : ("a4" as const) };
}

export default function Labels({ loaderData: { planId, paper } }: Route.ComponentProps) {
  return (
    <PageFrame
      title={NAME_LABELS_COPY.title}
      lead={<span data-chrome>{NAME_LABELS_COPY.lead}</span>}
      back={{ to: dayCarePath(planId), label: CARE_COPY.title }}
    >
      <NameLabels paper={paper} />
    </PageFrame>
  );
}
