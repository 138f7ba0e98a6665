import type { ReactNode } from "react";

/** What a route can tell the layout around it. */
export interface RouteHandle<LoaderData = unknown> {
  /** False for pages without interaction, which are sent without scripts. */
  isHydrated?: boolean;
  /** What it adds to the footer. */
  footer?(): ReactNode;
  /** What replaces the wordmark in the header, given the route's data. */
  headerStrip?(loaderData: LoaderData): ReactNode;
}
