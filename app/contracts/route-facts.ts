/** The header by which a page names the build of its browser files, and the server that of its own. */
export const BUILD_HEADER = "Layette-Build";
/** Said by a page that takes the answers of any. */
export const ANY_BUILD = "any";

/** A route's own facts, in its handle, for the Worker and for search engines. */
export interface RouteFacts {
  /**
   * Given if every stranger gets the same page, except for these search parameters. The Worker renders it once, without anything
   * else that a visitor sends, brings its styles and drawings into the document, and keeps it for the next stranger.
   */
  sameFor?: { parameters: readonly string[] };
  /**
   * Its answer may come from a copy of the database near the reader, which lags by a moment (docs/who-reads-where.md). Any other
   * route asks the primary.
   */
  readsNear?: true;
  /** Search engines are given its address. */
  isInSitemap?: boolean;
}

/** The handle of a page with nothing else to say. */
export const readsNear: RouteFacts = { readsNear: true };
