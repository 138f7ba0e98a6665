// Detects elements near the viewport. One observer serves them all, because a page has dozens of items.
import { useCallback, useState } from "react";

const MARGIN = "50px";

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** A ref for an element, and whether the element has ever been within 50 px of the viewport. */
export function useNearViewport(): [
  ref: (element: Element | null) => (() => void) | undefined,
  isNear: boolean,
] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => (element ? watch(element, () => setIsNear(true)) : undefined),
    [],
  );
  return [ref, isNear];
}

/** Calls back once, when the element is near; the returned function stops watching. */
function watch(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(tellNear, { rootMargin: MARGIN });
  waiting.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
