// The parents' page of links for calendars, read in one round trip.
import { data } from "react-router";
import { appContext } from "~/context.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { may } from "~/domain/members/roles.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { shownLinks } from "~/routes/sharing/link-page.server.ts";

/** The plan and its links; throws 404 for one that the viewer may not edit. */
export async function readCalendarPage(args: RouteArgs, planId: string) {
  const { db, reader } = args.context.get(appContext);
  const [plan, links, unsent] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId, "edit")),
    reader.read(selectMadeLinks(db, userId, planId, "calendar")),
    readUnsent(args),
  ]);
  const { onboardingId, status, cardTitle, babyNames, attemptNumber } = plan;
  return {
    plan: { onboardingId, status, cardTitle, babyNames, attemptNumber },
    mayName: may(plan.role, "manage"),
    links: await shownLinks(args, "calendar", links, plan.country),
    typed: unsent?.fields ?? null,
  };
}
