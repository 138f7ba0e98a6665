// What the page of the ways to share a plan shows, read in the round trip of the session check.

import { isListOfPlan, selectGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { selectInvitations } from "~/data/members/invitations.server.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectShareForViewer } from "~/data/sharing/shares.server.ts";
import { dayInZone, toDay } from "~/domain/calendar.ts";
import { giftListState } from "~/domain/gifts/gift-list-state.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { type FoundGiftList, giftListLink, viewFound } from "~/usecases/gifts/find-gift-list.ts";
import { readShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { viewParentsGifts } from "~/views/gifts/parents-gifts-view.ts";
import { viewPeople } from "~/views/members/people-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";
import { suggestedShareTitle } from "./share-actions.server.ts";

/** The three cards, each as far as the viewer may see it; 404 for a plan that isn't open to them. */
export async function readSharing(args: RouteArgs, planId: string) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { origin, tokenSecret } = config;
  const { viewer, rows } = await readAsViewer(args, (userId) => {
    const list = selectGiftList(db, isListOfPlan(userId, planId, "read"));
    return Promise.all([
      reader.read(selectPlanSummaryForViewer(db, userId, planId)),
      reader.read(selectPlanOfPeople(db, userId, planId)),
      reader.read(selectMembers(db, userId, planId)),
      reader.read(selectInvitations(db, userId, planId, now)),
      reader.read(list.list),
      reader.read(list.items),
      reader.read(list.wishes),
      reader.read(list.reservations),
      reader.read(selectShareForViewer(db, userId, planId)),
    ]);
  });
  const [[plan], [owned], members, invitations, [list], items, wishes, reservations, [share]] = rows;
  if (!plan || !owned) throw noSuchPlan(planId);
  const { onboardingId, cardTitle, babyNames, attemptNumber, country, role } = plan;
  const [mayEdit, mayManage] = [may(role, "edit"), may(role, "manage")];
  const joined = new Map(
    members.map(({ userId, joinedAt }) => [
      userId,
      dayWords(dayInZone(new Date(joinedAt), timeZone), country),
    ]),
  );
  const link = share && (await readShareLink({ origin, tokenSecret, now }, share));
  const found = list ? viewFound({ list, items, wishes, reservations }, now) : null;
  return {
    plan: { onboardingId, cardTitle, babyNames, attemptNumber },
    isReady: isComplete(plan.status),
    mayEdit,
    mayManage,
    people: viewPeople(owned, members, viewer.id).map((person) => ({
      ...person,
      joinedOn: joined.get(person.memberId ?? "") ?? null,
    })),
    invited: invitations.map(({ id, email }) => ({ id, email })),
    /** Asked once, with the first invitation. */
    asksOwnName: firstNameOf(viewer) === null,
    gifts: found && {
      ...sumsOf(found),
      isOpen: giftListState(found.list, found.today) === "open",
      // The address is its owner's to pass on.
      link: mayManage
        ? await giftListLink({ tokenSecret, origin }, { onboardingId, sealedToken: found.list.sealedToken })
        : null,
    },
    /** Null for everyone but the owner. */
    friend: share
      ? {
          link: link ?? null,
          over: link || !share.expiresAt ? null : overWords(share.expiresAt, now, country),
          suggestedTitle: suggestedShareTitle(share.babyNames, firstNameOf(share)),
        }
      : null,
  };
}

/** How many pieces are on their way, and how many are still needed: sums, which readers and parents of a surprise may see. */
function sumsOf(found: FoundGiftList): { coming: number; wished: number } {
  return {
    coming: viewParentsGifts(found, true).coming,
    wished: found.lines.reduce((sum, { left }) => sum + left, 0),
  };
}

/** Why a link to a copy works no more: its end, or the secret that sealed it is gone. */
function overWords(expiresAt: number, now: number, country: string): string {
  return expiresAt <= now
    ? HELPERS_COPY.ended(dayWords(toDay(new Date(expiresAt)), country))
    : HELPERS_COPY.lost;
}
