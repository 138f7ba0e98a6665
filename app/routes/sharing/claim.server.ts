// Claiming the dashboard behind a share link, with the answer as JSON or for the page.
import type { RouterContextProvider } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { clearedReplicationCookie } from "~/http/cookies/replication.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { formFields, type ScriptArgs } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { forgive, refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { type ClaimResult, claimDashboard } from "~/usecases/sharing/claim-dashboard.ts";

interface ClaimArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const STATUS = {
  REPLICATION_NOT_FOUND: 404,
  REPLICATION_NOT_READY: 409,
  REPLICATION_LIMIT_REACHED: 403,
} as const satisfies Record<Extract<ClaimResult, { kind: "refused" }>["code"], number>;

/** Claims for the viewer, or says in the catalogue's words why not. */
export async function claim(args: ClaimArgs) {
  await checkRateLimit(args, "write");
  const { config, db, planQueue, live, now } = args.context.get(appContext);
  const viewer = await args.context.get(sessionContext).viewer();
  if (!viewer) return refused(401, ERROR_TEXTS.REPLICATION_SIGNED_OUT);
  const { token, formKey } = await formFields(args.request);
  if (typeof token !== "string" || token === "") return refused(400, ERROR_TEXTS.REPLICATION_TOKEN_MISSING);
  const tooMany = await refuseTooMany(args, "share-link", "");
  if (tooMany) return refused(tooMany.init.status, tooMany.message, tooMany.init.headers);
  try {
    const deps = { db, planQueue, live, tokenSecret: config.tokenSecret, now };
    const result = await claimDashboard(deps, viewer.id, { token, formKey });
    if (result.kind === "refused" && result.code === "REPLICATION_NOT_FOUND") {
      return refused(STATUS[result.code], ERROR_TEXTS[result.code]);
    }
    await forgive(args, "share-link", "");
    if (result.kind === "refused") return refused(STATUS[result.code], ERROR_TEXTS[result.code]);
    const { newOnboardingId, status } = result;
    const headers = { "Set-Cookie": await clearedReplicationCookie(config) };
    return { isClaimed: true, body: { newOnboardingId, status }, init: { status: 200, headers } } as const;
  } catch (error) {
    log.error("claim_failed", errorFacts(error));
    return refused(503, ERROR_TEXTS.REPLICATION_FAILED);
  }
}

/** The same for a script. */
export async function answerClaimScript(args: ScriptArgs): Promise<Response> {
  const { body, init } = await claim(args);
  return Response.json(body, init);
}

function refused(status: number, message: string, headers: Record<string, string> = {}) {
  return { isClaimed: false, body: { message }, init: { status, headers } } as const;
}
