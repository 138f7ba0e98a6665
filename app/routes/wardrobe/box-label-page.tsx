// /dashboards/{id}/boxes/{box}: the label of a box, to print.
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { Button } from "~/components/ui/button.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { BoxLabel } from "~/components/wardrobe/bag/box-label.tsx";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { failedPageMeta, planPageTitle } from "~/routes/page-meta.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { BOXES_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/box-label-page";
import { readBoxLabel } from "./read-boxes.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? failedPageMeta(error) : [{ title: planPageTitle(loaderData?.box.label ?? "", loaderData?.plan) }];

export const loader = (args: Route.LoaderArgs) => readBoxLabel(args);

export default function BoxLabelPage({ loaderData: { plan, box } }: Route.ComponentProps) {
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const isHydrated = useHydrated();
  return (
    <PageFrame title={BOXES_COPY.pieces(box.pieces)} back={{ to: boxesPath(planId), label: BOX_LINKS.boxes }}>
      <div data-chrome>
        <Button look="quiet" className={isHydrated ? "" : "invisible"} onClick={() => window.print()}>
          {BOXES_COPY.print}
        </Button>
      </div>
      <BoxLabel
        title={box.label}
        place={box.place}
        lines={box.lines.map(({ cell, name, ageRange, pieces }) => ({
          key: cell,
          name,
          size: ageRange && SIZE_LABELS[ageRange],
          pieces,
        }))}
      />
    </PageFrame>
  );
}
