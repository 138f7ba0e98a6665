// The actions of the share page and dialog. Without scripts they redirect to the page, so that reloading it
// doesn't create another link.

import { data, href, redirect } from "react-router";
import { claimForm, readShareForm, type ShareWish, shareForm } from "~/contracts/sharing/share-form.ts";
import type { ShareIntent } from "~/contracts/sharing/share-link.ts";
import { ERROR_TEXTS, shareFailed } from "~/copy/errors.ts";
import { wardrobeOf } from "~/copy/plans/title-of-plan.ts";
import { SHARE_COPY, type SHARE_NOTICES } from "~/copy/sharing/sharing-copy.ts";
import { clearedReplicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { done, formAction, openFormAction, refused } from "~/http/form-action.server.ts";
import { forgive, refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { type ClaimResult, claimShare } from "~/usecases/sharing/claim-share.ts";
import {
  changeShare,
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";

/** The baby's wardrobe, or that of its parent, for the owner to see and change before it is public; empty without names. */
export function suggestedShareTitle(babyNames: readonly string[] | null, firstName: string | null): string {
  return wardrobeOf(babyNames) ?? (firstName ? SHARE_COPY.whoseSuggested(firstName) : "");
}

type Page = Response | ReturnType<typeof problemOnPage>;

/** Carries out an action; 404 for someone else's plan. */
export const actOnShare = formAction({
  planAct: "manage",
  contract: shareForm,
  async act({ app: { config, db, now }, viewer, fields, params }) {
    const wish = readShareForm(fields);
    if (!wish) return refuse(400, ERROR_TEXTS.UNEXPECTED);
    if ("problem" in wish) return refuse(400, ERROR_TEXTS[wish.problem]);
    const { onboardingId: planId = "" } = params;
    const deps = { db, origin: config.origin, tokenSecret: config.tokenSecret, now };
    const result = await carryOut(deps, viewer.id, planId, wish);
    switch (result.kind) {
      case "shared":
        return done(result.link, (): Page => backToPage(planId, wish.intent));
      case "not-shared":
        return done(
          { replicationToken: null, suggestedTitle: suggestedShareTitle(result.babyNames, result.firstName) },
          (): Page => backToPage(planId, wish.intent),
        );
      case "not-ready":
        return refuse(409, shareFailed(ERROR_TEXTS.ATTEMPT_NOT_READY));
      case "not-found":
        return refused(404, ERROR_TEXTS.SHARE_LINK_FAILED, (): Page => {
          throw data(null, { status: 404 });
        });
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "share_failed",
    message: ({ fields }) => failedText(fields),
    page: ({ fields }): Page => problemOnPage(503, failedText(fields)),
  },
});

const FAILED = {
  show: "SHARE_LINK_UNREADABLE",
  generate: "SHARE_LINK_FAILED",
  save: "SHARE_NOT_SAVED",
  regenerate: "SHARE_LINK_FAILED",
  revoke: "SHARE_REVOKE_FAILED",
} as const satisfies Record<ShareIntent, keyof typeof ERROR_TEXTS>;

function failedText(fields: Readonly<Record<string, unknown>>): string {
  const wish = readShareForm(fields);
  return ERROR_TEXTS[FAILED[wish && "intent" in wish ? wish.intent : "generate"]];
}

type Deps = Parameters<typeof showShareLink>[0];

function carryOut(deps: Deps, viewerId: string, planId: string, wish: ShareWish): Promise<ShareResult> {
  switch (wish.intent) {
    case "show":
      return showShareLink(deps, viewerId, planId);
    case "revoke":
      return revokeShareLink(deps, viewerId, planId);
    case "generate":
    case "regenerate":
      return generateShareLink(deps, viewerId, planId, {
        ...wish.choices,
        replace: wish.intent === "regenerate",
      });
    case "save":
      return changeShare(deps, viewerId, planId, wish.choices);
    default:
      return wish satisfies never;
  }
}

function refuse(status: 400 | 409, message: string) {
  return refused(status, message, (): Page => problemOnPage(status, message));
}

function problemOnPage(status: 400 | 409 | 503, message: string) {
  return data({ message }, { status });
}

const NOTICE = {
  show: null,
  generate: "generated",
  regenerate: "generated",
  save: "saved",
  revoke: "revoked",
} as const satisfies Record<ShareIntent, keyof typeof SHARE_NOTICES | null>;

function backToPage(planId: string, intent: ShareIntent): Response {
  const notice = NOTICE[intent];
  return redirect(
    `${href("/dashboards/:onboardingId/share", { onboardingId: planId })}${notice ? `?notice=${notice}` : ""}`,
  );
}

type ClaimPage = Response | ReturnType<typeof claimProblemOnPage>;

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
    if (!sent.viewer) return refuseClaim(401, ERROR_TEXTS.REPLICATION_SIGNED_OUT);
    if (token === "") return refuseClaim(400, ERROR_TEXTS.REPLICATION_TOKEN_MISSING);
    const tooMany = await refuseTooMany(sent, "share-link", "");
    if (tooMany) return refuseClaim(tooMany.init.status, tooMany.message, tooMany.init.headers);
    const deps = { db, planQueue, live, tokenSecret: config.tokenSecret, now };
    const result = await claimShare(deps, sent.viewer.id, { token, formKey });
    if (result.kind === "refused" && result.code === "REPLICATION_NOT_FOUND") {
      return refuseClaim(STATUS[result.code], ERROR_TEXTS[result.code]);
    }
    await forgive(sent, "share-link", "");
    switch (result.kind) {
      case "refused":
        return refuseClaim(STATUS[result.code], ERROR_TEXTS[result.code]);
      case "claimed": {
        const { newOnboardingId: newPlanId, status } = result;
        const forgotten = await clearedReplicationCookie(config);
        return done(
          { newOnboardingId: newPlanId, status },
          async (): Promise<ClaimPage> => {
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
    page: (): ClaimPage => claimProblemOnPage(503, ERROR_TEXTS.REPLICATION_FAILED),
  },
});

function refuseClaim(status: number, message: string, headers: Record<string, string> = {}) {
  return refused(status, message, (): ClaimPage => claimProblemOnPage(status, message, headers), headers);
}

function claimProblemOnPage(status: number, message: string, headers: Record<string, string> = {}) {
  return data({ message }, { status, headers });
}
