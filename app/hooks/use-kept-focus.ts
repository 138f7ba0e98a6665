import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Dialogs and lists give the focus back themselves, a moment after the page has changed. */
const OWN_WAY_MS = 50;

/**
 * Takes the focus along when a page, or a form on it, is replaced: what had it has gone, and whoever moves by keyboard would begin at
 * the top again. It goes to the place that the address names, or to the page. A page that chooses a place of its own keeps it.
 */
export function useKeptFocus(): void {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const timer = setTimeout(() => {
      const place = document.getElementById(hash.slice(1)) ?? document.getElementById("content");
      if (place && document.activeElement === document.body) focusOnce(place);
    }, OWN_WAY_MS);
    return () => clearTimeout(timer);
  }, [key, hash]);
}

/** Only for as long as it has the focus: a click on a blank place must not focus the whole page. */
function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
