import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { isId } from "~/lib/new-id.ts";
import { attemptNotFound, ERROR_TEXTS, edgeFunctionFailed } from "~/words/en/errors.ts";
import type { Route } from "./+types/status";

/** Scripts get failures as JSON, too. */
const refuse = (status: number, message: string) => Response.json({ message }, { status });

/** An attempt's state in the live channel's format, for polling while the line is down. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { params } = args;
  let plan: Awaited<ReturnType<typeof selectPlanSummaryForViewer>>[number] | undefined;
  try {
    const { rows } = await readAsViewer(args, (userId) =>
      reader.read(selectPlanSummaryForViewer(db, userId, params.onboardingId)),
    );
    [plan] = rows;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error("status_not_read", errorFacts(error));
    return refuse(503, edgeFunctionFailed(ERROR_TEXTS.UNEXPECTED_BARE));
  }
  if (!plan) return refuse(404, isId(params.onboardingId) ? attemptNotFound(params.onboardingId) : "");
  const { onboardingId: planId, status, errorMessage, version } = plan;
  return Response.json({
    type: "attempt",
    onboardingId: planId,
    status,
    errorMessage,
    version,
  } satisfies LiveEvent);
}
