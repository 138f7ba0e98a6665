// Dates that people have read stay, unless the difference is worth a word: windows move by a week or more, and at most once
// a week.
import { daysBetween, type IsoDay } from "../calendar.ts";
import type { ChartSize } from "./size-charts.ts";
import type { SizeChange, SizeWindow } from "./size-windows.ts";

/** What a plan shows: the end of each size that it has said something about. */
export type ShownEnds = ReadonlyMap<ChartSize, SizeChange>;

/** Why windows are worked out again: facts that were corrected or deleted must not leave their traces for a week. */
export type Cause = "new fact" | "correction";

const LEAST_MOVE = 7;
const DAYS_BETWEEN_MOVES = 7;

/**
 * Whether windows may move. On the day of a move, they may again: a weight and a length are often entered one after the
 * other, and both together are one move.
 */
export function mayMove(movedOn: IsoDay | null, today: IsoDay, cause: Cause): boolean {
  if (movedOn === null || cause === "correction") return true;
  const days = daysBetween(movedOn, today);
  return days <= 0 || days >= DAYS_BETWEEN_MOVES;
}

/** The fresh windows, with every end as it is shown that has moved by less than a week. Intervals are always fresh. */
export function steadyWindows(shown: ShownEnds, fresh: readonly SizeWindow[]): SizeWindow[] {
  let start: SizeChange | null = null;
  return fresh.map((window) => {
    const before = shown.get(window.size);
    const end = before ? steadyChange(before, window.end) : window.end;
    const steady = { ...window, start: start ?? window.start, end };
    start = end;
    return steady;
  });
}

/** What is shown of these windows from now on. */
export function shownEnds(windows: readonly SizeWindow[]): ShownEnds {
  return new Map(windows.map(({ size, end }) => [size, end]));
}

function steadyChange(shown: SizeChange, fresh: SizeChange): SizeChange {
  if (shown.likely === null || fresh.likely === null) return shown.likely === fresh.likely ? shown : fresh;
  if (Math.abs(daysBetween(shown.likely, fresh.likely)) >= LEAST_MOVE) return fresh;
  return {
    early: sooner(fresh.early, shown.likely),
    safe: shown.safe,
    likely: shown.likely,
    late: fresh.late !== null && fresh.late < shown.likely ? shown.likely : fresh.late,
  };
}

function sooner(day: IsoDay | null, than: IsoDay): IsoDay {
  return day !== null && day < than ? day : than;
}
