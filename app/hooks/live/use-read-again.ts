import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const BURST_MS = 150;

/** Has the page's data read again soon; a burst of wishes is one reading. */
export function useReadAgain(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(async () => {
      timer.current = undefined;
      if (await isServerThere()) await revalidate();
    }, BURST_MS);
  }, [revalidate]);
}

/**
 * The router takes a reading that fails for an error of the whole page and puts it away, with everything that is being
 * typed on it. So it is asked only when somebody answers; the line's return asks again.
 */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
