// /today: leads to today's outfit on the plan that was open last, and without one to where a plan begins.
import { redirect } from "react-router";
import { appContext } from "~/context.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placesOf } from "~/domain/plans/places.ts";
import { readShownPlan } from "~/http/read-shown-plan.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/open-today";

export async function loader(args: Route.LoaderArgs) {
  const { now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, () => readShownPlan(args));
  const [plan] = rows;
  const { today, plan: planPath } = placesOf(plan, dayInZone(new Date(now), timeZone));
  throw redirect(today ?? planPath);
}
