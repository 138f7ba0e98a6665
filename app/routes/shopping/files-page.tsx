// /dashboards/{id}/files: a plan on paper and in files. Every link leads somewhere without scripts; with them, those to paper also
// open the browser's print window.

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { selectHasGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { isYearOver, sizesOfTimes, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { FILES_COPY } from "~/words/en/sharing/ways-copy.ts";
import type { Route } from "./+types/files-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(FILES_COPY.title, page);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, giftLists] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
    reader.read(selectHasGiftList(db, userId, planId)),
  ]);
  const { cardTitle, babyNames, attemptNumber, status } = plan;
  const { days } = readSizes(plan);
  const today = dayInZone(new Date(now), timeZone);
  const times = sizeTimes(days, today);
  return {
    plan: { onboardingId: planId, cardTitle, babyNames, attemptNumber },
    status,
    isReady: isComplete(status),
    sizes: sizesOfTimes(times),
    current: leadingSize(days, today).ageRange,
    isOver: isYearOver(times),
    hasGifts: giftLists.length > 0,
    mayEdit: may(plan.role, "edit"),
  };
}

export default function Files({ loaderData }: Route.ComponentProps) {
  const { plan, status, isReady } = loaderData;
  const { onboardingId: planId } = plan;
  return (
    <PageFrame title={FILES_COPY.title} back={backToPlan(plan)}>
      {isReady ? <FileCards {...loaderData} /> : <NotReady plan={{ onboardingId: planId, status }} />}
    </PageFrame>
  );
}

type FileCardsProps = Route.ComponentProps["loaderData"];

function FileCards({ plan, sizes, current, isOver, hasGifts, mayEdit }: FileCardsProps) {
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const list = href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId });
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileCard title={FILES_COPY.plan} hint={FILES_COPY.planHint}>
        {sizes.map((ageRangeId) => (
          <PaperLink
            key={ageRangeId}
            to={href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId })}
          >
            {FILES_COPY.printSize(ageRangeId)}
          </PaperLink>
        ))}
      </FileCard>
      <FileCard title={FILES_COPY.list} hint={FILES_COPY.listHint}>
        <PaperLink to={list}>{FILES_COPY.printList}</PaperLink>
        <FileLink to={`${list}.csv?for=${current}`}>{FILES_COPY.listFile(current)}</FileLink>
        <FileLink to={`${list}.csv?for=year`}>{FILES_COPY.yearFile}</FileLink>
      </FileCard>
      <FileCard title={FILES_COPY.calendar} hint={isOver ? FILES_COPY.calendarOver : FILES_COPY.calendarHint}>
        {!isOver && (
          <FileLink to={href("/dashboards/:onboardingId/sizes.ics", { onboardingId: planId })}>
            {FILES_COPY.calendarFile}
          </FileLink>
        )}
        {mayEdit && (
          <Link to={href("/dashboards/:onboardingId/calendar", { onboardingId: planId })} className={LINK}>
            {FILES_COPY.calendarFeed}
          </Link>
        )}
      </FileCard>
      {hasGifts && (
        <FileCard title={FILES_COPY.gifts} hint={FILES_COPY.giftsHint}>
          <FileLink to={`${parentsGiftsPath(planId)}.csv`}>{FILES_COPY.giftsFile}</FileLink>
        </FileCard>
      )}
    </div>
  );
}

function FileCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="card px-4 py-3">
      <h2 className="text-base">{title}</h2>
      <p className="text-sm text-ink-soft">{hint}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
    </section>
  );
}

const LINK = "tap-link text-sm";

function FileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={LINK} download>
      {children}
    </a>
  );
}

/** Opens a page and has the browser print it. */
function PaperLink({ to, children }: { to: string; children: ReactNode }) {
  const opened = useRef<string | null>(null);
  useEffect(
    () => () => {
      const path = opened.current;
      // Whoever has gone elsewhere meanwhile prints nothing. The next page is drawn, but isn't shown before the turn ends.
      setTimeout(() => path !== null && path === window.location.pathname && window.print());
    },
    [],
  );
  function remember(event: MouseEvent<HTMLElement>) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere) opened.current = to;
  }
  return (
    <Link to={to} className={LINK} onClick={remember}>
      {children}
    </Link>
  );
}
