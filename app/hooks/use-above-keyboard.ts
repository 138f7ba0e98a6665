import { type RefObject, useEffect } from "react";

/** The height covered by the on-screen keyboard, for the styles of a bottom sheet. */
const PROPERTY = "--keyboard";

/** Keeps a bottom sheet above the on-screen keyboard, which covers the page without resizing it. */
export function useAboveKeyboard(sheet: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const element = sheet.current;
    if (!isOpen || !visible || !element) return;
    const place = () => {
      const covered = Math.max(0, window.innerHeight - visible.height - visible.offsetTop);
      element.style.setProperty(PROPERTY, `${covered}px`);
    };
    place();
    visible.addEventListener("resize", place);
    visible.addEventListener("scroll", place);
    return () => {
      visible.removeEventListener("resize", place);
      visible.removeEventListener("scroll", place);
      element.style.removeProperty(PROPERTY);
    };
  }, [sheet, isOpen]);
}
