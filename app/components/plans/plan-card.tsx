import { href, Link } from "react-router";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { GoOn } from "~/components/shopping/size-ahead-card.tsx";
import { EndingLine, Headline } from "~/components/wardrobe/headline.tsx";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { isKnownDay } from "~/domain/calendar.ts";
import { isComplete, type StatusBadge } from "~/domain/plans/plan-status.ts";
import type { PlanSummary } from "~/domain/plans/plan-summary.ts";
import type { Progress } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, PlanStatus } from "~/domain/vocabulary.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { BABIES_FACT, babiesWords } from "~/words/en/plans/babies-copy.ts";
import { LIST_COPY, sharedText } from "~/words/en/plans/plan-list-copy.ts";
import { NOT_READY_COPY, titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { DASHBOARD_COPY, noneToGet, readyWords, toGetWords } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ENDING_COPY } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS, STATUS_BADGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { FinalSwitch } from "./final-switch.tsx";
import { PlanActions, PlanSizes, ShareButton } from "./plan-actions.tsx";
import { PlanTitle } from "./plan-title.tsx";
import { type GivenTitle, useStatusBadge } from "./use-plan-events.ts";

interface PlanBadgesProps {
  status: PlanStatus;
  /** Null once the status no longer needs a badge. */
  badge: StatusBadge | null;
  isFinal: boolean;
}

/** An attempt's status as badges; renders nothing for a status without any. */
function PlanBadges({ status, badge, isFinal }: PlanBadgesProps) {
  if (!isFinal && !badge) return null;
  return (
    <p className="flex gap-2">
      {isFinal && <Badge look="bg-blush text-ink">{LIST_COPY.final}</Badge>}
      {badge && <Badge look={lookOf(status)}>{STATUS_BADGE_LABELS[badge]}</Badge>}
    </p>
  );
}

function Badge({ look, children }: { look: string; children: string }) {
  return <span className={`shrink-0 rounded-full px-3 py-1 text-xs font-semibold ${look}`}>{children}</span>;
}

function lookOf(status: PlanStatus): string {
  if (status === "failed") return "bg-brick-tint text-brick";
  return isComplete(status) ? "bg-leaf-tint text-leaf" : "bg-amber-tint text-amber";
}

interface PlanCardProps {
  plan: PlanSummary;
  /** When the page was loaded, by the server's clock. */
  loadedAt: number;
  selectedOnboardingId: string | null;
  onRenamed: (given: GivenTitle) => void;
}

/**
 * One attempt in the list: where, when, its answer, and its actions. The link to its details covers the card,
 * so other controls lie above it.
 */
export function PlanCard({ plan, loadedAt, selectedOnboardingId: selectedPlanId, onRenamed }: PlanCardProps) {
  const { onboardingId: planId, status, answer } = plan;
  const badge = useStatusBadge(plan, loadedAt);
  const isReady = isComplete(status);
  const isFinal = selectedPlanId === planId;
  const sharedWith = sharedText(plan);
  const headingId = `title-${planId}`;
  const look = `${isFinal ? "border-rose" : ""} ${isReady ? "transition-colors hover:border-outline" : ""}`;
  return (
    <OnPlan value={plan}>
      <article className={`card plan-card ${look}`} aria-labelledby={headingId}>
        <div>
          <PlanTitle planId={planId} title={titleOfPlan(plan)} headingId={headingId} onRenamed={onRenamed} />
          {sharedWith && <p className="text-sm text-ink-soft wrap-anywhere">{sharedWith}</p>}
          <Facts plan={plan} />
          {isReady && answer && isReadable(plan) && <Answer progress={answer} plan={plan} />}
        </div>
        <div className="flex flex-col">
          {isReady && answer && isReadable(plan) && <PlanSizes planId={planId} sizes={plan.sizes} />}
          <AfterSizes plan={plan} isReady={isReady} headingId={headingId} />
          {status === "failed" && <Failed errorMessage={plan.errorMessage} />}
          {status === "cloning_dashboard" && <Cloning />}
          {status === "newer" && <p className="text-sm">{NOT_READY_COPY.newer}</p>}
          <div className="mt-auto pt-4">
            <PlanActions plan={plan} headingId={headingId} />
          </div>
          {(isReady || isFinal) && (
            <div className="mt-1.5 flow justify-between">
              <div className="relative z-1">
                <FinalSwitch
                  planId={planId}
                  selectedPlanId={selectedPlanId}
                  isReady={isReady}
                  describedBy={headingId}
                />
              </div>
              {isReady && <Share plan={plan} headingId={headingId} />}
            </div>
          )}
          <div className="flow min-h-7 justify-between gap-2">
            <p className="figures text-xs text-ink-soft">
              {LIST_COPY.created(dayWords(plan.createdOn, plan.country))}
            </p>
            {isReady && <GiftsLink planId={planId} headingId={headingId} />}
            <PlanBadges status={status} badge={badge} isFinal={isFinal} />
          </div>
        </div>
      </article>
    </OnPlan>
  );
}

