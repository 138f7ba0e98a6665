/**
 * The URL of a text, null if it has none. In place of `URL.canParse`, which is false for every host beyond ASCII once Node 22 has
 * compiled its caller, as tests run it.
 */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The URL of a text that is a whole address of the web without spaces; null for any other, such as another scheme's. */
export function readWebUrl(text: string): URL | null {
  const url = /^https?:\/\/\S+$/i.test(text) ? readUrl(text) : null;
  return url && /^[\w.:[\]-]+$/.test(url.hostname) ? url : null;
}

/** A path on our own origin, or the fallback for anything that a URL parser takes for another origin. */
export function safePath(path: unknown, origin: string, fallback: string): string {
  if (typeof path !== "string" || path.length > 2000 || !path.startsWith("/")) return fallback;
  const url = readUrl(path, origin);
  if (!url) return fallback;
  // Dot segments can leave '//host' at the start of a resolved path, so the result is resolved once more.
  const inside = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && readUrl(inside, origin)?.origin === origin ? inside : fallback;
}
