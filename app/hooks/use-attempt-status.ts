// Follows one attempt from the quiz to its dashboard (specification section 4, decision R6).
import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { LiveEvent } from "~/contracts/live-event.ts";
import { isComplete } from "~/domain/attempt-status.ts";
import { useLiveChannel } from "./use-live-channel.ts";

type AttemptState = Pick<LiveEvent, "onboardingId" | "status" | "errorMessage" | "version">;

const POLL_MS = 1000;
/** Publishing may fail although the line is there, so an open one is not trusted blindly. */
const GLANCE_MS = 5000;
const MOST_POLLS = 120;
const NAVIGATE_AFTER_MS = 1000;
const SUBMISSION_KEY = "quiz-submission";

/**
 * The newest known state of an attempt: the page's, the channel's or a poll's, whichever has the highest
 * version. A second after completion it goes on to `planPath`; after 120 polls it gives up waiting.
 */
export function useAttemptStatus(
  loaded: AttemptState,
  planPath: string,
): AttemptState & { isOverdue: boolean } {
  const navigate = useNavigate();
  const poll = useFetcher<AttemptState>();
  const [pushed, setPushed] = useState(loaded);
  const [polls, setPolls] = useState(0);
  const statusPath = `/onboarding/status/${loaded.onboardingId}`;
  const line = useLiveChannel(
    (event) => {
      if (event.onboardingId === loaded.onboardingId) setPushed((known) => newest(known, event));
    },
    () => void poll.load(statusPath),
  );
  const current = newest(newest(loaded, pushed), poll.data ?? loaded);
  const { onboardingId, status } = current;
  const isDone = isComplete(status);
  const isWaiting = !isDone && status !== "failed";
  const { load } = poll;

  useEffect(() => {
    const { sessionStorage } = window;
    if (sessionStorage.getItem(SUBMISSION_KEY)?.includes(onboardingId)) return;
    sessionStorage.setItem(SUBMISSION_KEY, JSON.stringify({ onboardingId, timestamp: Date.now() }));
  }, [onboardingId]);

  useEffect(() => {
    if (!isWaiting || polls >= MOST_POLLS) return;
    const timer = setTimeout(
      () => {
        setPolls(polls + 1);
        void load(statusPath);
      },
      line === "down" ? POLL_MS : GLANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [isWaiting, line, polls, statusPath, load]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(
      () => navigate(planPath, { replace: true, state: { isNewPlan: true } }),
      NAVIGATE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isDone, navigate, planPath]);

  return { ...current, isOverdue: isWaiting && polls >= MOST_POLLS };
}

function newest(left: AttemptState, right: AttemptState): AttemptState {
  return right.onboardingId === left.onboardingId && right.version > left.version ? right : left;
}
