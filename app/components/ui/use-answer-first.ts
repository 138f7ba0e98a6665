import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Whether a page's long list is drawn whole. A page opened by a tap draws its answer and what's on the first
 * screen, and the rest right after. Documents, ways back, and links to a row are drawn whole at once, because
 * they're scrolled to where they were.
 */
export function useAnswerFirst(): boolean {
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  return useDeferredValue(true, isBack || hash !== "");
}
