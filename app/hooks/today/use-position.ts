import { useState } from "react";
import { TODAY_COPY } from "~/copy/today/today-copy.ts";
import { cellName } from "~/domain/weather/hourly-forecast.ts";
import { showToast } from "~/lib/toast.ts";

/** A position of the last ten minutes is as good as a new one. */
const FRESH_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;

/** Asks the device where it is, after a press. `onFound` gets the middle of its cell of 0.1°: nothing more exact leaves the device. */
export function usePosition(onFound: (cell: string) => void): { isAsking: boolean; ask: () => void } {
  const [isAsking, setIsAsking] = useState(false);
  function refuse() {
    setIsAsking(false);
    showToast({ title: TODAY_COPY.notFound, look: "error" });
  }
  function ask() {
    // Old browsers, and pages that aren't secure, have none.
    if (!("geolocation" in navigator)) return refuse();
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        onFound(cellName(coords));
      },
      refuse,
      { maximumAge: FRESH_MS, timeout: PATIENCE_MS },
    );
  }
  return { isAsking, ask };
}
