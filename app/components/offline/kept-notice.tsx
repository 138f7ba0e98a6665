import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { ownMomentWords } from "~/copy/day-words.ts";
import { keptWords } from "~/copy/offline/offline-copy.ts";
import { placeAt } from "~/domain/plans/places.ts";
import { useLineState, useReadAgain } from "~/hooks/live/use-live-line.ts";
import { keptAt } from "~/hooks/offline/kept-at.ts";
import { keepPage } from "~/hooks/offline/use-service-worker.ts";

/** Says that the page comes from the browser's copy, and when it was read, until a fresh reading arrives. */
export function KeptNotice({ read }: { read: unknown }) {
  const { pathname } = useLocation();
  const [first] = useState(read);
  const at = useSyncExternalStore(never, keptAt, () => null);
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
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
  return (
    <div data-chrome className="bg-amber-tint text-amber">
      <p role="status" className="container-page py-2 text-xs">
        {keptWords(placeAt(pathname) ?? "plan", ownMomentWords(at), isOnline)}
      </p>
    </div>
  );
}

const never = () => () => {};

function onNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
