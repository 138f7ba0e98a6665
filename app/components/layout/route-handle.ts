import type { ReactNode } from "react";

/** What a route may say of itself to the layout around it. */
export interface RouteHandle<LoaderData = unknown> {
  /** False for pages without interaction: they are sent without a script. */
  isHydrated?: boolean;
  /** What stands in the header in the place of the wordmark, for the route's data. */
  headerStrip?(loaderData: LoaderData): ReactNode;
}
