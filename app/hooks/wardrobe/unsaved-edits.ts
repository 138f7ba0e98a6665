// Stores unsent changes in the browser, so that they survive a reload, a closed tab, or a phone being
// switched off. Each tab stores its own and holds a lock while it has any; a later tab takes over what closed
// tabs have left, so that only one tab sends a change.
import { either, isNumber, isText, objectOf, oneOf } from "~/contracts/shape.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { SET_ASIDE_CHOICES } from "~/domain/wardrobe/set-aside.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";
import type { FieldEdit } from "./edit-queue.ts";

const MOST_LOST = 20;

export const lostKeyOf = (onboardingId: string) => `lost-edits:${onboardingId}`;
export const keyOf = (onboardingId: string, tab: string) => `unsaved-edits:${onboardingId}:${tab}`;

export class UnsavedEdits {
  readonly #key: string;
  readonly #prefix: string;
  #letGo: (() => void) | null = null;

  constructor(onboardingId: string, tab: string) {
    this.#key = keyOf(onboardingId, tab);
    this.#prefix = keyOf(onboardingId, "");
  }

  /** Keeps a tab's edits in place of those kept before. */
  keep(edits: readonly FieldEdit[]): void {
    keepText(this.#key, edits.length === 0 ? null : JSON.stringify(edits));
    if (edits.length > 0) this.#hold();
    else this.#release();
  }

  /** Hands over what other tabs of the same plan have left, each once that tab is gone, until `signal`. */
  takeOver(take: (edits: readonly FieldEdit[]) => void, signal: AbortSignal): void {
    for (const key of this.#othersKeys()) {
      const hand = () => {
        if (signal.aborted) return;
        take(readEdits(key));
        keepText(key, null);
      };
      if (navigator.locks) void navigator.locks.request(key, { signal }, hand).catch(() => {});
      else queueMicrotask(hand);
    }
  }

  #othersKeys(): string[] {
    return keysFrom(this.#prefix).filter((key) => key !== this.#key);
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

/** Keeps a change that was refused because its plan or item is gone, until its author has seen it. */
export function keepLost(onboardingId: string, edit: FieldEdit): void {
  const key = lostKeyOf(onboardingId);
  keepText(key, JSON.stringify([...readEdits(key), edit].slice(-MOST_LOST)));
}

/** The keys in this browser that begin so. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The edits stored under a key; skips anything invalid. */
export function readEdits(key: string): FieldEdit[] {
  const kept = keptJson(key);
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}

const field = { itemId: isNumber, ageRange: oneOf(...AGE_RANGES) };
const named = { name: isText };
const isEdit = either(
  objectOf({ ...field, kind: oneOf("quantity"), value: isNumber }, named),
  objectOf({ ...field, kind: oneOf("note"), value: isText }, named),
  objectOf({ ...field, kind: oneOf("set-aside"), value: oneOf(...SET_ASIDE_CHOICES) }, named),
);
