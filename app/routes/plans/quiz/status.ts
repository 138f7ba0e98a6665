import { appContext } from "~/context.ts";
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { attemptNotFound, ERROR_TEXTS, edgeFunctionFailed } from "~/copy/errors.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { isId } from "~/lib/new-id.ts";
import type { Route } from "./+types/status";

/** Scripts get failures as JSON, too. */
const refuse = (status: number, message: string) => Response.json({ message }, { status });

/** An attempt's state in the live channel's format, for polling while the line is down. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { params } = args;
  let attempt: Awaited<ReturnType<typeof selectAttemptSummaryForOwner>>[number] | undefined;
  try {
    const { rows } = await readAsViewer(args, (userId) =>
      reader.read(selectAttemptSummaryForOwner(db, userId, params.onboardingId)),
    );
    [attempt] = rows;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error("status_not_read", errorFacts(error));
    return refuse(503, edgeFunctionFailed(ERROR_TEXTS.UNEXPECTED_BARE));
  }
  if (!attempt) return refuse(404, isId(params.onboardingId) ? attemptNotFound(params.onboardingId) : "");
  const { onboardingId, status, errorMessage, version } = attempt;
  return Response.json({ type: "attempt", onboardingId, status, errorMessage, version } satisfies LiveEvent);
}
