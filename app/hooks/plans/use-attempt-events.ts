// Keeps the open list of attempts current: events apply at once as far as they go, and the page is reloaded
// for the rest.
import { useState } from "react";
import type { AttemptEvent } from "~/contracts/live/live-event.ts";
import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

type Followed = Pick<AttemptEvent, "onboardingId" | "status" | "errorMessage" | "version"> & {
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
export function useAttemptEvents<Attempt extends Followed>(
  attempts: readonly Attempt[],
  loadedAt: number,
): { current: Attempt[]; rename: (onboardingId: string, title: GivenTitle) => void } {
  const readAgain = useReadAgain();
  const [pushed, setPushed] = useState<ById<AttemptEvent>>({});
  const [given, setGiven] = useState<ById<GivenTitle>>({});

  function hearAttempt(event: AttemptEvent): void {
    const { onboardingId, version } = event;
    const loaded = attempts.find((attempt) => attempt.onboardingId === onboardingId);
    if (loaded && version <= loaded.version) return;
    setPushed((others) => {
      const known = others[onboardingId];
      return known && known.version >= version ? others : { ...others, [onboardingId]: event };
    });
    readAgain();
  }
  useLiveLine({
    hear(event) {
      if (event.type === "attempt") hearAttempt(event);
      // Counts and set-aside items can change the first line of a card.
      else readAgain();
    },
    miss: readAgain,
  });

  return {
    current: attempts.map((attempt) => ({
      ...withEvent(attempt, pushed[attempt.onboardingId], loadedAt),
      cardTitle: titleOf(attempt, given[attempt.onboardingId]),
    })),
    rename: (onboardingId, title) => setGiven((others) => ({ ...others, [onboardingId]: title })),
  };
}

function withEvent<Attempt extends Followed>(
  attempt: Attempt,
  event: AttemptEvent | undefined,
  loadedAt: number,
): Attempt {
  if (!event || event.version <= attempt.version) return attempt;
  const { status, errorMessage, version } = event;
  // An event carries no time, but a status change is more recent than the page's load.
  const updatedAt = status === attempt.status ? attempt.updatedAt : loadedAt;
  return { ...attempt, status, errorMessage, version, updatedAt };
}

/** A given title applies until the page has been loaded at its version or a later one. */
function titleOf({ cardTitle, version }: Followed, given: GivenTitle | undefined): string | null {
  return given && given.version > version ? given.title : cardTitle;
}
