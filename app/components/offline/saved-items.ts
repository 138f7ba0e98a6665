// Remembers saved items of a plan for its kept pages, so that they all show the same numbers offline: one may
// have been read before a change made on another.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { isFields, isNumber, isText, objectOf, type Shaped } from "~/contracts/shape.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";
import { keptAt } from "./viewer-mark.ts";

/** All items of a plan, plus some of the parent's own. */
const MOST_ITEMS = 200;

/** The event as text, and when it was saved, in epoch milliseconds. */
const isSaved = objectOf({ at: isNumber, event: isText });

type Saved = Shaped<typeof isSaved>;

const keyOf = (planId: string) => `saved-items:${planId}`;

/** Stores an item's newest state. */
export function rememberSaved(event: ItemEvent): void {
  const key = keyOf(event.onboardingId);
  const { [event.itemId]: _, ...others } = readAll(key);
  const kept = Object.entries(others).slice(1 - MOST_ITEMS);
  const saved: Saved = { at: Date.now(), event: JSON.stringify(event) };
  keepText(key, JSON.stringify({ ...Object.fromEntries(kept), [event.itemId]: saved }));
}

/** Deletes what is stored of a plan. */
export function forgetSaved(planId: string): void {
  keepText(keyOf(planId), null);
}

/** What was saved after the open page was kept; empty when the page came from the server. */
export function savedSinceKept(planId: string): ItemEvent[] {
  const readAt = keptAt();
  if (readAt === null) return [];
  return Object.values(readAll(keyOf(planId))).flatMap(({ at, event }) => {
    const item = at > readAt ? readLiveEvent(event) : null;
    return item?.type === "item" && item.onboardingId === planId ? [item] : [];
  });
}

function readAll(key: string): Record<string, Saved> {
  const kept = keptJson(key);
  const entries = Object.entries(isFields(kept) ? kept : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Saved] => isSaved(entry[1])));
}
