// Which paths of the route manifest an address in a journey's code may be.

/** How well a part of an address, in which "*" stands for anything, fits one of a path: null if it doesn't. */
function fitOfPart(path: string, there: string): number | null {
  if (path === there) return 3;
  if (path.startsWith(":")) return there.includes("*") ? 2 : 1;
  return there.includes("*") ? 0 : null;
}

/** How well an address fits a path; null if it doesn't, or if it has no word of it. */
function fitOf(path: readonly string[], address: readonly string[]): number | null {
  if (path.length !== address.length || !path.some((part, at) => part === address[at] && part !== "*"))
    return null;
  const fits = path.map((part, at) => fitOfPart(part, address[at] ?? ""));
  return fits.includes(null) ? null : fits.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

const partsOf = (path: string) =>
  path
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .slice(1);

/** The manifest's paths by their parts; one with a part that may be missing stands twice. */
function spellings(path: string): string[][] {
  const whole = partsOf(path.replaceAll("?", ""));
  return path.endsWith("?") ? [whole, whole.slice(0, -1)] : [whole];
}

/**
 * Finds the manifest's paths that an address names: those that fit best. An address that begins with "*", as after a site's or
 * a plan's own address, may also be the end of a path. A language in front is left out.
 */
export function finderOfPages(
  paths: readonly string[],
  languages: readonly string[],
): (address: string) => string[] {
  const all = paths.flatMap((path) => spellings(path).map((parts) => ({ path, parts })));
  const best = (judge: (parts: readonly string[]) => number | null): string[] => {
    const fits = all.flatMap(({ path, parts }) => {
      const sum = judge(parts);
      return sum === null ? [] : [{ path, sum }];
    });
    const most = Math.max(...fits.map(({ sum }) => sum));
    return fits.flatMap(({ path, sum }) => (sum === most ? path : []));
  };
  return (address) => {
    const parts = partsOf(address.replace(/^\*(?=\/)/, ""));
    const [first = "", ...rest] = parts;
    const hasLanguage = languages.includes(first) || first === "*";
    const whole = hasLanguage ? (rest.length === 0 ? [""] : rest) : parts;
    const named = best((path) => fitOf(path, whole));
    const isEnd = address.startsWith("*/") && parts.some((part) => part !== "");
    const ends = isEnd
      ? best((path) => (path.length > parts.length ? fitOf(path.slice(-parts.length), parts) : null))
      : [];
    return [...new Set([...named, ...ends])];
  };
}
