import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { readPatiently } from "~/lib/patient-reading.ts";

const EVERY_MS = 1500;
const MOST_TIMES = 40;

/**
 * Reloads the page's data every 1.5 seconds while `waitingFor` is not empty, for up to a minute; a new value
 * starts the minute again. Returns whether it is still polling.
 */
export function useReadAgain(waitingFor: string): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState({ waitingFor, times: 0 });
  const times = asked.waitingFor === waitingFor ? asked.times : 0;
  const isAsking = waitingFor !== "" && times < MOST_TIMES;
  useEffect(() => {
    if (!isAsking || state !== "idle") return;
    const timer = setTimeout(() => {
      setAsked({ waitingFor, times: times + 1 });
      void readPatiently(revalidate);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isAsking, state, waitingFor, times, revalidate]);
  return isAsking;
}
