// Keeps the open list of attempts current: events apply at once as far as they go, and the page is reloaded
// for the rest.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLiveLine, useReadAgain } from "~/components/live/use-live-line.ts";
import type { PlanEvent } from "~/contracts/live/live-event.ts";
import { type ListChange, type ListedPlan, listChanges } from "~/domain/plans/list-changes.ts";
import { badgeLeftMs, type StatusBadge, statusBadge } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { LIST_CHANGES } from "~/words/en/plans/plan-list-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";

type Followed = Pick<PlanEvent, "onboardingId" | "status" | "errorMessage" | "version"> & {
  cardTitle: string | null;
  babyNames: readonly string[] | null;
  updatedAt: number;
};

/** A title given on this page, and the attempt's version that it starts with. */
export type GivenTitle = { title: string; version: number };

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

/** More changes than this are announced as a count. */
const MOST_SENTENCES = 3;

/** What is announced of them; empty without changes. */
export function changesInWords(changes: readonly ListChange[]): string {
  if (changes.length > MOST_SENTENCES) return LIST_CHANGES.several(changes.length);
  return changes.map(({ kind, plan }) => LIST_CHANGES[kind](titleOfPlan(plan))).join(" ");
}

/** Changes within this time are announced together. */
const GATHER_MS = 1000;

/**
 * The text to announce when the list changes without the parent's doing. `expect` names a title that the
 * parent set on this page, which isn't news.
 */
export function useListChanges(plans: readonly ListedPlan[]): {
  announcement: string;
  expect: (planId: string, cardTitle: string) => void;
} {
  const told = useRef(plans);
  const [announcement, setAnnouncement] = useState("");
  const state = JSON.stringify(plans.map((plan) => [plan.onboardingId, plan.cardTitle, plan.status]));
  const tell = useEffectEvent(() => {
    const words = changesInWords(listChanges(told.current, plans));
    told.current = plans;
    if (words) setAnnouncement(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the wait
  useEffect(() => {
    const timer = setTimeout(tell, GATHER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  function expect(planId: string, cardTitle: string) {
    told.current = told.current.map((plan) => (plan.onboardingId === planId ? { ...plan, cardTitle } : plan));
  }
  return { announcement, expect };
}

type Dated = { status: PlanStatus; createdAt: number; updatedAt: number };

/** The badge of an attempt read at `loadedAt`, by the server's clock. It disappears on time even if the page stays open. */
export function useStatusBadge(plan: Dated, loadedAt: number): StatusBadge | null {
  const { status } = plan;
  const updatedAt = new Date(plan.updatedAt);
  const createdAt = new Date(plan.createdAt);
  const now = new Date(loadedAt);
  const leftMs = badgeLeftMs(status, updatedAt, createdAt, now);
  const reading = `${status} ${plan.updatedAt} ${loadedAt}`;
  const [overSince, setOverSince] = useState<string | null>(null);
  useEffect(() => {
    if (!leftMs) return;
    const timer = setTimeout(() => setOverSince(reading), leftMs);
    return () => clearTimeout(timer);
  }, [reading, leftMs]);
  return overSince === reading ? null : statusBadge(status, updatedAt, createdAt, now);
}
