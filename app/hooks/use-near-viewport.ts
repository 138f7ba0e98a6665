// When something comes near what is to be seen. One observer watches everything, because there are dozens of items.
import { useCallback, useState } from "react";

const MARGIN = "50px";

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** A ref for an element, and whether the element has been within 50 px of the viewport. */
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

/** Tells once that the element is near; the answer ends the watch before. */
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
