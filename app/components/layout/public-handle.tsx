import { LanguageOffer } from "./language-links.tsx";

/**
 * The handle of a public page that runs no script of the framework and is offered in the reader's own language. Browsers never draw its
 * footer, and so they don't load it.
 */
export const PUBLIC_HANDLE = import.meta.env.SSR
  ? { isHydrated: false, footer: () => <LanguageOffer /> }
  : { isHydrated: false };
