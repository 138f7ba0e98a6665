// What a page keeps in its browser. A full or forbidden store is no reason to fail: the page goes on without.

type Store = "localStorage" | "sessionStorage";

/** Keeps a text under a key in place of another; null forgets it. */
export function keepText(key: string, text: string | null, store: Store = "localStorage"): void {
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
  } catch {}
}

/** The text under a key; null where there is none, or nothing is kept at all. */
export function keptText(key: string, store: Store = "localStorage"): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** What the text under a key says as JSON; null for what says nothing. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? "null");
  } catch {
    return null;
  }
}
