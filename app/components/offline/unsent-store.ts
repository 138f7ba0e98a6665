// Everything that waits in this browser until the server has it: counts, notes, and what is set aside, ticks, marks on Today,
// weights, and bags. Also
// what was lost. It survives a reload, a closed tab, or a phone being switched off.
//
// Each key names what waits, the plan or trip that it is for, and its holder; under it are who entered it, when, and what. A change
// is held by its tab, and a form by itself. Only whoever has the lock of a key's name sends what is under it: a tab has its own for as
// long as it holds changes, and a form's is taken while it is sent. So nothing is sent by two tabs at once. A later tab gets the lock
// when the holder is closed, writes the changes under its own key, and only then sends them: a tab that crashes in between loses none.

import { either, isNumber, isText, objectOf, oneOf, type Shape } from "~/contracts/shape.ts";
import { keepText, keptJson, keptText, keysFrom } from "~/lib/browser-store.ts";
import { isOwnBrowser } from "./viewer-mark.ts";

interface Key {
  /** `lost` is what was refused because it is for something that is gone. */
  kind: "items" | "ticks" | "marks" | "facts" | "bags" | "lost";
  /** The id of the plan or the trip. */
  of: string;
}

/** What one viewer has entered of one kind, for one plan or trip. */
export interface UnsentPlace<Value> extends Key {
  /** The viewer's; what others have entered isn't there. */
  mark: string | null;
  isValue: Shape<Value>;
}

/** Also the name of its lock; without a holder, how the keys of all begin. */
export const unsentKey = ({ kind, of }: Key, holder = "") => `unsent:${kind}:${of}:${holder}`;

const isList: Shape<unknown[]> = (value): value is unknown[] => Array.isArray(value);
const isHeld = objectOf({ mark: either(isText, oneOf(null)), at: isNumber, values: isList });

/** What is under a key, and when it was kept, epoch milliseconds; skips anything invalid. */
export function heldAt<Value>(
  { mark, isValue }: UnsentPlace<Value>,
  key: string,
): { at: number; values: Value[] } {
  const kept = keptJson(key);
  return isHeld(kept) && kept.mark === mark
    ? { at: kept.at, values: kept.values.filter(isValue) }
    : { at: 0, values: [] };
}

/** What a holder holds at a place. */
export function readHeld<Value>(place: UnsentPlace<Value>, holder: string): Value[] {
  return heldAt(place, unsentKey(place, holder)).values;
}

/** Keeps what a holder holds in place of what it held before; false if there is no room, or the browser is someone else's by now. */
export function keepUnsent<Value>(
  place: UnsentPlace<Value>,
  holder: string,
  values: readonly Value[],
  at = Date.now(),
): boolean {
  if (!isOwnBrowser(place.mark)) return false;
  const key = unsentKey(place, holder);
  const text = values.length === 0 ? null : JSON.stringify({ mark: place.mark, at, values });
  keepText(key, text);
  return keptText(key) === text;
}

/** Runs `write` without what is under a key, which returns if it fails: there may be room for one copy only. */
export function moveFrom(key: string, write: () => boolean): boolean {
  const before = keptText(key);
  keepText(key, null);
  const isMoved = write();
  if (!isMoved) keepText(key, before);
  return isMoved;
}

const MOST_LOST = 20;

/** Keeps what was refused because it is for something that is gone, until its author has seen it. */
export function keepLost<Value>(place: UnsentPlace<Value>, value: Value): boolean {
  const lost = { ...place, kind: "lost" } as const;
  return keepUnsent(lost, place.kind, [...readHeld(lost, place.kind), value].slice(-MOST_LOST));
}

/** Runs `work` as the only tab that has the lock; a browser without locks is taken to have one tab. */
export async function withLock<Done>(
  name: string,
  work: () => Done,
  options: LockOptions = {},
): Promise<Awaited<Done>> {
  return navigator.locks ? await navigator.locks.request(name, options, work) : await work();
}

/** What a tab holds at a place. */
export class HeldByTab<Value> {
  readonly #place: UnsentPlace<Value>;
  readonly #tab: string;
  #letGo: (() => void) | null = null;

  constructor(place: UnsentPlace<Value>, tab: string) {
    this.#place = place;
    this.#tab = tab;
  }

  /** Keeps a tab's changes in place of those kept before. */
  keep(changes: readonly Value[]): void {
    keepUnsent(this.#place, this.#tab, changes);
    if (changes.length > 0) this.#hold();
    else this.#release();
  }

  /**
   * Hands over what other tabs have left, each once that tab is gone, until `signal`. What is handed over is this tab's from then
   * on, and stays in the browser until `keep` says what is still unsent.
   */
  takeOver(take: (changes: readonly Value[]) => void, signal: AbortSignal): void {
    const asked = new Set([unsentKey(this.#place, this.#tab)]);
    const ask = () => {
      for (const key of keysFrom(unsentKey(this.#place))) {
        if (asked.has(key)) continue;
        asked.add(key);
        const hand = () => this.#handOver(key, take) && asked.delete(key);
        void withLock(key, hand, { signal }).catch(() => {});
      }
    };
    ask();
    // Another tab holds some, too.
    window.addEventListener("storage", ask, { signal });
  }

  /** False if there is no room; then they stay where they are, for another time. */
  #handOver(key: string, take: (changes: readonly Value[]) => void): boolean {
    const { values } = heldAt(this.#place, key);
    if (values.length === 0) {
      if (isOwnBrowser(this.#place.mark)) keepText(key, null);
      return true;
    }
    const both = [...values, ...readHeld(this.#place, this.#tab)];
    if (!moveFrom(key, () => keepUnsent(this.#place, this.#tab, both))) return false;
    this.#hold();
    take(values);
    return true;
  }

  #hold(): void {
    if (this.#letGo) return;
    const held = new Promise<void>((done) => {
      this.#letGo = done;
    });
    void withLock(unsentKey(this.#place, this.#tab), () => held).catch(() => {});
  }

  #release(): void {
    this.#letGo?.();
    this.#letGo = null;
  }
}
