// The list of attempts while it stands open: what is pushed is taken over at once as far as an event says it, and the
// page is read again for the rest.
import { useState } from "react";
import type { AttemptEvent } from "~/contracts/live/live-event.ts";
import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

type Followed = Pick<AttemptEvent, "onboardingId" | "status" | "errorMessage" | "version"> & {
  cardTitle: string | null;
  updatedAt: number;
};

/** A title that was given on this page, and the version of the attempt from which on it holds. */
export interface GivenTitle {
  title: string;
  version: number;
}

type ById<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * Attempts with what is known of them since they were loaded; per attempt the highest version wins, so that the page
 * never goes back. `rename` takes over a title that was given on this page.
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
      // Counts and items that are set aside change what a card says first.
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
  // An event does not say when it happened, but a change of the status is younger than the page's reading.
  const updatedAt = status === attempt.status ? attempt.updatedAt : loadedAt;
  return { ...attempt, status, errorMessage, version, updatedAt };
}

/** A title holds from its version on, until the page has been read at that version or a later one. */
function titleOf({ cardTitle, version }: Followed, given: GivenTitle | undefined): string | null {
  return given && given.version > version ? given.title : cardTitle;
}
