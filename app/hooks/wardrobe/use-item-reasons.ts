// The reasons for a dashboard's numbers, loaded once when the first row opens, and again with the next row if
// that failed.
import { useEffect, useState } from "react";
import { href } from "react-router";
import type { ItemReasons, ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";

interface PlanState {
  planId: string;
  ageRange: AgeRange;
  scenario: LaundryScenario;
  version: number;
}

interface Asked {
  path: string;
  /** False if they couldn't be loaded. */
  answer: ReasonsByItem | false;
}

/**
 * The reasons for an item: null while loading; false if that failed, until another row is opened. Each
 * version of the plan has different reasons. `open` are the open rows, `given` the reasons that came with the
 * page.
 */
export function useItemReasons(
  { planId, ageRange, scenario, version }: PlanState,
  open: ReadonlySet<number>,
  given: ReasonsByItem | null,
): (itemId: number) => ItemReasons | null | false {
  const address = href("/dashboards/:onboardingId/:ageRangeId/reasons", {
    onboardingId: planId,
    ageRangeId: ageRange,
  });
  const path = `${address}?scenario=${scenario}&v=${version}`;
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = asked?.path === path ? asked.answer : null;
  const isKnown = Boolean(answer);
  useEffect(() => {
    if (open.size === 0 || isKnown) return;
    const request = new AbortController();
    void ask(path, request.signal).then((answer) => {
      if (!request.signal.aborted) setAsked({ path, answer });
    });
    return () => request.abort();
  }, [path, open, isKnown]);
  return (itemId) => {
    const reasons = (answer || given)?.[itemId];
    return reasons ?? (answer === null ? null : false);
  };
}

async function ask(path: string, signal: AbortSignal): Promise<ReasonsByItem | false> {
  try {
    const [response, { readReasons }] = await Promise.all([
      fetch(path, { redirect: "manual", signal }),
      // Loads along with the answer that it checks, not with the page.
      import("~/contracts/wardrobe/reasons-answer.ts"),
    ]);
    return (response.ok && readReasons(await response.json())) || false;
  } catch {
    return false;
  }
}
