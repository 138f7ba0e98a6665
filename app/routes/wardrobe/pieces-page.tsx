// The pieces that a family has in one size: what to wash before it begins, and the label of the box once it is outgrown.
import { data, href, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { Button } from "~/components/ui/button.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { BoxLabel } from "~/components/wardrobe/bag/box-label.tsx";
import { BoxesForm, PackAway } from "~/components/wardrobe/boxes-form.tsx";
import { passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { packSizePath } from "~/contracts/wardrobe/box-addresses.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { passOn } from "~/domain/wardrobe/pass-on.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { failedPageMeta, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { viewSizeStart } from "~/views/growth/size-ahead-view.ts";
import { keptItem, readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { HAND_ME_DOWNS_LINKS } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { OVER_COPY } from "~/words/en/wardrobe/item-words.ts";
import { PIECES_COPY } from "~/words/en/wardrobe/pieces-copy.ts";
import { AGE_RANGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { weatherWords } from "~/words/en/weather/weather-copy.ts";
import type { Route } from "./+types/pieces-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error
    ? failedPageMeta(error)
    : [{ title: planPageTitle(loaderData ? titleOf(loaderData) : "", loaderData?.plan) }];

/** 404 for a plan that isn't open to the viewer, and for a size that there isn't. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const ageRange = parseAgeRange(args.params.ageRangeId);
  if (!ageRange) throw data(null, { status: 404 });
  const [plan, items] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemsForViewer(db, userId, planId)),
  ]);
  const { cardTitle, babyNames, attemptNumber, status, role, ownerName } = plan;
  const { sizes, times, groups, ...wardrobe } = readWardrobe(plan, items, {
    today: dayInZone(new Date(now), timeZone),
  });
  const time = times[ageRange];
  const [own = { pieces: 0, items: [] }] = passOn(wardrobe.items.map(keptItem), [ageRange]);
  const weather = groups[ageRange] ?? [];
  return {
    plan: { onboardingId: planId, cardTitle, babyNames, attemptNumber, status, role, ownerName },
    formKey: newId(),
    ageRange,
    isReady: isComplete(status),
    isOver: time === "over",
    /** Null once it has begun. */
    start: time === "next" || time === "later" ? viewSizeStart(plan, sizes, ageRange) : null,
    pieces: own.pieces,
    lines: own.items,
    /** Null where the plan doesn't wear it. */
    weather: weather.length > 0 ? weatherWords(weather.map(({ category }) => category)) : null,
  };
}

type Loaded = Route.ComponentProps["loaderData"];

const titleOf = ({ ageRange, pieces }: Loaded) => PIECES_COPY.title(ageRange, pieces);

export default function Pieces({ loaderData }: Route.ComponentProps) {
  const { plan, isReady, start, lines } = loaderData;
  const lead = start ? PIECES_COPY.wash(start.day, start.isLikely) : PIECES_COPY.pack;
  return (
    <PageFrame
      title={titleOf(loaderData)}
      back={backToPlan(plan)}
      lead={isReady && lines.length > 0 ? <span data-chrome>{lead}</span> : undefined}
    >
      {isReady ? (
        <OnPlan value={plan}>
          <PiecesOfSize {...loaderData} />
        </OnPlan>
      ) : (
        <NotReady plan={plan} />
      )}
    </PageFrame>
  );
}

const ACT = "tap-link text-sm";

function PiecesOfSize({ plan: { onboardingId: planId }, ageRange, isOver, lines, weather, formKey }: Loaded) {
  usePlanRevalidation(planId);
  const isHydrated = useHydrated();
  const size = href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: ageRange });
  if (lines.length === 0) {
    return (
      <>
        <p>{OVER_COPY.nothingCounted}</p>
        <Link to={size} className={ACT}>
          {PIECES_COPY.count}
        </Link>
      </>
    );
  }
  return (
    <>
      <BoxesForm planId={planId} formKey={formKey} leadsToBoxes />
      <div data-chrome className="flow gap-x-5 gap-y-2">
        <Button look="quiet" className={isHydrated ? "" : "invisible"} onClick={() => window.print()}>
          {PIECES_COPY.print}
        </Button>
        <Link to={isOver ? passOnPath(planId) : size} className={ACT}>
          {isOver ? HAND_ME_DOWNS_LINKS.passOn : PIECES_COPY.count}
        </Link>
        {isOver && <PackAway ageRange={ageRange} />}
        {isOver && (
          <Link to={packSizePath(planId, ageRange)} className={ACT}>
            {BOX_LINKS.keep}
          </Link>
        )}
      </div>
      <BoxLabel
        title={AGE_RANGE_LABELS[ageRange]}
        weather={weather}
        lines={lines.map(({ id, ...line }) => ({ key: id, ...line }))}
      />
    </>
  );
}
