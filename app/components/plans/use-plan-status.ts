// Follows an attempt from the quiz to its dashboard: by live events, and by polling while the line is down.
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { useLineState, useLiveLine } from "~/components/live/use-live-line.ts";
import type { PlanEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";

type PlanState = Pick<PlanEvent, "onboardingId" | "status" | "errorMessage" | "version">;

const POLL_MS = 1000;
/** Publishing can fail while the line is open, so it polls slowly even then. */
const GLANCE_MS = 5000;
const MOST_POLLS = 120;
const NAVIGATE_AFTER_MS = 1000;
/** The longest wait for a page to load what else it needs. */
const NAVIGATE_AT_LAST_MS = 5000;
const SUBMISSION_KEY = "quiz-submission";

/**
 * The newest known state of an attempt, from the page, the channel, or a poll: the highest version wins. Use
 * the attempt's id as the component's key. It goes to `planPath` a second after completion and stops polling
 * after 120 times. With `isReadFirst`, it waits up to five seconds for the page's data to be reloaded first; with `isHeld`, it stays.
 */
export function usePlanStatus(
  loaded: PlanState,
  planPath: string,
  { isReadFirst = false, isHeld = false }: { isReadFirst?: boolean; isHeld?: boolean } = {},
): PlanState & { isOverdue: boolean } {
  const navigate = useNavigate();
  const [heard, setHeard] = useState(loaded);
  const [polls, setPolls] = useState(0);
  const take = (event: PlanState | null) => event && setHeard((known) => newest(known, event));
  const line = useLineState();
  useLiveLine({
    hear(event) {
      if (event.type !== "attempt" || event.onboardingId !== loaded.onboardingId) return;
      if (event.isDeleted) void navigate("/dashboards", { replace: true });
      else take(event);
    },
    miss: () => void readStatus(loaded.onboardingId).then(take),
  });
  const current = newest(loaded, heard);
  const { onboardingId: planId, status } = current;
  const isDone = isComplete(status);
  const isWaiting = !isDone && status !== "failed";

  useEffect(() => {
    const { sessionStorage } = window;
    if (sessionStorage.getItem(SUBMISSION_KEY)?.includes(planId)) return;
    sessionStorage.setItem(SUBMISSION_KEY, JSON.stringify({ onboardingId: planId, timestamp: Date.now() }));
  }, [planId]);

  useEffect(() => {
    if (!isWaiting || polls >= MOST_POLLS || line === "ended") return;
    const timer = setTimeout(
      async () => {
        const event = await readStatus(planId);
        if (event) setHeard((known) => newest(known, event));
        setPolls(polls + 1);
      },
      line === "down" ? POLL_MS : GLANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [isWaiting, line, polls, planId]);

  const isAwaited = isReadFirst && loaded.version < current.version;
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(
      () => navigate(planPath, { replace: true, state: { isNewPlan: true } }),
      isAwaited ? NAVIGATE_AT_LAST_MS : NAVIGATE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isDone, isHeld, isAwaited, navigate, planPath]);

  return { ...current, isOverdue: isWaiting && polls >= MOST_POLLS };
}

function newest(left: PlanState, right: PlanState): PlanState {
  return right.version > left.version ? right : left;
}

/** Not a router fetcher, because that would turn an outage into an error of the whole page. */
async function readStatus(planId: string): Promise<PlanEvent | null> {
  try {
    const response = await fetch(href("/onboarding/status/:onboardingId", { onboardingId: planId }));
    const event = readLiveEvent(await response.text());
    return event?.type === "attempt" ? event : null;
  } catch {
    return null;
  }
}
