// Whose browser this is: what pages keep in it belongs to one person, and is gone when another signs in.
import { createContext, useEffect } from "react";
import { setViewerStamp } from "~/lib/viewer-stamp.ts";

const OWNER = "owner";

/** The mark of whoever the page was made for; null where nobody says. */
export const ViewerMarkContext = createContext<string | null>(null);

/** Forgets what others have left in this browser, and notes whose it is now. */
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
      // A browser that keeps nothing has nothing of others.
    }
  }, [mark]);
}

/** Whether the browser is still that of whoever the page was made for: nobody else has signed in, and they have not left. */
export function isOwnBrowser(mark: string | null): boolean {
  if (mark === null) return true;
  try {
    return window.localStorage.getItem(OWNER) === mark;
  } catch {
    return true;
  }
}
