// Stores unsent ticks in the browser, so that they survive a reload, a closed tab, or a flight. A tick says
// what the state should be, so sending it twice does no harm.
const keyOf = (tripId: string) => `unsent-ticks:${tripId}`;

/** Replaces a trip's stored ticks. A full or forbidden storage is not an error. */
export function keepUnsentTicks(tripId: string, ticks: Readonly<Record<string, boolean>>): void {
  try {
    if (Object.keys(ticks).length === 0) window.localStorage.removeItem(keyOf(tripId));
    else window.localStorage.setItem(keyOf(tripId), JSON.stringify(ticks));
  } catch {
    // The page still has the ticks.
  }
}

/** A trip's stored ticks, by item and size; skips anything invalid. */
export function readUnsentTicks(tripId: string): [key: string, isPacked: boolean][] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(tripId)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return [];
    return Object.entries(kept).filter((tick): tick is [string, boolean] => typeof tick[1] === "boolean");
  } catch {
    return [];
  }
}
