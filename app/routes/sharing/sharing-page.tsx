// /dashboards/{id}/sharing: the five ways to share a plan, each a card that leads to its own page.

import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import {
  CalendarCard,
  FamilyCard,
  FriendCard,
  HelpersCard,
  PartnerCard,
} from "~/components/sharing/share-cards.tsx";
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
import { planPageMeta } from "~/routes/page-meta.ts";
import { type FoundGiftList, giftListLink, viewFound } from "~/usecases/gifts/find-gift-list.ts";
import { readShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { viewParentsGifts } from "~/views/gifts/parents-gifts-view.ts";
import { viewPeople } from "~/views/members/people-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";
import type { Route } from "./+types/sharing-page";
import { suggestedShareTitle } from "./share-actions.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(WAYS_COPY.title, page);

export const loader = (args: Route.LoaderArgs) => readSharing(args, args.params.onboardingId);

export default function Sharing({ loaderData }: Route.ComponentProps) {
  const { plan, isReady, mayEdit, mayManage, people, invited, asksOwnName, gifts, friend } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  return (
    <PageFrame title={WAYS_COPY.title} back={backToPlan(plan)}>
      <div className="grid grid-cols-1 gap-3">
        <PartnerCard {...{ planId, people, invited, asksOwnName, mayManage }} />
        <FamilyCard {...{ planId, gifts, isReady, mayManage }} />
        {isReady && <HelpersCard planId={planId} />}
        {isReady && mayEdit && <CalendarCard planId={planId} />}
        {friend && <FriendCard planId={planId} {...friend} isReady={isReady} />}
      </div>
    </PageFrame>
  );
}

/** The three cards, each as far as the viewer may see it; 404 for a plan that isn't open to them. */
async function readSharing(args: RouteArgs, planId: string) {
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
