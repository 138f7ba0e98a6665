/** A path on our own origin, or the fallback for anything that a URL parser takes for another origin. */
export function safePath(path: unknown, origin: string, fallback: string): string {
  if (typeof path !== "string" || path.length > 2000 || !path.startsWith("/")) return fallback;
  if (!URL.canParse(path, origin)) return fallback;
  const { pathname, search, hash } = new URL(path, origin);
  // Dot segments can leave '//host' at the start of a resolved path, so the result is resolved once more.
  const inside = `${pathname}${search}${hash}`;
  const isOwn = (to: string) => URL.canParse(to, origin) && new URL(to, origin).origin === origin;
  return isOwn(path) && isOwn(inside) ? inside : fallback;
}
