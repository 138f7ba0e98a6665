import { useEffect } from "react";
import { useReadAgain } from "~/components/live/use-live-line.ts";

const GLANCE_MS = 60_000;

/** The day and the hour on this device. */
const hourOf = (now: Date) => `${now.toDateString()} ${now.getHours()}`;

/** Reads the page again once another hour has begun since `loaded` came, also after a night with the page open. */
export function useAnotherHour(loaded: unknown): void {
  const readAgain = useReadAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is of an hour
  useEffect(() => {
    const hour = hourOf(new Date());
    const look = () => {
      if (document.visibilityState === "visible" && hourOf(new Date()) !== hour) readAgain();
    };
    const timer = setInterval(look, GLANCE_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [loaded, readAgain]);
}

/** A provider answers within four seconds or not at all. */
const COMING_MS = 5000;

/** Reads the page once more when a newer forecast, which was on its way, has come. */
export function useComing(isComing: boolean): void {
  const readAgain = useReadAgain();
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(readAgain, COMING_MS);
    return () => clearTimeout(timer);
  }, [isComing, readAgain]);
}
