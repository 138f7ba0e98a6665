// /dashboards/{id}/calendar: a plan's links for calendars, which its parents make, copy, and close.
import { Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { PlanPageError } from "~/components/plans/plan-page-error.tsx";
import { CalendarHelp, CalendarLinks, LinkForm } from "~/components/sharing/link-cards.tsx";
import { calendarPath } from "~/contracts/feed/feed-addresses.ts";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { CALENDAR_COPY } from "~/copy/feed/calendar-links-copy.ts";
import { NAMES_PAGE_COPY } from "~/copy/plans/names-copy.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { madeLinkAction } from "~/routes/sharing/link-page.server.ts";
import type { Route } from "./+types/calendar-page";
import { readCalendarPage } from "./read-calendar-page.server.ts";

export const handle: RouteFacts = { readsNear: true };

export const meta: Route.MetaFunction = (page) => planPageMeta(CALENDAR_COPY.title, page);

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) =>
  readCalendarPage(args, args.params.onboardingId),
);

export const action = madeLinkAction("calendar");

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, links, mayName, typed } = loaderData;
  const { onboardingId: planId } = plan;
  const isFirst = links.length === 0;
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
          />
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

export const ErrorBoundary = PlanPageError;
