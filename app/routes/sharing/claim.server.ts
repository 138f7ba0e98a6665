import { data, redirect } from "react-router";
import { claimForm } from "~/contracts/sharing/share-form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { clearedReplicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { done, openFormAction, refused } from "~/http/form-action.server.ts";
import { forgive, refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { type ClaimResult, claimShare } from "~/usecases/sharing/claim-share.ts";

type Page = Response | ReturnType<typeof problemOnPage>;

const STATUS = {
  REPLICATION_NOT_FOUND: 404,
  REPLICATION_NOT_READY: 409,
  REPLICATION_LIMIT_REACHED: 403,
} as const satisfies Record<Extract<ClaimResult, { kind: "refused" }>["code"], number>;

/** Claims the dashboard behind a share link for the viewer, or says why it can't be claimed. */
export const claim = openFormAction({
  contract: claimForm,
  async act(sent) {
    const { config, db, planQueue, live, now } = sent.app;
    const { token = "", formKey } = sent.fields;
    if (!sent.viewer) return refuse(401, ERROR_TEXTS.REPLICATION_SIGNED_OUT);
    if (token === "") return refuse(400, ERROR_TEXTS.REPLICATION_TOKEN_MISSING);
    const tooMany = await refuseTooMany(sent, "share-link", "");
    if (tooMany) return refuse(tooMany.init.status, tooMany.message, tooMany.init.headers);
    const deps = { db, planQueue, live, tokenSecret: config.tokenSecret, now };
    const result = await claimShare(deps, sent.viewer.id, { token, formKey });
    if (result.kind === "refused" && result.code === "REPLICATION_NOT_FOUND") {
      return refuse(STATUS[result.code], ERROR_TEXTS[result.code]);
    }
    await forgive(sent, "share-link", "");
    switch (result.kind) {
      case "refused":
        return refuse(STATUS[result.code], ERROR_TEXTS[result.code]);
      case "claimed": {
        const { newOnboardingId: newPlanId, status } = result;
        const forgotten = await clearedReplicationCookie(config);
        return done(
          { newOnboardingId: newPlanId, status },
          async (): Promise<Page> => {
            const headers = new Headers({ "Set-Cookie": forgotten });
            headers.append("Set-Cookie", await flashCookie(config, "replication-started"));
            return redirect("/dashboards", { headers });
          },
          { "Set-Cookie": forgotten },
        );
      }
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "claim_failed",
    message: () => ERROR_TEXTS.REPLICATION_FAILED,
    page: (): Page => problemOnPage(503, ERROR_TEXTS.REPLICATION_FAILED),
  },
});

function refuse(status: number, message: string, headers: Record<string, string> = {}) {
  return refused(status, message, (): Page => problemOnPage(status, message, headers), headers);
}

function problemOnPage(status: number, message: string, headers: Record<string, string> = {}) {
  return data({ message }, { status, headers });
}
