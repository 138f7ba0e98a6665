/** A path of our own to go to, or the fallback: whatever a URL parser takes for another origin is refused. */
export function safePath(path: unknown, origin: string, fallback: string): string {
  if (typeof path !== "string" || path.length > 2000 || !path.startsWith("/")) return fallback;
  if (!URL.canParse(path, origin)) return fallback;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
