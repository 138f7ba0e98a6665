import type { ItemEvent } from "~/contracts/live/live-event.ts";
import {
  readCountedSteps,
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
} from "~/contracts/plans/stored-plan.ts";

interface SavedRow {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  countedSteps: string | null;
}

/** The event that tells open pages about a saved item. */
export function itemEventOf(
  { planId, itemId }: { planId: string; itemId: number },
  saved: SavedRow,
  tab: string | undefined,
): ItemEvent {
  const counted = readCountedSteps(saved.countedSteps);
  return {
    type: "item",
    onboardingId: planId,
    itemId,
    version: saved.version,
    owned: readOwnedQuantities(saved.userAddedQuantities) ?? {},
    personalNotes: readPersonalNotes(saved.personalNotes) ?? {},
    setAside: readSetAside(saved.setAside) ?? [],
    ...(counted && { counted }),
    ...(tab ? { tab } : {}),
  };
}
