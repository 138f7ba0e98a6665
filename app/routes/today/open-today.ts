// /today: leads to today's outfit on the plan that a calendar's event speaks of, or that was open last, of those that have one; without
// any to where a plan begins. A shortcut of the installed
// app names a situation.
import { redirect } from "react-router";
import { aSituation } from "~/contracts/today/own-choices-form.ts";
import { todayPath } from "~/contracts/today/today-addresses.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { EVENT_PARAM } from "~/domain/feed/announced-days.ts";
import { placesOf } from "~/domain/plans/places.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { appContext } from "~/http/context.ts";
import { readShownPlan } from "~/http/read-shown-plan.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/open-today";

export async function loader(args: Route.LoaderArgs) {
  const { now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, () =>
    readShownPlan(args, { event: args.url.searchParams.get(EVENT_PARAM), asksToday: true }),
  );
  const [plan] = rows;
  const { today, plan: planPath } = placesOf(plan, dayInZone(new Date(now), timeZone));
  if (!plan || today === undefined) throw redirect(planPath);
  const { data: situation } = aSituation.safeParse(args.url.searchParams.get(SITUATION_PARAM));
  throw redirect(todayPath(plan.onboardingId, situation));
}
