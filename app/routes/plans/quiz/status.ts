import { data } from "react-router";
import { appContext } from "~/context.ts";
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/status";

/** Where an attempt stands, as the live channel would say it: what a page reads while its line is down. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectAttemptSummaryForOwner(db, userId, args.params.onboardingId)),
  );
  const [attempt] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { onboardingId, status, errorMessage, version } = attempt;
  return Response.json({ type: "attempt", onboardingId, status, errorMessage, version } satisfies LiveEvent);
}
