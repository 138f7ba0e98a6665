import type { ReactNode } from "react";
import type { PageFacts } from "~/contracts/public/page-facts.ts";
import { LanguageOffer } from "./footer.tsx";

/** What a page says about itself to the layout around it and to the Worker that serves it. */
export interface RouteHandle<LoaderData = unknown> extends PageFacts {
  /** False for pages without interaction, which are sent without scripts. */
  isHydrated?: boolean;
  /** The browser keeps it as it is for whoever uses it next, so it offers nobody's account. */
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
export function publicHandle(facts: PageFacts = {}): RouteHandle {
  return import.meta.env.SSR
    ? { isHydrated: false, footer: () => <LanguageOffer />, ...facts }
    : { isHydrated: false };
}
