import { useCallback, useRef } from "react";
import { type Preferences, preferencesCookieName } from "~/domain/wardrobe/preferences.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers the parent's view settings, starting with the ones that the page was rendered with. In a browser
 * without a cookie store, they last as long as the page.
 */
export function useRemember(drawnWith: Preferences): (change: Partial<Preferences>) => void {
  const latest = useRef(drawnWith);
  return useCallback((change) => {
    latest.current = { ...latest.current, ...change };
    // If cookies are refused, only the memory is lost.
    window.cookieStore
      ?.set({
        name: preferencesCookieName(window.location.protocol === "https:"),
        value: encodeURIComponent(JSON.stringify(latest.current)),
        path: "/",
        expires: Date.now() + YEAR_MS,
        sameSite: "lax",
      })
      .catch(() => {});
  }, []);
}
