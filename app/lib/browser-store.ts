// What a page keeps in the browser. If storage is full or forbidden, the page works without it.

type Store = "localStorage" | "sessionStorage";

/** Keeps a text under a key, replacing any other; null deletes it. */
export function keepText(key: string, text: string | null, store: Store = "localStorage"): void {
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
  } catch {}
}

/** The text under a key; null if there isn't one or storage isn't available. */
export function keptText(key: string, store: Store = "localStorage"): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** The text under a key, parsed as JSON; null if it isn't valid. */
export function keptJson(key: string, store?: Store): unknown {
  try {
    return JSON.parse(keptText(key, store) ?? "null");
  } catch {
    return null;
  }
}

/** The keys in this browser that begin so. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
