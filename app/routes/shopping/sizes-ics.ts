import { data, href, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { FILE_NAMES } from "~/copy/file-names.ts";
import { attemptTitle } from "~/copy/plans/attempt-title.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { viewSizeCalendar } from "~/views/plans/size-calendar-view.ts";
import type { Route } from "./+types/sizes-ics";

/**
 * When the sizes of the signed-in user's plan begin, as a calendar file; 404 for someone else's plan. Once
 * all sizes are outgrown, it redirects to the list, which says so.
 */
export async function loader(args: Route.LoaderArgs) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId } = args.params;
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectAttemptSummaryForOwner(db, userId, onboardingId)),
  );
  const [attempt] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const title = attemptTitle(attempt.cardTitle, attempt.attemptNumber);
  const calendar = viewSizeCalendar({ ...attempt, title }, config.origin, { now, timeZone });
  if (!calendar) throw redirect(href("/dashboards/:onboardingId/shopping-list", { onboardingId }));
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${FILE_NAMES.sizes}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
