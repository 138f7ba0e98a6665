import { useState } from "react";
import { TRIP_CHANGES } from "~/copy/travel/trips-copy.ts";
import type { TripStatus } from "~/domain/vocabulary.ts";
import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

type Followed = { id: string; status: TripStatus; destination: string };

/** Keeps an open list of trips current; returns an announcement for those that have become ready or failed. */
export function useTripChanges(trips: readonly Followed[]): string {
  const readAgain = useReadAgain();
  useLiveLine({
    hear(event) {
      if (event.type === "trip" || event.type === "membership") readAgain();
    },
    miss: readAgain,
  });
  const [known, setKnown] = useState(trips);
  const [words, setWords] = useState("");
  const changed = trips.filter(
    ({ id, status }) =>
      known.find((trip) => trip.id === id && trip.status !== status) && status !== "pending",
  );
  if (statesOf(known) !== statesOf(trips)) {
    setKnown(trips);
    if (changed.length > 0) setWords(changed.map(wordsOf).join(" "));
  }
  return words;
}

function wordsOf({ status, destination }: Followed): string {
  return status === "failed" ? TRIP_CHANGES.failed(destination) : TRIP_CHANGES.ready(destination);
}

function statesOf(trips: readonly Followed[]): string {
  return trips.map(({ id, status }) => `${id} ${status}`).join();
}
