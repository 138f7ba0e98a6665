// Stores unsent changes in the browser, so that they survive a reload, a closed tab, or a phone being
// switched off. Each tab stores its own and holds a lock while it has any; a later tab takes over what closed
// tabs have left, so that only one tab sends a change.
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { SET_ASIDE_CHOICES } from "~/domain/wardrobe/set-aside.ts";
import type { FieldEdit } from "./edit-queue.ts";

const keyOf = (onboardingId: string, tab: string) => `unsaved-edits:${onboardingId}:${tab}`;

export class UnsavedEdits {
  readonly #key: string;
  readonly #prefix: string;
  #letGo: (() => void) | null = null;

  constructor(onboardingId: string, tab: string) {
    this.#key = keyOf(onboardingId, tab);
    this.#prefix = keyOf(onboardingId, "");
  }

  /** Replaces the tab's stored edits. A full or forbidden storage is not an error. */
  keep(edits: readonly FieldEdit[]): void {
    try {
      if (edits.length === 0) window.localStorage.removeItem(this.#key);
      else window.localStorage.setItem(this.#key, JSON.stringify(edits));
    } catch {
      // The page still has the edits.
    }
    if (edits.length > 0) this.#hold();
    else this.#release();
  }

  /** Hands over what other tabs of the same plan have left, each once that tab is gone, until `signal`. */
  takeOver(take: (edits: readonly FieldEdit[]) => void, signal: AbortSignal): void {
    for (const key of this.#othersKeys()) {
      const hand = () => {
        if (signal.aborted) return;
        take(readEdits(key));
        window.localStorage.removeItem(key);
      };
      if (navigator.locks) void navigator.locks.request(key, { signal }, hand).catch(() => {});
      else queueMicrotask(hand);
    }
  }

  #othersKeys(): string[] {
    try {
      return Object.keys(window.localStorage).filter(
        (key) => key.startsWith(this.#prefix) && key !== this.#key,
      );
    } catch {
      return [];
    }
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

/** The edits stored under a key; skips anything invalid. */
function readEdits(key: string): FieldEdit[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEdit) : [];
  } catch {
    return [];
  }
}

function isEdit(kept: unknown): kept is FieldEdit {
  if (typeof kept !== "object" || kept === null) return false;
  const { kind, itemId, ageRange, value }: Partial<Record<string, unknown>> = { ...kept };
  if (typeof itemId !== "number" || typeof ageRange !== "string" || !parseAgeRange(ageRange)) return false;
  switch (kind) {
    case "quantity":
      return typeof value === "number";
    case "note":
      return typeof value === "string";
    case "set-aside":
      return SET_ASIDE_CHOICES.some((choice) => choice === value);
    default:
      return false;
  }
}
