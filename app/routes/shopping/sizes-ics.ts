import { data, href, redirect } from "react-router";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { appContext } from "~/http/context.ts";
import { fileAnswer } from "~/http/file-answer.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { viewSizeCalendar } from "~/views/plans/size-calendar-view.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { FILE_NAMES, TITLED_FILES } from "~/words/en/shopping/shopping-list-copy.ts";
import type { Route } from "./+types/sizes-ics";

export { readsNear as handle } from "~/contracts/route-facts.ts";

/**
 * When the sizes of the signed-in user's plan begin, as a calendar file; 404 for someone else's plan. Once
 * all sizes are outgrown, it redirects to the list, which says so.
 */
export async function loader(args: Route.LoaderArgs) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
  ]);
  const title = titleOfPlan(plan);
  const calendar = viewSizeCalendar({ ...plan, title }, config.origin, { now, timeZone });
  if (!calendar) throw redirect(href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId }));
  return fileAnswer(calendar, {
    type: "text/calendar",
    plainName: FILE_NAMES.sizes,
    name: TITLED_FILES.sizes(title),
  });
}
