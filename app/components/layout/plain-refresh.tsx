import { useMatches } from "react-router";

/** What the loader of a page that waits returns as `plainRefresh`. */
export interface PlainRefresh {
  seconds: number;
  /** Where to go then; without it the page is read again. */
  path?: string;
}

/**
 * In the head: how a page that waits goes on in a browser without scripts. With scripts the page does it itself, and
 * nothing of this is read.
 */
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
