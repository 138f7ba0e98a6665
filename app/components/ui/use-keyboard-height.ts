// Phones lay their keyboard over the page without resizing it: a sheet at the bottom stands on it.
import { useEffect } from "react";

/** For the styles of bottom sheets. */
const PROPERTY = "--keyboard";

/** Keeps the height that the on-screen keyboard covers in `--keyboard`, in px, while a sheet is open. */
export function useKeyboardHeight(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!isOpen || !visible) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - visible.height - visible.offsetTop);
      style.setProperty(PROPERTY, `${Math.round(covered)}px`);
    };
    measure();
    visible.addEventListener("resize", measure);
    visible.addEventListener("scroll", measure);
    return () => {
      visible.removeEventListener("resize", measure);
      visible.removeEventListener("scroll", measure);
      style.removeProperty(PROPERTY);
    };
  }, [isOpen]);
}
