import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { readPatiently } from "~/lib/patient-reading.ts";

const EVERY_MS = 1500;
const MOST_TIMES = 40;

/**
 * Reads the page again every second or two as long as `waitingFor` names something, for a minute; what it waits for may
 * change, and then the minute begins anew. Answers whether the page still asks.
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
