// Ticks that wait for the network, kept in the browser until they are sent: over a reload, a closed tab, a flight. A tick says
// what it shall be, so that sending it twice does no harm.
const keyOf = (tripId: string) => `unsent-ticks:${tripId}`;

/** Keeps a trip's unsent ticks in place of those kept before; a full or forbidden store is no reason to fail. */
export function keepUnsentTicks(tripId: string, ticks: Readonly<Record<string, boolean>>): void {
  try {
    if (Object.keys(ticks).length === 0) window.localStorage.removeItem(keyOf(tripId));
    else window.localStorage.setItem(keyOf(tripId), JSON.stringify(ticks));
  } catch {
    // The ticks are still in the page.
  }
}

/** The ticks of a trip that were kept, by item and size; what makes no sense is left out. */
export function readUnsentTicks(tripId: string): [key: string, isPacked: boolean][] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(tripId)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return [];
    return Object.entries(kept).filter((tick): tick is [string, boolean] => typeof tick[1] === "boolean");
  } catch {
    return [];
  }
}
