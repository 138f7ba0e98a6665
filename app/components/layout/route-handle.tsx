import type { ReactNode } from "react";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { LanguageOffer } from "./footer.tsx";

/** A page's own facts, for the layout around it and for the Worker that serves it. */
export interface RouteHandle<LoaderData = unknown> extends RouteFacts {
  /** False for pages without interaction, which are sent without scripts. */
  isHydrated?: boolean;
  /** The browser keeps this page for its next user, too, so the header offers no account. */
  isForAnybody?: boolean;
  /** What it adds to the footer. */
  footer?(): ReactNode;
  /** What replaces the wordmark in the header, given the route's data. */
  headerStrip?(loaderData: LoaderData): ReactNode;
}

/**
 * The handle of a public page that runs no script of the framework and is offered in the reader's own language. Browsers never draw its
 * footer, and so they don't load it.
 */
export function publicHandle(facts: RouteFacts = {}): RouteHandle {
  return import.meta.env.SSR
    ? { isHydrated: false, footer: () => <LanguageOffer />, ...facts }
    : { isHydrated: false };
}
