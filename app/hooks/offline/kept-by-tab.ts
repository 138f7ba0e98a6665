// Stores unsent changes in the browser, so that they survive a reload, a closed tab, or a phone being
// switched off. Each tab stores its own and holds a lock while it has any; a later tab takes over what closed
// tabs have left, so that only one tab sends a change.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { isFields, isNumber, isText, objectOf, type Shaped } from "~/contracts/shape.ts";
import { keepText, keptJson, keptText, keysFrom } from "~/lib/browser-store.ts";
import { keptAt } from "./viewer-mark.ts";

export class KeptByTab<Kept> {
  readonly #key: string;
  readonly #prefix: string;
  readonly #isKept: (entry: unknown) => entry is Kept;
  #letGo: (() => void) | null = null;

  /** `prefix` is how the keys of all tabs begin. */
  constructor(prefix: string, tab: string, isKept: (entry: unknown) => entry is Kept) {
    this.#key = prefix + tab;
    this.#prefix = prefix;
    this.#isKept = isKept;
  }

  /** Keeps a tab's changes in place of those kept before. */
  keep(changes: readonly Kept[]): void {
    keepText(this.#key, changes.length === 0 ? null : JSON.stringify(changes));
    if (changes.length > 0) this.#hold();
    else this.#release();
  }

  /**
   * Hands over what other tabs have left, each once that tab is gone, until `signal`. What is handed over is this tab's from then
   * on, and stays in the browser until `keep` says what is still unsent.
   */
  takeOver(take: (changes: readonly Kept[]) => void, signal: AbortSignal): void {
    for (const key of keysFrom(this.#prefix).filter((key) => key !== this.#key)) {
      const hand = () => {
        if (signal.aborted) return;
        const left = keptList(key, this.#isKept);
        if (left.length === 0) keepText(key, null);
        else if (this.#moveHere(key, left)) take(left);
      };
      if (navigator.locks) void navigator.locks.request(key, { signal }, hand).catch(() => {});
      else queueMicrotask(hand);
    }
  }

  /** False if there is no room; then they stay where they are, for another time. */
  #moveHere(key: string, left: readonly Kept[]): boolean {
    const before = keptText(key);
    const both = JSON.stringify([...left, ...keptList(this.#key, this.#isKept)]);
    // Room for one copy is enough.
    keepText(key, null);
    keepText(this.#key, both);
    const isMoved = keptText(this.#key) === both;
    if (isMoved) this.#hold();
    else keepText(key, before);
    return isMoved;
  }

  #hold(): void {
    if (this.#letGo || !navigator.locks) return;
    const held = new Promise<void>((done) => {
      this.#letGo = done;
    });
    void navigator.locks.request(this.#key, () => held).catch(() => {});
  }

  #release(): void {
    this.#letGo?.();
    this.#letGo = null;
  }
}

/** The list stored under a key; skips anything invalid. */
export function keptList<Kept>(key: string, isKept: (entry: unknown) => entry is Kept): Kept[] {
  const kept = keptJson(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

// Remembers saved items of a plan for its kept pages, so that they all show the same numbers offline: one may
// have been read before a change made on another.

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
