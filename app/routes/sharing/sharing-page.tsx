// /dashboards/{id}/sharing: the five ways to share a plan, each a card that leads to its own page.

import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import {
  CalendarCard,
  FamilyCard,
  FriendCard,
  HelpersCard,
  PartnerCard,
} from "~/components/sharing/share-cards.tsx";
import { planPageMeta } from "~/routes/page-meta.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import type { Route } from "./+types/sharing-page";
import { readSharing } from "./read-sharing.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(WAYS_COPY.title, page);

export const loader = (args: Route.LoaderArgs) => readSharing(args, args.params.onboardingId);

export default function Sharing({ loaderData }: Route.ComponentProps) {
  const { plan, isReady, mayEdit, mayManage, people, invited, asksOwnName, gifts, friend } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  return (
    <PageFrame title={WAYS_COPY.title} back={backToPlan(plan)}>
      <div className="grid grid-cols-1 gap-3">
        <PartnerCard {...{ planId, people, invited, asksOwnName, mayManage }} />
        <FamilyCard {...{ planId, gifts, isReady, mayManage }} />
        {isReady && <HelpersCard planId={planId} />}
        {isReady && mayEdit && <CalendarCard planId={planId} />}
        {friend && <FriendCard planId={planId} {...friend} isReady={isReady} />}
      </div>
    </PageFrame>
  );
}
