import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

/** Has the page's data read again when something of this plan has changed elsewhere, or may have while nobody listened. */
export function usePlanRevalidation(onboardingId: string): void {
  const readAgain = useReadAgain();
  useLiveLine({
    hear(event) {
      if ("onboardingId" in event && event.onboardingId === onboardingId) readAgain();
    },
    miss: readAgain,
  });
}
