// The open list of a user's attempts: the header, the cards, and one live region for changes made elsewhere.

import { PasskeyOffer } from "~/components/accounts/passkey-offer.tsx";
import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { LIST_COPY } from "~/copy/plans/plan-list-copy.ts";
import { titleOfPlan } from "~/copy/plans/title-of-plan.ts";
import type { AttemptAllowance } from "~/domain/accounts/access.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanSummary } from "~/domain/plans/plan-summary.ts";
import { useListChanges } from "~/hooks/plans/use-list-changes.ts";
import { type GivenTitle, usePlanEvents } from "~/hooks/plans/use-plan-events.ts";
import { DeletedNotice } from "./deleted-notice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanListHead } from "./plan-list-head.tsx";
import { ReminderOffer } from "./reminder-offer.tsx";

interface PlanListProps {
  attempts: readonly PlanSummary[];
  allowance: AttemptAllowance;
  tier: string;
  selectedOnboardingId: string | null;
  /** The plan just deleted, while it can still be restored. */
  deleted?: { onboardingId: string; cardTitle: string | null; attemptNumber: number } | null;
  /** Whether to offer reminders; only once there is a plan. */
  canOfferReminders?: boolean;
  /** Whether to offer a passkey; only once there is a plan. */
  canOfferPasskey?: boolean;
  /** When the page was loaded, by the server's clock. */
  loadedAt: number;
}

/** The whole page, newest attempt first. */
export function PlanList(props: PlanListProps) {
  const { attempts: plans, allowance, tier, selectedOnboardingId: selectedPlanId, deleted, loadedAt } = props;
  const { canOfferReminders, canOfferPasskey } = props;
  const { current, rename } = usePlanEvents(plans, loadedAt);
  const { announcement, expect } = useListChanges(current);
  function takeOver(planId: string, given: GivenTitle) {
    expect(planId, given.title);
    rename(planId, given);
  }
  const newest = current.find(({ status }) => isComplete(status));
  return (
    <section className="container-page py-5 md:py-10">
      <PlanListHead
        allowance={allowance}
        tier={tier}
        newest={
          newest
            ? {
                onboardingId: newest.onboardingId,
                title: titleOfPlan(newest.cardTitle, newest.attemptNumber),
              }
            : null
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {deleted && (
        <div className="mt-4">
          <DeletedNotice
            key={deleted.onboardingId}
            planId={deleted.onboardingId}
            title={titleOfPlan(deleted.cardTitle, deleted.attemptNumber)}
          />
        </div>
      )}
      {current.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className="mt-5 grid gap-4">
          {current.map((plan) => (
            <li key={plan.onboardingId}>
              <PlanCard
                plan={plan}
                loadedAt={loadedAt}
                selectedOnboardingId={selectedPlanId}
                onRenamed={(given) => takeOver(plan.onboardingId, given)}
              />
            </li>
          ))}
        </ul>
      )}
      {canOfferReminders && newest && <ReminderOffer />}
      {canOfferPasskey && newest && <PasskeyOffer />}
    </section>
  );
}

function EmptyList() {
  return (
    <div className="card mt-5 flex flex-col items-center gap-3 px-6 py-10 text-center">
      <Scene name="empty-plans" className="aspect-8/5 w-64 max-w-full" />
      <h2 className="text-lg">{LIST_COPY.emptyTitle}</h2>
      <p className="text-ink-soft">{LIST_COPY.emptyText}</p>
      <ButtonLink to="/onboarding">{LIST_COPY.emptyButton}</ButtonLink>
    </div>
  );
}
