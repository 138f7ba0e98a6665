// /dashboards/{id}/boxes/pack: pieces that the family keeps go into a box, and off the plan's counts.
import { Link } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { PackForm } from "~/components/wardrobe/bag/pack-form.tsx";
import { passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { PACK_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { HAND_ME_DOWNS_LINKS } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import type { Route } from "./+types/pack-page";
import { readPacking } from "./read-boxes.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { sendPack as action } from "./send-boxes.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(BOX_LINKS.keep, page);

export const loader = (args: Route.LoaderArgs) => readPacking(args);

export default function Pack({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isReady, packing } = loaderData;
  return (
    <OnPlan value={plan}>
      <PageFrame
        title={BOX_LINKS.keep}
        back={{ to: passOnPath(plan.onboardingId), label: HAND_ME_DOWNS_LINKS.passOn }}
        lead={packing ? PACK_COPY.lead : undefined}
      >
        {isReady ? (
          <Packing loaderData={loaderData} refusal={actionData ?? loaderData.kept} />
        ) : (
          <NotReady plan={plan} />
        )}
      </PageFrame>
    </OnPlan>
  );
}

interface PackingProps extends Pick<Route.ComponentProps, "loaderData"> {
  refusal: Parameters<typeof PackForm>[0]["refusal"];
}

function Packing({ loaderData, refusal }: PackingProps) {
  const { plan, packing, formKey } = loaderData;
  const { onboardingId: planId } = plan;
  const mayEdit = useMay("edit");
  if (!mayEdit) return <ReaderNote />;
  if (packing) return <PackForm planId={planId} packing={packing} formKey={formKey} refusal={refusal} />;
  return (
    <>
      <p>{PACK_COPY.none}</p>
      <Link to={passOnPath(planId)} className="tap-link text-sm">
        {HAND_ME_DOWNS_LINKS.passOn}
      </Link>
    </>
  );
}
