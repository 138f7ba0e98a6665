import type { ReactNode } from "react";
import { LanguageOffer } from "./footer.tsx";

/**
 * The handle of a public page that runs no script of the framework and is offered in the reader's own language. Browsers never draw its
 * footer, and so they don't load it.
 */
export const PUBLIC_HANDLE = import.meta.env.SSR
  ? { isHydrated: false, footer: () => <LanguageOffer /> }
  : { isHydrated: false };

/** What a route can tell the layout around it. */
export interface RouteHandle<LoaderData = unknown> {
  /** False for pages without interaction, which are sent without scripts. */
  isHydrated?: boolean;
  /** What it adds to the footer. */
  footer?(): ReactNode;
  /** What replaces the wordmark in the header, given the route's data. */
  headerStrip?(loaderData: LoaderData): ReactNode;
}
