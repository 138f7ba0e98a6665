// Follows changes from other tabs and devices: changed items are applied one by one, and anything bigger
// reloads the page's data.
import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveLine, useReadAgain } from "~/components/live/use-live-line.ts";
import type { ItemEvent, LiveEvent } from "~/contracts/live/live-event.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import type { ItemEdits } from "./use-item-edits.ts";

/** Changes within this time share one announcement. */
const GATHER_MS = 1000;

interface Followed {
  planId: string;
  version: number;
  /** Whether the page has an item with this id. */
  knows(itemId: number): boolean;
}

/** Keeps the page current; returns the announcement of what has changed elsewhere. */
export function useDashboardLive({ planId, version, knows }: Followed, edits: ItemEdits): string {
  const readAgain = useReadAgain();
  const { announcement, note } = useGatheredChanges();

  function hearItem(event: ItemEvent): void {
    if (event.isReread) readAgain();
    if (edits.hear(event) && knows(event.itemId)) note(event.itemId);
  }
  function hear(event: LiveEvent): void {
    switch (event.type) {
      case "item":
        if (event.onboardingId === planId) hearItem(event);
        return;
      case "attempt":
        if (event.onboardingId === planId && event.version > version) readAgain();
        return;
      case "gifts":
        if (event.onboardingId === planId) readAgain();
        return;
      case "membership":
      case "selection":
        readAgain();
        return;
      case "trip":
        return;
      default:
        event satisfies never;
    }
  }
  useLiveLine({ hear, miss: readAgain, open: edits.flush });
  return announcement;
}

function useGatheredChanges(): { announcement: string; note: (itemId: number) => void } {
  const [announcement, setAnnouncement] = useState("");
  const gathered = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = useCallback((itemId: number) => {
    gathered.current.add(itemId);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAnnouncement(DASHBOARD_COPY.changedElsewhere(gathered.current.size));
      gathered.current.clear();
    }, GATHER_MS);
  }, []);
  return { announcement, note };
}
