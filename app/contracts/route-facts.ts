/** A public page's own facts, in its route's handle, for the Worker and for search engines. */
export interface PageFacts {
  /**
   * Given if every stranger gets the same page, except for these search parameters. The Worker renders it once, without anything
   * else that a visitor sends, brings its styles and drawings into the document, and keeps it for the next stranger.
   */
  sameFor?: { parameters: readonly string[] };
  /** Search engines are given its address. */
  isInSitemap?: boolean;
}
