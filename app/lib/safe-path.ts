/** A path of our own to go to, or the fallback: whatever a URL parser takes for another origin is refused. */
export function safePath(path: unknown, origin: string, fallback: string): string {
  if (typeof path !== "string" || path.length > 2000 || !path.startsWith("/")) return fallback;
  if (!URL.canParse(path, origin)) return fallback;
  const { pathname, search, hash } = new URL(path, origin);
  // Dots can leave '//host' at the start of what was resolved, so what is handed out is resolved once more.
  const inside = `${pathname}${search}${hash}`;
  const isOwn = (to: string) => URL.canParse(to, origin) && new URL(to, origin).origin === origin;
  return isOwn(path) && isOwn(inside) ? inside : fallback;
}
