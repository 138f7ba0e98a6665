// Asks the service worker to keep pages for reading offline.
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isFields } from "~/contracts/shape.ts";
import {
  type DropWish,
  KEPT_AS,
  type KeepWish,
  type NearWish,
  pagesNear,
  TODAY_PATH,
} from "~/domain/offline/kept-pages.ts";
import { PREFIX } from "~/words/en/language.ts";

/** Each language has its own worker, whose offline page and files are in it. */
const address = () => `/sw${PREFIX.replace("/", "-")}.js`;

/** Registers the worker after the page has loaded, and keeps pages that were opened or changed without a document load. */
export function useServiceWorker(read: unknown): void {
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useNearPages(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // If it is forbidden, pages are readable only with a network.
    const register = () => void serviceWorker.register(address()).catch(() => {});
    if (document.readyState === "complete") register();
    else window.addEventListener("load", register, { once: true });
    // Keeps the page that was open before its worker took control.
    serviceWorker.addEventListener("controllerchange", keepPage);
    return () => serviceWorker.removeEventListener("controllerchange", keepPage);
  }, []);
  // Today has all that its parameters choose from: domain/offline/kept-pages.ts.
  const toKeep = pathname.endsWith(TODAY_PATH) ? pathname : pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading and each address is a page to keep
  useEffect(() => {
    // The worker has already kept a page that came as a document.
    if (!isFirst.current) keepPage();
    isFirst.current = false;
  }, [read, toKeep]);
}

/** Lets the page and everything it loads late come first. */
const NEAR_AFTER_MS = 6000;

/** Keeps the pages next to the open one, a while after it has loaded; not in data-saving mode. */
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
  // Not every browser has it, so no type promises it.
  const connection: unknown = Reflect.get(navigator, "connection");
  return isFields(connection) && connection.saveData === true;
}

/** Deletes what is kept of a plan that isn't open to the user anymore. */
export function dropPlan(planId: string): void {
  const wish: DropWish = { drop: planId };
  navigator.serviceWorker?.controller?.postMessage(wish);
}

/** Keeps the open page as it is now, if it asks for that; without a worker, does nothing. */
export function keepPage(): void {
  if (!document.head.querySelector(`meta[name="${KEPT_AS}"]`)) return;
  const wish: KeepWish = { keep: window.location.href };
  navigator.serviceWorker?.controller?.postMessage(wish);
}
