// The actions of the share page and dialog. Without scripts they redirect to the page, so that reloading it
// doesn't create another link.

import { data, href, redirect } from "react-router";
import { claimForm, readShareForm, type ShareWish, shareForm } from "~/contracts/sharing/share-form.ts";
import type { ShareIntent } from "~/contracts/sharing/share-link.ts";
import { selectShareForViewer } from "~/data/sharing/shares.server.ts";
import { sessionContext } from "~/http/context.ts";
import { replicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { missing, type RefusalCode, refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction, provingFormAction, refused } from "~/http/form-action.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { forgive, refuseTooMany } from "~/http/tries.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { claimShare } from "~/usecases/sharing/claim-share.ts";
import {
  changeShare,
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";
import { ERROR_TEXTS, shareFailed } from "~/words/en/errors.ts";
import { wardrobeOf } from "~/words/en/plans/title-of-plan.ts";
import { SHARE_COPY, type SHARE_NOTICES } from "~/words/en/sharing/sharing-copy.ts";

/** The baby's wardrobe, or that of its parent, for the owner to see and change before it is public; empty without names. */
export function suggestedShareTitle(babyNames: readonly string[] | null, firstName: string | null): string {
  return wardrobeOf(babyNames) ?? (firstName ? SHARE_COPY.whoseSuggested(firstName) : "");
}

type Page = Response | ReturnType<typeof problemOnPage>;

/** Carries out an action; 404 for someone else's plan. */
export const actOnShare = provingFormAction({
  planAct: "manage",
  contract: shareForm,
  async act(sent) {
    const { config, db, reader, now } = sent.app;
    const wish = readShareForm(sent.fields);
    if (!wish || "problem" in wish) {
      await requireViewer(sent);
      return refuse(wish?.problem ?? "UNEXPECTED");
    }
    const { onboardingId: planId = "" } = sent.params;
    const { viewer, rows } = await readAsViewer(sent, (userId) =>
      reader.read(selectShareForViewer(db, userId, planId)),
    );
    const deps = { db, origin: config.origin, tokenSecret: config.tokenSecret, now };
    const result = await carryOut(deps, { viewerId: viewer.id, planId, known: rows }, wish);
    switch (result.kind) {
      case "shared":
        return done(result.link, (): Page => backToPage(planId, wish.intent));
      case "not-shared":
        return done(
          { replicationToken: null, suggestedTitle: suggestedShareTitle(result.babyNames, result.firstName) },
          (): Page => backToPage(planId, wish.intent),
        );
      case "not-ready":
        return refuse(
          refusalOf("ATTEMPT_NOT_READY", { message: shareFailed(ERROR_TEXTS.ATTEMPT_NOT_READY) }),
        );
      case "not-found":
        return refused(missing("SHARE_LINK_FAILED"), (): Page => {
          throw data(null, { status: 404 });
        });
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "share_failed",
    why: ({ fields }) => failed(fields),
    page: (_, refusal): Page => problemOnPage(refusal),
  },
});

const FAILED = {
  show: "SHARE_LINK_UNREADABLE",
  generate: "SHARE_LINK_FAILED",
  save: "SHARE_NOT_SAVED",
  regenerate: "SHARE_LINK_FAILED",
  revoke: "SHARE_REVOKE_FAILED",
} as const satisfies Record<ShareIntent, RefusalCode>;

function failed(fields: Readonly<Record<string, unknown>>): RefusalCode {
  const wish = readShareForm(fields);
  return FAILED[wish && "intent" in wish ? wish.intent : "generate"];
}

type Deps = Parameters<typeof showShareLink>[0];

/** A plan, and its link as it was read along with the check of who asks. */
type Asked = { viewerId: string; planId: string; known: Awaited<ReturnType<typeof selectShareForViewer>> };

function carryOut(deps: Deps, { viewerId, planId, known }: Asked, wish: ShareWish): Promise<ShareResult> {
  switch (wish.intent) {
    case "show":
      return showShareLink(deps, viewerId, planId, known);
    case "revoke":
      return revokeShareLink(deps, viewerId, planId);
    case "generate":
    case "regenerate":
      return generateShareLink(deps, viewerId, planId, {
        ...wish.choices,
        replace: wish.intent === "regenerate",
        known,
      });
    case "save":
      return changeShare(deps, viewerId, planId, wish.choices);
    default:
      return wish satisfies never;
  }
}

function refuse(why: Why) {
  return refused(why, (refusal): Page => problemOnPage(refusal));
}

function problemOnPage({ status, message, headers = {} }: Refusal) {
  return data({ message }, { status, headers });
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

/** Claims the dashboard behind a share link for the viewer, or says why it can't be claimed. */
export const claim = openFormAction({
  contract: claimForm,
  async act(sent) {
    const { config, db, reader, planQueue, live, now, waitUntil } = sent.app;
    const { token = "", formKey } = sent.fields;
    const session = sent.context.get(sessionContext);
    // A browser without a session hasn't tried a link yet.
    if (!session.key) return refuse("REPLICATION_SIGNED_OUT");
    const [viewer, tooMany] = await Promise.all([
      session.viewer(),
      token === "" ? null : refuseTooMany(sent, "share-link", "", reader),
    ]);
    if (!viewer) return refuse("REPLICATION_SIGNED_OUT");
    if (token === "") return refuse("REPLICATION_TOKEN_MISSING");
    if (tooMany) return refuse(tooMany);
    const deps = { db, planQueue, live, tokenSecret: config.tokenSecret, now };
    const result = await claimShare(deps, viewer.id, { token, formKey });
    if (result.kind === "refused" && result.code === "REPLICATION_NOT_FOUND") {
      return refuse(result.code);
    }
    waitUntil(forgive(sent, "share-link", ""));
    switch (result.kind) {
      case "refused":
        return refuse(result.code);
      case "claimed": {
        const { newOnboardingId: newPlanId, status } = result;
        const forgotten = await replicationCookie.clear(config);
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
    why: "REPLICATION_FAILED",
    page: (_, refusal): Page => problemOnPage(refusal),
  },
});
