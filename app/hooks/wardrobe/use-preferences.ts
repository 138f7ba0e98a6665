import { useCallback, useRef } from "react";
import { type Preferences, preferencesCookieName } from "~/domain/wardrobe/preferences.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers how the parent looks at plans, starting from what the page was drawn with. A browser without a cookie store
 * forgets it with the page.
 */
export function useRemember(drawnWith: Preferences): (change: Partial<Preferences>) => void {
  const latest = useRef(drawnWith);
  return useCallback((change) => {
    latest.current = { ...latest.current, ...change };
    // Refused cookies cost the memory, nothing else.
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
