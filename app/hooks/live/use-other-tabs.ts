// What the tabs of a browser tell each other about who is signed in.
import { useEffect, useState } from "react";
import { NOBODY } from "~/domain/offline/kept-pages.ts";

const CHANNEL = "viewer";

/** 'same': whoever this page was made for, as far as tabs know. */
export type BrowserViewer = "same" | "nobody" | "another";

/** Tells the other tabs that nobody is signed in any more. */
export function tellSignOut(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(NOBODY);
  channel.close();
}

/** Tells other tabs whom this page was made for, and hears whom theirs are for. */
export function useOtherTabs(mark: string | null): BrowserViewer {
  const [viewer, setViewer] = useState<BrowserViewer>("same");
  useEffect(() => {
    if (mark === null || typeof BroadcastChannel === "undefined") return;
    setViewer("same");
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      setViewer(data === mark ? "same" : data === NOBODY ? "nobody" : "another");
      // What waits for its owner can be sent at once.
      if (data === mark) window.dispatchEvent(new Event("online"));
    };
    channel.postMessage(mark);
    return () => channel.close();
  }, [mark]);
  return viewer;
}
