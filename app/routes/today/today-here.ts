// Today worked out in a browser. The page loads this only where it needs it.

import { factsHere, knownHere } from "~/components/today/facts-here.ts";
import type { HereAndNow } from "~/components/today/use-today-here.ts";
import type { TodayView } from "~/contracts/today/shown-today.ts";
import { viewToday } from "~/views/today/today-view.ts";

/** The view from the page's facts, with what this browser knows beyond them. */
export function todayHere({ planId, viewer, facts, ofReader, made, now }: HereAndNow): TodayView {
  return viewToday(factsHere(facts, { ...knownHere(planId, viewer), marks: made }), ofReader, now);
}
