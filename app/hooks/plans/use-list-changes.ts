import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changesInWords } from "~/copy/plans/plan-list-copy.ts";
import { type ListedPlan, listChanges } from "~/domain/plans/list-changes.ts";

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
