// Whatever pages store in the browser belongs to one person, and is cleared when another signs in.

import { createContext, useEffect } from "react";
import { KEPT_AT } from "~/domain/offline/kept-pages.ts";
import { setViewerStamp } from "~/lib/viewer-stamp.ts";

const OWNER = "owner";

/** Identifies the user that the page was made for; null if there isn't one. */
export const ViewerMarkContext = createContext<string | null>(null);

/** Clears what others have stored in this browser, and records its current user. */
export function useOwnBrowser(mark: string | null): void {
  useEffect(() => {
    setViewerStamp(mark);
    return () => setViewerStamp(null);
  }, [mark]);
  useEffect(() => {
    if (mark === null) return;
    try {
      if (window.localStorage.getItem(OWNER) === mark) return;
      window.localStorage.clear();
      window.localStorage.setItem(OWNER, mark);
    } catch {
      // Without storage, there is nothing of others to clear.
    }
  }, [mark]);
}

/** Whether the browser still belongs to the page's user: no one else has signed in, and they haven't signed out. */
export function isOwnBrowser(mark: string | null): boolean {
  if (mark === null) return true;
  try {
    return window.localStorage.getItem(OWNER) === mark;
  } catch {
    return true;
  }
}

/** When the open document was read (epoch milliseconds), if it is the browser's kept copy; otherwise null. */
export function keptAt(): number | null {
  const at = document.documentElement.getAttribute(KEPT_AT);
  return at === null ? null : Number(at);
}
