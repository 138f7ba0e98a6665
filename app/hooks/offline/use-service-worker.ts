// How a page has itself kept for reading without a network.
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type KeepWish, type NearWish, pagesNear } from "~/domain/offline/kept-pages.ts";

const ADDRESS = "/sw.js";

/** Registers the worker after the page, and has pages kept that were read or changed inside an open one. */
export function useServiceWorker(read: unknown): void {
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useNearPages(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // Whoever forbids it reads with a network only.
    const register = () => void serviceWorker.register(ADDRESS).catch(() => {});
    if (document.readyState === "complete") register();
    else window.addEventListener("load", register, { once: true });
    // The page that was there before its worker is kept by it as well.
    serviceWorker.addEventListener("controllerchange", keepPage);
    return () => serviceWorker.removeEventListener("controllerchange", keepPage);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading and each address is a page to keep
  useEffect(() => {
    // A page that came as a document has been kept on its way.
    if (!isFirst.current) keepPage();
    isFirst.current = false;
  }, [read, pathname, search]);
}

/** So long after a page: it, and what is late in it, come first. */
const NEAR_AFTER_MS = 6000;

/** Has the pages near the open one kept, a while after it has come; not where somebody saves data. */
function useNearPages(pathname: string): void {
  useEffect(() => {
    const near = pagesNear(pathname).map((path) => new URL(path, window.location.href).href);
    if (near.length === 0 || savesData()) return;
    const wish: NearWish = { near };
    const ask = () => navigator.onLine && navigator.serviceWorker?.controller?.postMessage(wish);
    const timer = setTimeout(ask, NEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Has the page that is open kept as it is now; nothing happens where no worker is. */
export function keepPage(): void {
  const wish: KeepWish = { keep: window.location.href };
  navigator.serviceWorker?.controller?.postMessage(wish);
}
