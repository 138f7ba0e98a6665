import { useLiveChannel } from "~/hooks/live/use-live-channel.ts";
import { useReadAgain } from "~/hooks/live/use-read-again.ts";

/**
 * Has the page's data read again when something of this plan has changed elsewhere, and whenever the line to the server
 * is there, at first and after each loss.
 */
export function usePlanRevalidation(onboardingId: string): void {
  const readAgain = useReadAgain();
  useLiveChannel((event) => {
    if (event.type !== "selection" && event.onboardingId === onboardingId) readAgain();
  }, readAgain);
}
