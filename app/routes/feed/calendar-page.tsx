// /dashboards/{id}/calendar: a plan's links for calendars, which its parents make, copy, and close.

import { data, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { CalendarHelp, CalendarLinks, LinkForm } from "~/components/sharing/link-cards.tsx";
import { Tick } from "~/components/ui/field.tsx";
import { calendarPath } from "~/contracts/feed/feed-addresses.ts";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { familyQuestion, selectChildren } from "~/data/plans/selection.server.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { appContext } from "~/http/context.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { madeLinkAction, shownLinks } from "~/routes/sharing/link-page.server.ts";
import { onePlanAChild } from "~/views/today/family-view.ts";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import { NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import type { Route } from "./+types/calendar-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(CALENDAR_COPY.title, page);

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) =>
  readCalendarPage(args, args.params.onboardingId),
);

export const action = madeLinkAction("calendar");

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, links, mayName, hasSibling, typed } = loaderData;
  const { onboardingId: planId } = plan;
  const isFirst = links.length === 0;
  const sent = actionData?.typed ?? typed;
  return (
    <PageFrame title={CALENDAR_COPY.title} lead={CALENDAR_COPY.lead} back={backToPlan(plan)}>
      {isComplete(plan.status) ? (
        <>
          <CalendarLinks planId={planId} links={links} />
          {!isFirst && <CalendarHelp />}
          <LinkForm
            // Its fields are empty again once a link is made.
            key={links.length}
            path={calendarPath(planId)}
            copy={CALENDAR_COPY}
            fields={[{ name: "label", label: CALENDAR_COPY.label, usual: CALENDAR_COPY.usualLabel }]}
            refusal={actionData ?? null}
            typed={typed}
            isFirst={isFirst}
            isFull={links.length >= MOST_LINKS.calendar}
          >
            {hasSibling && (
              <Tick type="checkbox" name="ofFamily" value="yes" defaultChecked={!sent || "ofFamily" in sent}>
                {CALENDAR_COPY.ofFamily}
              </Tick>
            )}
          </LinkForm>
          {mayName && (
            <Link className="linkish mt-3 inline-flex min-h-11 items-center" to={namesPath(planId)}>
              {NAMES_PAGE_COPY.outside}
            </Link>
          )}
          {isFirst && <CalendarHelp />}
        </>
      ) : (
        <NotReady plan={plan} />
      )}
    </PageFrame>
  );
}

/** The plan and its links; throws 404 for one that the viewer may not edit. */
async function readCalendarPage(args: RouteArgs, planId: string) {
  const { db, reader, now } = args.context.get(appContext);
  const [plan, links, listed, unsent] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId, "edit")),
    reader.read(selectMadeLinks(db, userId, planId, "calendar")),
    reader.read(selectChildren(db, familyQuestion(userId, toDay(new Date(now))))),
    readUnsent(args),
  ]);
  const { onboardingId, status, cardTitle, babyNames, attemptNumber } = plan;
  return {
    plan: { onboardingId, status, cardTitle, babyNames, attemptNumber },
    mayName: may(plan.role, "manage"),
    hasSibling: onePlanAChild(listed).length > Number(listed.some((one) => one.onboardingId === planId)),
    links: await shownLinks(args, "calendar", links, plan.country),
    typed: unsent?.fields ?? null,
  };
}
