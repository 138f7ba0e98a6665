import { use, useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useOnline } from "~/components/offline/use-online.ts";
import { keptAt, ViewerMarkContext } from "~/components/offline/viewer-mark.ts";
import type { TodayView } from "~/contracts/today/shown-today.ts";
import type { TodayInput, TodayOfReader } from "~/contracts/today/today-input.ts";
import type { MadeMark } from "./use-marks.ts";

/** The input of Today in a browser. */
export interface HereAndNow extends Omit<ReadToday, "today"> {
  planId: string;
  /** The mark of the browser's viewer. */
  viewer: string | null;
  made: readonly MadeMark[];
  /** Epoch milliseconds. */
  now: number;
}

/** Works Today out; loaded only where it is needed. */
export type LoadToday = () => Promise<(here: HereAndNow) => TodayView>;

/** Today as the page was read, with the facts that it was worked out from. */
export type ReadToday = { today: TodayView; facts: TodayInput; ofReader: TodayOfReader };

/** The day moves on also without a network. */
const GLANCE_MS = 60_000;

/**
 * Today as it was read; worked out in this browser where the page is a kept copy, where there is no network, and while marks of this
 * page are newer than its facts. `made` must be the same list until it changes.
 */
export function useTodayHere(
  planId: string,
  { today, facts, ofReader }: ReadToday,
  made: readonly MadeMark[],
  load: LoadToday,
): TodayView {
  const viewer = use(ViewerMarkContext);
  const isCopy = useIsCopy(facts);
  const isOnline = useOnline();
  const [here, setHere] = useState<{ facts: TodayInput; today: TodayView } | null>(null);
  const isNeeded = isCopy || !isOnline || made.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const work = async () => {
      const view = await load();
      if (signal.aborted) return;
      setHere({ facts, today: view({ planId, viewer, facts, ofReader, made, now: Date.now() }) });
    };
    // Where it can't be loaded, the page stays as it was read.
    const workAgain = () => void work().catch(() => {});
    workAgain();
    const timer = setInterval(workAgain, GLANCE_MS);
    window.addEventListener("storage", workAgain, { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [isNeeded, planId, viewer, facts, ofReader, made, load]);
  return isNeeded && here?.facts === facts ? here.today : today;
}

/** Whether these facts are those of the browser's kept copy. */
function useIsCopy(facts: TodayInput): boolean {
  const [first] = useState(facts);
  return useSyncExternalStore(never, keptAt, () => null) !== null && facts === first;
}

/** The address's parameters. A copy is kept, and drawn at first, as the page opens without any. */
export function useTodaySearch(): URLSearchParams {
  const [search] = useSearchParams();
  const isDrawing = useSyncExternalStore(never, () => false, isKeptDocument);
  return isDrawing ? NO_PARAMETERS : search;
}

const NO_PARAMETERS = new URLSearchParams();

const isKeptDocument = () => typeof document !== "undefined" && keptAt() !== null;

const never = () => () => {};
