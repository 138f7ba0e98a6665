import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import type { TripStatus } from "~/domain/vocabulary.ts";
import { useLineState, useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

const POLL_MS = 1500;
/** Publishing can fail while the line is open, so it polls slowly even then. */
const GLANCE_MS = 5000;
const MOST_POLLS = 60;

interface Followed {
  id: string;
  status: TripStatus;
  plan: { id: string } | null;
}

/**
 * Keeps an open trip current: reloads when other tabs or devices change the trip or its plan, leaves a
 * deleted trip, and polls a trip that is being calculated.
 */
export function useTripLine({ id, status, plan }: Followed, tab: string, onOpen: () => void): void {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const line = useLineState();
  const [polls, setPolls] = useState(0);
  useLiveLine({
    hear(event) {
      if (event.type === "trip" && event.travelPlanId === id) {
        if (event.isDeleted) void navigate(TRIPS_PATH, { replace: true });
        else if (event.tab !== tab) readAgain();
      }
      // The trip is compared with what the plan has and needs.
      if (event.type !== "trip" && event.type !== "selection" && event.onboardingId === plan?.id) readAgain();
    },
    miss: readAgain,
    open: onOpen,
  });
  const isAsking = status === "pending" && polls < MOST_POLLS && line !== "ended";
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(
      () => {
        readAgain();
        setPolls(polls + 1);
      },
      line === "open" ? GLANCE_MS : POLL_MS,
    );
    return () => clearTimeout(timer);
  }, [isAsking, line, polls, readAgain]);
}
