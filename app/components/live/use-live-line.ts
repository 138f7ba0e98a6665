// Gives pages the live line of their tab, which the signed-in layout holds.

import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { type LineListener, LiveLine, type LiveState } from "./live-line.ts";

/** A navigation or reload starts a little before React reports it. */
const SHOWN_LATE_MS = 500;

export const LiveLineContext = createContext<LiveLine | null>(null);

/** Creates the tab's line for the layout. `ticket` is what the page was given to open it with. */
export function useTabLine(ticket: string | null): LiveLine {
  const { revalidate } = useRevalidator();
  const { state, location } = useNavigation();
  const [line] = useState(() => new LiveLine(revalidate));
  useEffect(() => line.take(ticket), [line, ticket]);
  useEffect(() => () => line.close(), [line]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is gone to is a reading
  useEffect(() => {
    if (state === "loading") line.pageIsRead(performance.now() - SHOWN_LATE_MS);
    line.reading.pageLoads(state !== "idle");
  }, [line, state, location]);
  return line;
}

/** Joins the tab's line while the component is mounted. */
export function useLiveLine(listener: LineListener): void {
  const line = useLine();
  const hear = useEffectEvent(listener.hear);
  const miss = useEffectEvent(listener.miss);
  const open = useEffectEvent(() => listener.open?.());
  useEffect(() => line.join({ hear, miss, open }), [line]);
}

export function useLineState(): LiveState {
  return useStateOf(useLine());
}

/** The state of a line for the layout, which holds it. */
export function useStateOf(line: LiveLine): LiveState {
  return useSyncExternalStore(
    (onChange) => line.watch(onChange),
    () => line.state,
    () => "connecting",
  );
}

/** Reloads the page's data soon; a burst of calls causes one reload. */
export function useReadAgain(): () => void {
  return useLine().reading.ask;
}

function useLine(): LiveLine {
  const line = use(LiveLineContext);
  if (!line) throw new Error("useLine needs the signed-in layout around it");
  return line;
}

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
