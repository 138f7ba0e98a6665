import { lazy, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useLineState, useReadAgain } from "~/components/live/use-live-line.ts";
import { useOnline } from "~/components/offline/use-online.ts";
import { keepPage } from "~/components/offline/use-service-worker.ts";
import { keptAt } from "~/components/offline/viewer-mark.ts";
import { placeAt } from "~/domain/plans/places.ts";
import { ownMomentWords } from "~/words/en/day-words.ts";
import { keptWords, SESSION_COPY } from "~/words/en/offline/offline-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { BrowserViewer } from "./use-log-out.ts";

const textOf = (viewer: Exclude<BrowserViewer, "same">) =>
  viewer === "nobody" ? SESSION_COPY.signedOut : SESSION_COPY.another;

/**
 * Tells the user that the session ended elsewhere or that someone else is now signed in. The page keeps
 * everything typed on it: signing in happens in another tab, and then this page continues.
 */
export function SessionNotice({ viewer }: { viewer: BrowserViewer }) {
  const { pathname, search } = useLocation();
  if (viewer === "same") return null;
  const signIn = publicPath(`/auth?${new URLSearchParams({ from: `${pathname}${search}` })}`);
  return (
    <div data-chrome className="bg-amber-tint text-amber">
      <p role="alert" className="container-page flow gap-x-3 py-2 text-sm">
        {textOf(viewer)}
        <a
          href={signIn}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {SESSION_COPY.signIn}
        </a>
      </p>
    </div>
  );
}

const load = () => import("./unsent-form.tsx");

/** Rarely needed, so browsers load it lazily; the server renders it for visitors without scripts. */
export const UnsentNotice = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Says that the page comes from the browser's copy, and when it was read, until a fresh reading arrives. */
export function KeptNotice({ read }: { read: unknown }) {
  const { pathname } = useLocation();
  const [first] = useState(read);
  const at = useSyncExternalStore(never, keptAt, () => null);
  const isOnline = useOnline();
  const isOld = at !== null && read === first;
  const readAgain = useReadAgain();
  const line = useLineState();
  useEffect(() => {
    if (isOld && (isOnline || line === "open")) readAgain();
  }, [isOld, isOnline, line, readAgain]);
  useEffect(() => {
    // The session has ended: keeping a page that can't be read any more removes its copy.
    if (line === "ended") keepPage();
  }, [line]);
  if (!isOld) return null;
  const place = placeAt(pathname);
  return (
    <div data-chrome className="bg-amber-tint text-amber">
      <p role="status" className="container-page py-2 text-xs">
        {keptWords(place === null || place === "today" ? "plan" : place, ownMomentWords(at), isOnline)}
      </p>
    </div>
  );
}

const never = () => () => {};
