import { useMatches } from "react-router";

/** What the loader of a waiting page returns as `plainRefresh`. */
export interface PlainRefresh {
  seconds: number;
  /** Where to go next; without it, the page reloads. */
  path?: string;
}

/** Goes in the head and refreshes a waiting page in browsers without scripts. */
export function PlainRefreshTag() {
  const refresh = useMatches()
    .map(({ loaderData }) => refreshIn(loaderData))
    .find((found) => found !== null);
  if (!refresh) return null;
  const { seconds, path } = refresh;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={path ? `${seconds};url=${path}` : `${seconds}`} />
    </noscript>
  );
}

function refreshIn(loaderData: unknown): PlainRefresh | null {
  if (typeof loaderData !== "object" || loaderData === null || !("plainRefresh" in loaderData)) return null;
  const { plainRefresh } = loaderData;
  if (typeof plainRefresh !== "object" || plainRefresh === null || !("seconds" in plainRefresh)) return null;
  const { seconds } = plainRefresh;
  if (typeof seconds !== "number") return null;
  const isElsewhere = "path" in plainRefresh && typeof plainRefresh.path === "string";
  return { seconds, ...(isElsewhere ? { path: String(plainRefresh.path) } : {}) };
}
