// Keeps the open list of attempts current: events apply at once as far as they go, and the page is reloaded
// for the rest.
import { useState } from "react";
import type { PlanEvent } from "~/contracts/live/live-event.ts";
import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

type Followed = Pick<PlanEvent, "onboardingId" | "status" | "errorMessage" | "version"> & {
  cardTitle: string | null;
  updatedAt: number;
};

/** A title given on this page, and the attempt's version that it starts with. */
export interface GivenTitle {
  title: string;
  version: number;
}

type ById<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * Attempts with everything heard since they were loaded. The highest version wins for each attempt, so that
 * the page never goes backwards. `rename` applies a title that was given on this page.
 */
export function usePlanEvents<Plan extends Followed>(
  plans: readonly Plan[],
  loadedAt: number,
): { current: Plan[]; rename: (planId: string, title: GivenTitle) => void } {
  const readAgain = useReadAgain();
  const [pushed, setPushed] = useState<ById<PlanEvent>>({});
  const [given, setGiven] = useState<ById<GivenTitle>>({});

  function hearPlan(event: PlanEvent): void {
    const { onboardingId: planId, version } = event;
    const loaded = plans.find((plan) => plan.onboardingId === planId);
    if (loaded && version <= loaded.version) return;
    setPushed((others) => {
      const known = others[planId];
      return known && known.version >= version ? others : { ...others, [planId]: event };
    });
    readAgain();
  }
  useLiveLine({
    hear(event) {
      if (event.type === "attempt") hearPlan(event);
      // Counts and set-aside items can change the first line of a card.
      else readAgain();
    },
    miss: readAgain,
  });

  return {
    current: plans.map((plan) => ({
      ...withEvent(plan, pushed[plan.onboardingId], loadedAt),
      cardTitle: titleOf(plan, given[plan.onboardingId]),
    })),
    rename: (planId, title) => setGiven((others) => ({ ...others, [planId]: title })),
  };
}

function withEvent<Plan extends Followed>(plan: Plan, event: PlanEvent | undefined, loadedAt: number): Plan {
  if (!event || event.version <= plan.version) return plan;
  const { status, errorMessage, version } = event;
  // An event carries no time, but a status change is more recent than the page's load.
  const updatedAt = status === plan.status ? plan.updatedAt : loadedAt;
  return { ...plan, status, errorMessage, version, updatedAt };
}

/** A given title applies until the page has been loaded at its version or a later one. */
function titleOf({ cardTitle, version }: Followed, given: GivenTitle | undefined): string | null {
  return given && given.version > version ? given.title : cardTitle;
}
