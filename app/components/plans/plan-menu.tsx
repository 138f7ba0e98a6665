// A plan's menu behind one button: a native popover, so that it opens before any script, with at most seven entries.

import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { sizePath } from "~/contracts/growth/size-addresses.ts";
import { leavePath } from "~/contracts/members/member-addresses.ts";
import { birthPath, comparisonPath, filesPath, sharingPath } from "~/contracts/plans/plan-addresses.ts";
import { newTripPath } from "~/contracts/travel/trip-addresses.ts";
import type { BabyPart } from "~/domain/plans/birth-date.ts";
import { nameOfBabies } from "~/words/en/plans/babies-copy.ts";
import { COMPARE } from "~/words/en/wardrobe/comparison-link-copy.ts";
import { DASHBOARD_COPY, PLAN_MENU_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";

export const PLAN_MENU = "plan-menu";

interface PlanMenuProps {
  plan: {
    onboardingId: string;
    babyNames: readonly string[] | null;
    babies: number;
    /** The part of the baby's page that matters most today. */
    babyPart: BabyPart;
  };
  /** Which part of the plan is shown. */
  shown: Parameters<typeof comparisonPath>[1];
  /** The "Select as Final" switch. */
  children: ReactNode;
}

export function PlanMenu({ plan, shown, children }: PlanMenuProps) {
  const { onboardingId: planId, babyPart } = plan;
  const [mayEdit, mayManage] = [useMay("edit"), useMay("manage")];
  const base = href("/dashboards/:onboardingId", { onboardingId: planId });
  const copy = PLAN_MENU_COPY;
  return (
    <div id={PLAN_MENU} popover="auto" role="dialog" aria-label={copy.title} className="plan-menu">
      <button type="button" popoverTarget={PLAN_MENU} popoverTargetAction="hide" className="menu-grab">
        <span className="sr-only">{DASHBOARD_COPY.close}</span>
      </button>
      <Entry
        to={mayEdit && babyPart === "birth" ? birthPath(planId) : sizePath(planId)}
        name={nameOfBabies(plan)}
        line={mayEdit ? copy.babyLine : copy.sizeLine}
      />
      <Entry to={`${base}/year`} name={copy.yearEntry} line={copy.yearLine} />
      <Entry to={sharingPath(planId)} name={copy.share} line={mayManage ? copy.shareLine : copy.peopleLine} />
      <Entry to={`${base}/changes`} name={copy.changes} line={copy.changesLine} />
      <Entry to={comparisonPath(planId, shown)} name={COMPARE} line={copy.routinesLine} />
      <Entry to={filesPath(planId)} name={copy.files} line={copy.filesLine} />
      <details>
        <summary className="menu-entry">
          <Named name={copy.more} line={moreLine(mayEdit, mayManage)} />
        </summary>
        <div className="menu-rest">
          {children}
          {mayEdit && <Link to={newTripPath(planId)}>{copy.trip}</Link>}
          {mayManage ? (
            <Link to={`${base}/delete`} className="text-brick">
              {copy.delete}
            </Link>
          ) : (
            <Link to={leavePath(planId)} className="text-brick">
              {copy.leave}
            </Link>
          )}
        </div>
      </details>
    </div>
  );
}

function moreLine(mayEdit: boolean, mayManage: boolean): string {
  if (mayManage) return PLAN_MENU_COPY.moreLine;
  return mayEdit ? PLAN_MENU_COPY.moreLineOfEditor : PLAN_MENU_COPY.moreLineOfReader;
}

function Entry({ to, name, line }: { to: string; name: string; line: string }) {
  return (
    <Link to={to} className="menu-entry">
      <Named name={name} line={line} />
    </Link>
  );
}

function Named({ name, line }: { name: string; line: string }) {
  return (
    <>
      <span>{name}</span>
      <small>{line}</small>
    </>
  );
}
