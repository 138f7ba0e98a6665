// The parents' page of links for calendars, read in one round trip.
import { data } from "react-router";
import { appContext } from "~/context.ts";
import type { ShownCalendarLink } from "~/contracts/feed/calendar-form.ts";
import { type CalendarLinkRow, selectCalendarLinks } from "~/data/feed/calendar-links.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { may } from "~/domain/members/roles.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { LANGUAGE_NAMES } from "~/language/languages.ts";
import { calendarLinkAddress } from "~/usecases/feed/give-calendar-link.ts";

/** The plan and its links; throws 404 for one that the viewer may not edit. */
export async function readCalendarPage(args: RouteArgs, planId: string) {
  const { db, reader } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlanSummaryForViewer(db, userId, planId, "edit")),
      reader.read(selectCalendarLinks(db, userId, planId)),
      readUnsent(args),
    ]),
  );
  const [[plan], links, unsent] = rows;
  if (!plan) throw data(null, { status: 404 });
  const { onboardingId, status, cardTitle, babyNames, attemptNumber } = plan;
  return {
    plan: { onboardingId, status, cardTitle, babyNames, attemptNumber },
    mayName: may(plan.role, "manage"),
    links: await Promise.all(links.map((link) => shownLink(args, link))),
    typed: unsent?.fields ?? null,
  };
}

async function shownLink({ context }: RouteArgs, row: CalendarLinkRow): Promise<ShownCalendarLink> {
  const { id, label, maker, language } = row;
  const link = await calendarLinkAddress(context.get(appContext).config, row);
  const isHidden = row.sealedToken === null;
  return { id, label, maker, language: LANGUAGE_NAMES[language].name, link, isHidden };
}
