// Ticks that wait for the network, kept in the browser until they are sent: over a reload, a closed tab, a flight. A tick says
// what it shall be, so that sending it twice does no harm.
import { isFields, isFlag } from "~/contracts/shape.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";

const keyOf = (tripId: string) => `unsent-ticks:${tripId}`;

/** Keeps a trip's unsent ticks in place of those kept before. */
export function keepUnsentTicks(tripId: string, ticks: Readonly<Record<string, boolean>>): void {
  keepText(keyOf(tripId), Object.keys(ticks).length === 0 ? null : JSON.stringify(ticks));
}

/** The ticks of a trip that were kept, by item and size; what makes no sense is left out. */
export function readUnsentTicks(tripId: string): [key: string, isPacked: boolean][] {
  const kept = keptJson(keyOf(tripId));
  return Object.entries(isFields(kept) ? kept : {}).flatMap(([key, tick]) =>
    isFlag(tick) ? [[key, tick] as [string, boolean]] : [],
  );
}