function AfterSizes({
  plan,
  isReady,
  headingId,
}: {
  plan: PlanSummary;
  isReady: boolean;
  headingId: string;
}) {
  return (
    <>
      {isReady && plan.isOver && <p className="mt-2 text-sm">{LIST_COPY.allOver}</p>}
      {plan.mayGoOn && <GoOn planId={plan.onboardingId} describedBy={headingId} />}
    </>
  );
}

function Share({ plan, headingId }: { plan: PlanSummary; headingId: string }) {
  return (
    useMay("manage") && (
      <div className="relative z-1 -me-3">
        <ShareButton plan={plan} describedBy={headingId} look="bare" />
      </div>
    )
  );
}

function GiftsLink({ planId, headingId }: { planId: string; headingId: string }) {
  return (
    <Link
      className="tap-link relative z-1 -my-2 text-sm"
      to={parentsGiftsPath(planId)}
      aria-describedby={headingId}
    >
      {LIST_COPY.gifts}
    </Link>
  );
}

function Failed({ errorMessage }: { errorMessage: string | null }) {
  return (
    <p className="mt-3 text-sm wrap-anywhere text-brick">
      {LIST_COPY.failed(errorMessage ?? ERROR_TEXTS.PLAN_FAILED)}
    </p>
  );
}

/** Whether the days behind its numbers could be read. */
const isReadable = ({ startsOn }: PlanSummary) => isKnownDay(startsOn);

function Facts({ plan }: { plan: PlanSummary }) {
  const babies = babiesWords(plan.babies);
  return (
    <dl className="figures text-sm">
      <div>
        <dt className="sr-only">{LIST_COPY.place}</dt>
        <dd className="font-semibold">{plan.place || DASHBOARD_COPY.dataIssues}</dd>
      </div>
      <div className="flex flex-wrap gap-x-1.5 text-ink-soft">
        <dt>{plan.isBorn ? LIST_COPY.born : LIST_COPY.dueDate}</dt>
        <dd>{isReadable(plan) ? dayWords(plan.startsOn, plan.country) : DASHBOARD_COPY.dataIssues}</dd>
      </div>
      {babies && (
        <div className="text-ink-soft">
          <dt className="sr-only">{BABIES_FACT}</dt>
          <dd>{babies}</dd>
        </div>
      )}
    </dl>
  );
}

function Answer({ progress, plan }: { progress: Progress; plan: PlanSummary }) {
  const { onboardingId: planId, currentAge, ending, sizes, country } = plan;
  const { needed, ready, remaining } = progress;
  const words = readyWords(progress);
  const sizeOf = (age: AgeRange) => sizes.find(({ ageRange }) => ageRange === age);
  const isNext = ending !== null && sizeOf(currentAge)?.time === "next";
  const left = ending && sizeOf(ending.ageRange)?.remaining;
  const isLast = ending?.ageRange === currentAge;
  const endingDay = ending && dayWords(ending.lastDay, country, "shortDay");
  return (
    <div className="mt-2">
      <Headline
        as="p"
        before={isNext ? ENDING_COPY.next(currentAge) : `${SIZE_LABELS[currentAge]}:`}
        count={remaining > 0 ? remaining : null}
        words={remaining > 0 ? toGetWords(remaining) : noneToGet(progress)}
        notes={isLast && endingDay ? [ENDING_COPY.fits(currentAge, endingDay), words] : [words]}
        meter={{ label: LIST_COPY.meter, value: ready, coming: elsewhere(progress), max: needed, words }}
      />
      {ending && endingDay && !isLast && (
        <div className="relative z-1">
          <EndingLine
            ending={{ ageRange: ending.ageRange, day: endingDay, remaining: left ?? 0 }}
            to={href("/dashboards/:onboardingId/:ageRangeId", {
              onboardingId: planId,
              ageRangeId: ending.ageRange,
            })}
          />
        </div>
      )}
    </div>
  );
}

function Cloning() {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className="size-4 rounded-full border-2 border-outline border-t-transparent motion-safe:animate-spin"
      />
      {LIST_COPY.cloning}
    </p>
  );
}
