// For addresses that only redirect to a dashboard: reads what decides which one in the page's one round trip.
import { data, redirect } from "react-router";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { selectPlansForViewer } from "~/data/plans/plans.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { findDashboardPath } from "~/domain/plans/default-plan.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/open-default-plan";

type LoaderArgs = Pick<Route.LoaderArgs, "request" | "url" | "context">;

/** Redirects to the dashboard; throws 404 for another user's attempt or one that doesn't exist. */
export async function openDashboard(args: LoaderArgs, ageRange: string | null): Promise<Response> {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectPlansForViewer(db, userId)), reader.read(selectSelection(db, userId))]),
  );
  const [plans, [selection]] = rows;
  const path = findDashboardPath({
    plans: plans.map((plan) => ({ ...plan, sizeDays: readSizes(plan).days })),
    finalId: selection?.selectedOnboardingId ?? null,
    askedId: args.url.searchParams.get("attempt") || null,
    ageRange,
    today: dayInZone(new Date(now), timeZone),
  });
  if (path === null) throw data(null, { status: 404 });
  return redirect(path);
}
