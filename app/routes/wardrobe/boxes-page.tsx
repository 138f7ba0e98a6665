// /dashboards/{id}/boxes: clothes that the family keeps, and what a child can wear of its siblings' boxes.

import { Form, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { Button } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { OtherBoxes, Unpacked } from "~/components/wardrobe/bag/other-boxes.tsx";
import { OwnBoxes } from "~/components/wardrobe/bag/own-boxes.tsx";
import { passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { sum } from "~/domain/sum.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { CHANGES_COPY } from "~/words/en/members/changes-copy.ts";
import { inAttic, UNPACKED } from "~/words/en/wardrobe/box-links-copy.ts";
import { BOXES_COPY, OTHER_BOXES_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { HAND_ME_DOWNS_LINKS } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import type { Route } from "./+types/boxes-page";
import { readBoxes } from "./read-boxes.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { sendBox as action } from "./send-boxes.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(BOXES_COPY.title, page);

export const loader = (args: Route.LoaderArgs) => readBoxes(args);

export default function Boxes({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isReady } = loaderData;
  const { title, lead } = answerOf(loaderData);
  return (
    <OnPlan value={plan}>
      <PageFrame title={title} back={backToPlan(plan)} lead={lead}>
        {isReady ? (
          <AllBoxes loaderData={loaderData} refusal={actionData ?? loaderData.kept} />
        ) : (
          <NotReady plan={plan} />
        )}
      </PageFrame>
    </OnPlan>
  );
}

/** How many boxes there are; of a plan without any, what fits of its family's. */
function answerOf({ boxes, others, unpacked }: Route.ComponentProps["loaderData"]): {
  title: string;
  lead: string;
} {
  const pieces = sum(boxes.map((box) => box.pieces));
  if (boxes.length > 0) return { title: BOXES_COPY.headline(boxes.length, pieces), lead: BOXES_COPY.lead };
  if (others.length + unpacked.length === 0) return { title: BOXES_COPY.none, lead: BOXES_COPY.noneText };
  const left = sum(unpacked.map(({ pieces }) => pieces));
  if (left > 0 && others.every(({ fits }) => fits === 0)) return { title: inAttic(left), lead: UNPACKED };
  return {
    title: OTHER_BOXES_COPY.headline(sum(others.map(({ fits }) => fits))),
    lead: OTHER_BOXES_COPY.lead,
  };
}

interface AllBoxesProps extends Pick<Route.ComponentProps, "loaderData"> {
  refusal: Parameters<typeof OwnBoxes>[0]["refusal"];
}

function AllBoxes({ loaderData, refusal }: AllBoxesProps) {
  const { plan, boxes, others, unpacked, formKey, moved } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  return (
    <>
      <ReaderNote />
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      {moved && !refusal?.message && (
        <Form method="post" action={boxesPath(planId)}>
          <input type="hidden" name="bagId" value={moved} />
          <Button type="submit" look="bare" name="intent" value="undo" className="-ms-6 min-h-11 text-sm">
            {CHANGES_COPY.undo}
          </Button>
        </Form>
      )}
      <Link data-chrome to={passOnPath(planId)} className="tap-link text-sm">
        {HAND_ME_DOWNS_LINKS.passOn}
      </Link>
      <OwnBoxes planId={planId} boxes={boxes} formKey={formKey} refusal={refusal} />
      <OtherBoxes planId={planId} others={others} formKey={formKey} isLeading={boxes.length === 0} />
      <Unpacked planId={planId} lines={unpacked} formKey={formKey} />
    </>
  );
}
