import { useLiveLine, useReadAgain } from "~/hooks/live/use-live-line.ts";

/** Reloads the page's data when this plan has changed elsewhere, or may have while the line was down. */
export function usePlanRevalidation(planId: string): void {
  const readAgain = useReadAgain();
  useLiveLine({
    hear(event) {
      if ("onboardingId" in event && event.onboardingId === planId) readAgain();
    },
    miss: readAgain,
  });
}
