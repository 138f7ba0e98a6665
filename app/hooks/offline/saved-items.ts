// Remembers saved items of a plan for its kept pages, so that they all show the same numbers offline: one may
// have been read before a change made on another.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { keptAt } from "./kept-at.ts";

/** All items of a plan, plus some of the parent's own. */
const MOST_ITEMS = 200;

interface Saved {
  /** Epoch milliseconds. */
  at: number;
  /** The event as JSON. */
  event: string;
}

const keyOf = (onboardingId: string) => `saved-items:${onboardingId}`;

/** Stores an item's newest state. */
export function rememberSaved(event: ItemEvent): void {
  try {
    const key = keyOf(event.onboardingId);
    const { [event.itemId]: _, ...others } = readAll(key);
    const kept = Object.entries(others).slice(1 - MOST_ITEMS);
    const saved: Saved = { at: Date.now(), event: JSON.stringify(event) };
    window.localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [event.itemId]: saved }));
  } catch {
    // Without storage, each page shows what it was read with.
  }
}

/** What was saved after the open page was kept; empty when the page came from the server. */
export function savedSinceKept(onboardingId: string): ItemEvent[] {
  const readAt = keptAt();
  if (readAt === null) return [];
  return Object.values(readAll(keyOf(onboardingId))).flatMap(({ at, event }) => {
    const item = at > readAt ? readLiveEvent(event) : null;
    return item?.type === "item" && item.onboardingId === onboardingId ? [item] : [];
  });
}

function readAll(key: string): Record<string, Saved> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, Saved] => isSaved(entry[1])));
  } catch {
    return {};
  }
}

function isSaved(kept: unknown): kept is Saved {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("event" in kept)) return false;
  return typeof kept.at === "number" && typeof kept.event === "string";
}
