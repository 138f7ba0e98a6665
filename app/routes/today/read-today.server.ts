// What the page of today's outfit shows, read in the same round trip as the session check.
import { appContext } from "~/context.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { selectTodayForViewer } from "~/data/plans/plans.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, minuteInZone } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { ClockTime } from "~/domain/today/day-windows.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { viewOthers } from "~/views/members/people-view.ts";
import { viewToday } from "~/views/today/today-view.ts";

type TodayArgs = RouteArgs & { params: { onboardingId: string } };

/** The reader's clock. */
export function clockOf(now: number, timeZone: string): ClockTime {
  const date = new Date(now);
  return { day: dayInZone(date, timeZone), hour: Math.floor(minuteInZone(date, timeZone) / 60) };
}

/** The page's data; throws 404 for someone else's plan. */
export async function readToday(args: TodayArgs) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectTodayForViewer(db, userId, planId)),
      reader.read(selectItemsForViewer(db, userId, planId)),
    ]),
  );
  const [[plan], items] = rows;
  if (!plan) throw noSuchPlan(planId);
  const { monthCards, plannedSizes: _, memberNames, roomF, nightRoomF, ...summary } = plan;
  const preferences = readPreferences(args.request.headers.get("Cookie"), config.isHttps);
  return {
    attempt: { ...summary, others: viewOthers({ ownerName: summary.ownerName, memberNames }) },
    preferences,
    today: isComplete(plan.status)
      ? viewToday(
          {
            plan: { ...summary, monthCards },
            sizes: readSizes(plan),
            items,
            clock: clockOf(now, timeZone),
            units: unitsFor(viewer.units, plan.country),
          },
          { rooms: { indoors: roomF, night: nightRoomF }, last: preferences.situations[planId] },
        )
      : null,
  };
}
