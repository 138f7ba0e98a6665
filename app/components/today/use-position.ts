import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ownPositionCookieName } from "~/domain/today/own-position.ts";
import { cellName } from "~/domain/weather/hourly-forecast.ts";
import { showToast } from "~/lib/toast.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";

/** A position of the last ten minutes is as good as a new one. */
const FRESH_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;
/** Longer than anyone looks at a page. */
const LIFE_MS = 60 * 60_000;

const name = () => ownPositionCookieName(window.location.protocol === "https:");

/** The visit is over: nothing of the position stays. */
function forget(): Promise<void> {
  return window.cookieStore?.delete(name()).catch(() => {}) ?? Promise.resolve();
}

export interface Position {
  isAsking: boolean;
  /** Asks the device where it is, after a press. Nothing more exact than a cell of 0.1° leaves the device. */
  ask: () => void;
  /** Back to the plan's place. */
  leave: () => void;
}

/** The weather of where the reader is, for as long as the page is open. */
export function usePosition(): Position {
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    window.addEventListener("pagehide", forget);
    return () => {
      window.removeEventListener("pagehide", forget);
      void forget();
    };
  }, []);

  function refuse() {
    setIsAsking(false);
    showToast({ title: TODAY_COPY.notFound, look: "error" });
  }

  async function keep({ coords }: GeolocationPosition) {
    try {
      await window.cookieStore.set({
        name: name(),
        value: cellName(coords),
        path: "/",
        expires: Date.now() + LIFE_MS,
        sameSite: "lax",
      });
      await revalidate();
      setIsAsking(false);
    } catch {
      refuse();
    }
  }

  function ask() {
    // Old browsers, and pages that aren't secure, have none of these.
    if (!("geolocation" in navigator && "cookieStore" in window)) return refuse();
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(keep, refuse, { maximumAge: FRESH_MS, timeout: PATIENCE_MS });
  }

  return { isAsking, ask, leave: () => void forget().then(revalidate) };
}
