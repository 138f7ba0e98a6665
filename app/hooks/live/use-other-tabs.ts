// Lets a browser's tabs tell each other who is signed in.
import { useEffect, useEffectEvent, useState } from "react";
import { NOBODY } from "~/domain/offline/kept-pages.ts";

const CHANNEL = "viewer";

/** 'same': still the user this page was made for, as far as the tabs know. */
export type BrowserViewer = "same" | "nobody" | "another";

/** Tells the other tabs that the user has signed out. */
export function tellSignOut(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(NOBODY);
  channel.close();
}

/** Announces this page's user to other tabs, and listens to theirs; `back` is called when they say that the user is signed in. */
export function useOtherTabs(mark: string | null, back: () => void = () => {}): BrowserViewer {
  const isBack = useEffectEvent(back);
  const [viewer, setViewer] = useState<BrowserViewer>("same");
  useEffect(() => {
    if (mark === null || typeof BroadcastChannel === "undefined") return;
    setViewer("same");
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      setViewer(data === mark ? "same" : data === NOBODY ? "nobody" : "another");
      // The owner is back, so unsent changes can be sent now.
      if (data !== mark) return;
      window.dispatchEvent(new Event("online"));
      isBack();
    };
    channel.postMessage(mark);
    return () => channel.close();
  }, [mark]);
  return viewer;
}
