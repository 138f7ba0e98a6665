// The actions of the share page and dialog. Without scripts they redirect to the page, so that reloading it
// doesn't create another link.
import { data, href, redirect } from "react-router";
import { readShareForm, type ShareWish, shareForm } from "~/contracts/sharing/share-form.ts";
import type { ShareIntent } from "~/contracts/sharing/share-link.ts";
import { ERROR_TEXTS, shareFailed } from "~/copy/errors.ts";
import type { SHARE_NOTICES } from "~/copy/sharing/sharing-copy.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import {
  changeShare,
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";

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
          { replicationToken: null, firstName: result.firstName },
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
