import { useState } from "react";
import { useRevalidator } from "react-router";
import type { AttemptEvent } from "~/contracts/live-event.ts";
import { useLiveChannel } from "./use-live-channel.ts";

type Followed = Pick<AttemptEvent, "onboardingId" | "status" | "errorMessage" | "version">;

/** Attempts with what has been pushed since they were loaded; an attempt not yet known makes the page reload. */
export function useAttemptEvents<Attempt extends Followed>(attempts: readonly Attempt[]): Attempt[] {
  const { revalidate } = useRevalidator();
  const [pushed, setPushed] = useState<Readonly<Record<string, AttemptEvent>>>({});
  useLiveChannel(
    (event) => {
      if (event.type !== "attempt") return;
      if (attempts.some(({ onboardingId }) => onboardingId === event.onboardingId)) {
        setPushed((known) => ({ ...known, [event.onboardingId]: event }));
      } else void revalidate();
    },
    () => void revalidate(),
  );
  return attempts.map((attempt) => {
    const event = pushed[attempt.onboardingId];
    if (!event || event.version <= attempt.version) return attempt;
    const { status, errorMessage, version } = event;
    return { ...attempt, status, errorMessage, version };
  });
}
