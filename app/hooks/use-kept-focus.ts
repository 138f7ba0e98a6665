import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { takeFocus } from "~/lib/take-focus.ts";

/**
 * Takes the focus along when one page replaces another: the link that led there has gone, and whoever moves by keyboard would
 * begin at the top again. A page that chooses a place of its own keeps it.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("content");
    if (!main || document.activeElement !== document.body) return;
    takeFocus(main, { preventScroll: true });
  }, [pathname]);
}
