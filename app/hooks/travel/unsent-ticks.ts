// Stores unsent ticks in the browser, so that they survive a reload, a closed tab, or a flight. A tick says
// what the state should be, so sending it twice does no harm.
import { isFields, isFlag } from "~/contracts/shape.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";

const keyOf = (tripId: string) => `unsent-ticks:${tripId}`;

/** Keeps a trip's unsent ticks in place of those kept before. */
export function keepUnsentTicks(tripId: string, ticks: Readonly<Record<string, boolean>>): void {
  keepText(keyOf(tripId), Object.keys(ticks).length === 0 ? null : JSON.stringify(ticks));
}

/** A trip's stored ticks, by item and size; skips anything invalid. */
export function readUnsentTicks(tripId: string): [key: string, isPacked: boolean][] {
  const kept = keptJson(keyOf(tripId));
  return Object.entries(isFields(kept) ? kept : {}).flatMap(([key, tick]) =>
    isFlag(tick) ? [[key, tick] as [string, boolean]] : [],
  );
}
