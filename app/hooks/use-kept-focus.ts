import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

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
    // For as long as it has the focus: a click on a blank place must not focus the whole page.
    main.tabIndex = -1;
    main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
    main.focus({ preventScroll: true });
  }, [pathname]);
}
