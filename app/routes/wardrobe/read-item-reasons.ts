// Explains an age range's numbers; fetched when the first row of a dashboard is opened.

import { data } from "react-router";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectItemRulesForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { viewReasons } from "~/views/wardrobe/item-reasons-view.ts";
import { readPlanOnDay } from "~/views/wardrobe/plan-items.ts";
import { ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import type { Route } from "./+types/read-item-reasons";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId, ageRangeId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange) throw data(null, { status: 404 });
  try {
    const { viewer, rows } = await readAsViewer(args, (userId) =>
      Promise.all([
        reader.read(selectPlanForViewer(db, userId, planId)),
        reader.read(selectItemRulesForViewer(db, userId, planId)),
      ]),
    );
    const [[plan], items] = rows;
    if (!plan) return Response.json(null, { status: 404 });
    const scenario = chooseScenario({
      url: new URL(args.request.url).searchParams.get("scenario"),
      plan: plan.laundryScenario,
    });
    const on = readPlanOnDay(plan, dayInZone(new Date(now), timeZone));
    const units = unitsFor(viewer.units, plan.country);
    return Response.json(viewReasons({ ...on, ageRange, scenario, units }, items));
  } catch (error) {
    // A redirect to the sign-in is not an error.
    if (error instanceof Response) throw error;
    log.error("item_reasons_unreadable", errorFacts(error));
    return Response.json({ message: ROW_COPY.noReasons }, { status: 503 });
  }
}
