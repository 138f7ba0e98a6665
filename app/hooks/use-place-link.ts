import { type PointerEvent, useRef } from "react";
import { useLocation } from "react-router";
import { expectPage, readAhead } from "~/lib/seen-answers.ts";

/** A mouse that only passes by asks for nothing. */
const HOVER_MS = 65;
/** The page that was left is read after the one that was gone to. */
const LEFT_MS = 1500;

/**
 * Event handlers for links between the places: on intent, the page is read ahead; a page that was seen is
 * shown again at once, and so is the one that is left.
 */
export function usePlaceLink() {
  const { pathname, search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (to: string) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(timer.current);
      if (to === pathname) return;
      if (pointerType === "mouse") timer.current = setTimeout(readAhead, HOVER_MS, to);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown() {
      clearTimeout(timer.current);
      if (to !== pathname) readAhead(to);
    },
    onClick() {
      clearTimeout(timer.current);
      expectPage(to);
      if (to !== pathname) setTimeout(readAhead, LEFT_MS, `${pathname}${search}`);
    },
  });
}
