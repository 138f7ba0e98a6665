import { type RefObject, useEffect } from "react";

/** The height that the screen's keyboard covers, for the style of a sheet at the bottom. */
const PROPERTY = "--keyboard";

/** Keeps a sheet at the bottom of the screen above the keyboard, which covers the page without making it smaller. */
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
