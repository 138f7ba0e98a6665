// A plan's less common actions behind one button: a native popover, so that it opens before any script.

import { type MouseEvent, type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { LateShareDialog } from "~/components/sharing/late-share-dialog.tsx";
import { sizePath } from "~/contracts/growth/size-addresses.ts";
import { birthPath, comparisonPath, membersPath } from "~/contracts/plans/plan-addresses.ts";
import { newTripPath } from "~/contracts/travel/trip-addresses.ts";
import { SIZE_LINK_COPY } from "~/copy/growth/fit-copy.ts";
import { SHARE } from "~/copy/sharing/sharing-copy.ts";
import { COMPARE } from "~/copy/wardrobe/comparison-link-copy.ts";
import { DASHBOARD_COPY, PLAN_MENU_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

export const PLAN_MENU = "plan-menu";

interface PlanMenuProps {
  plan: {
    onboardingId: string;
    attemptNumber: number;
    cardTitle: string | null;
    babyNames: readonly string[] | null;
    /** Null before the birth. */
    babyBornOn: string | null;
    /** Who else is on it. */
    others: readonly unknown[];
  };
  /** Which part of the plan is shown. */
  shown: Parameters<typeof comparisonPath>[1];
  /** The "Select as Final" switch. */
  children: ReactNode;
}

export function PlanMenu({ plan, shown, children }: PlanMenuProps) {
  const isHydrated = useHydrated();
  /** Null until the dialog is first opened. */
  const [isSharing, setSharing] = useState<boolean | null>(null);
  const [mayEdit, mayManage] = [useMay("edit"), useMay("manage")];
  const isShared = plan.others.length > 0;
  const base = href("/dashboards/:onboardingId", { onboardingId: plan.onboardingId });
  function share(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    setSharing(true);
  }
  return (
    <>
      <div
        id={PLAN_MENU}
        popover="auto"
        role="dialog"
        aria-label={PLAN_MENU_COPY.title}
        className="plan-menu"
      >
        {children}
        {mayManage && (
          <Link to={`${base}/share`} aria-haspopup="dialog" onClick={share}>
            {SHARE}
          </Link>
        )}
        <Link to={`${base}/gifts`}>{PLAN_MENU_COPY.gifts}</Link>
        {mayEdit && (
          <Link to={birthPath(plan.onboardingId)}>
            {plan.babyBornOn === null ? PLAN_MENU_COPY.birth : PLAN_MENU_COPY.birthDate}
          </Link>
        )}
        <Link to={sizePath(plan.onboardingId)}>{SIZE_LINK_COPY.menu}</Link>
        {mayEdit && <Link to={`${base}/answers`}>{PLAN_MENU_COPY.answers}</Link>}
        <Link to={`${base}/year`}>{PLAN_MENU_COPY.year}</Link>
        <People planId={plan.onboardingId} isShared={isShared} />
        {isShared && <Link to={`${base}/changes`}>{PLAN_MENU_COPY.changes}</Link>}
        <Link to={comparisonPath(plan.onboardingId, shown)}>{COMPARE}</Link>
        {mayEdit && <Link to={`${base}/bag`}>{PLAN_MENU_COPY.bag}</Link>}
        {mayEdit && <Link to={newTripPath(plan.onboardingId)}>{PLAN_MENU_COPY.trip}</Link>}
        {isHydrated && (
          <button type="button" onClick={print}>
            {PLAN_MENU_COPY.print}
          </button>
        )}
        {mayManage && (
          <Link to={`${base}/delete`} className="text-brick">
            {PLAN_MENU_COPY.delete}
          </Link>
        )}
        <button type="button" popoverTarget={PLAN_MENU} popoverTargetAction="hide">
          {DASHBOARD_COPY.close}
        </button>
      </div>
      {/* Outside the menu, because the menu closes when one of its entries is used. */}
      {isSharing !== null && (
        <LateShareDialog plan={plan} isOpen={isSharing} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

/** Offers to invite someone, if the viewer may, until somebody else is on the plan. */
function People({ planId, isShared }: { planId: string; isShared: boolean }) {
  const mayManage = useMay("manage");
  if (!isShared && !mayManage) return null;
  return (
    <Link to={membersPath(planId)}>{isShared ? PLAN_MENU_COPY.people : PLAN_MENU_COPY.invitePartner}</Link>
  );
}

function print({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  window.print();
}
