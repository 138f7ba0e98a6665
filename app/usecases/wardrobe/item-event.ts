import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { readOwnedQuantities, readPersonalNotes, readSetAside } from "~/contracts/plans/stored-plan.ts";

interface SavedRow {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
}

/** The event that tells open pages about a saved item. */
export function itemEventOf(
  { onboardingId, itemId }: { onboardingId: string; itemId: number },
  saved: SavedRow,
  tab: string | undefined,
): ItemEvent {
  return {
    type: "item",
    onboardingId,
    itemId,
    version: saved.version,
    owned: readOwnedQuantities(saved.userAddedQuantities) ?? {},
    personalNotes: readPersonalNotes(saved.personalNotes) ?? {},
    setAside: readSetAside(saved.setAside) ?? [],
    ...(tab ? { tab } : {}),
  };
}
