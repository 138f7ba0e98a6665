// Why the numbers of a dashboard are what they are: asked for once, when the first row is opened; again with the
// next one if they could not be had.
import { useEffect, useState } from "react";
import { href } from "react-router";
import type { ItemReasons, ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";

interface PlanState {
  onboardingId: string;
  ageRange: AgeRange;
  scenario: LaundryScenario;
  version: number;
}

interface Asked {
  path: string;
  /** False when they could not be had. */
  answer: ReasonsByItem | false;
}

/**
 * The reasons of an item: null while they are asked for, false when they cannot be had, until another row is opened. Each
 * state of the plan has reasons of its own. `open` are the rows that are open, `given` the reasons that the page came with.
 */
export function useItemReasons(
  { onboardingId, ageRange, scenario, version }: PlanState,
  open: ReadonlySet<number>,
  given: ReasonsByItem | null,
): (itemId: number) => ItemReasons | null | false {
  const address = href("/dashboards/:onboardingId/:ageRangeId/reasons", {
    onboardingId,
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
      // Comes with the answer that it checks, not with the page.
      import("~/contracts/wardrobe/reasons-answer.ts"),
    ]);
    return (response.ok && readReasons(await response.json())) || false;
  } catch {
    return false;
  }
}
