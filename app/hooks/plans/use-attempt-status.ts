// Follows one attempt from the quiz to its dashboard: what the line tells, and while that is down, what a poll finds.
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import type { AttemptEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { useLineState, useLiveLine } from "~/hooks/live/use-live-line.ts";

type AttemptState = Pick<AttemptEvent, "onboardingId" | "status" | "errorMessage" | "version">;

const POLL_MS = 1000;
/** Publishing may fail although the line is there, so an open one is not trusted blindly. */
const GLANCE_MS = 5000;
const MOST_POLLS = 120;
const NAVIGATE_AFTER_MS = 1000;
/** As long as a page may take to read what it still has to say. */
const NAVIGATE_AT_LAST_MS = 5000;
const SUBMISSION_KEY = "quiz-submission";

/**
 * The newest known state of an attempt: the page's, the channel's or a poll's, whichever has the highest
 * version. For one attempt: give the component the attempt's id as its key. A second after completion it goes on to
 * `planPath`; after 120 polls it gives up waiting. A page that says more than the status waits to be read again first
 * (`isReadFirst`), but not for ever.
 */
export function useAttemptStatus(
  loaded: AttemptState,
  planPath: string,
  isReadFirst = false,
): AttemptState & { isOverdue: boolean } {
  const navigate = useNavigate();
  const [heard, setHeard] = useState(loaded);
  const [polls, setPolls] = useState(0);
  const take = (event: AttemptState | null) => event && setHeard((known) => newest(known, event));
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
  const { onboardingId, status } = current;
  const isDone = isComplete(status);
  const isWaiting = !isDone && status !== "failed";

  useEffect(() => {
    const { sessionStorage } = window;
    if (sessionStorage.getItem(SUBMISSION_KEY)?.includes(onboardingId)) return;
    sessionStorage.setItem(SUBMISSION_KEY, JSON.stringify({ onboardingId, timestamp: Date.now() }));
  }, [onboardingId]);

  useEffect(() => {
    if (!isWaiting || polls >= MOST_POLLS || line === "ended") return;
    const timer = setTimeout(
      async () => {
        const event = await readStatus(onboardingId);
        if (event) setHeard((known) => newest(known, event));
        setPolls(polls + 1);
      },
      line === "down" ? POLL_MS : GLANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [isWaiting, line, polls, onboardingId]);

  const isAwaited = isReadFirst && loaded.version < current.version;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(
      () => navigate(planPath, { replace: true, state: { isNewPlan: true } }),
      isAwaited ? NAVIGATE_AT_LAST_MS : NAVIGATE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isDone, isAwaited, navigate, planPath]);

  return { ...current, isOverdue: isWaiting && polls >= MOST_POLLS };
}

function newest(left: AttemptState, right: AttemptState): AttemptState {
  return right.version > left.version ? right : left;
}

/** Plain fetch, because a router's fetcher would take an outage for an error of the page. */
async function readStatus(onboardingId: string): Promise<AttemptEvent | null> {
  try {
    const response = await fetch(href("/onboarding/status/:onboardingId", { onboardingId }));
    const event = readLiveEvent(await response.text());
    return event?.type === "attempt" ? event : null;
  } catch {
    return null;
  }
}
