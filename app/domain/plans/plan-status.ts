// The life of an attempt: which status may follow which, and what users see of each. Code that writes a
// status is typed by this table (data/plans/move.server.ts), and pages use it too, so no screen waits for an
// impossible step.
import { PLAN_STATUSES, type PlanStatus, type StoredStatus } from "../vocabulary.ts";

/**
 * Every allowed step. A failed attempt or copy can restart (Try Again), a complete one be recalculated, and one in progress
 * begin again when its parent tells something about the baby meanwhile. A copy that is calculated by the calendar goes on as
 * any plan.
 */
const NEXT_STATUSES = {
  pending: ["processing_weather", "failed"],
  processing_weather: ["processing_calcs", "failed", "pending"],
  processing_calcs: ["completed", "failed", "pending"],
  cloning_dashboard: ["completed", "failed", "pending"],
  completed: ["pending"],
  calculations_completed: ["pending"],
  failed: ["pending", "cloning_dashboard"],
} as const satisfies Readonly<Record<StoredStatus, readonly StoredStatus[]>>;

type StatusBefore<To extends StoredStatus> = {
  [From in StoredStatus]: To extends (typeof NEXT_STATUSES)[From][number] ? From : never;
}[StoredStatus];

/** The server still has work to do. */
export type WorkingStatus = StatusBefore<"failed">;

/** The dashboard can be opened. */
export type CompleteStatus = "completed" | "calculations_completed";

/**
 * The statuses that may follow every one of `From`. A status in progress may also follow itself, when a
 * worker takes over another's work.
 */
export type NextStatus<From extends StoredStatus> = {
  [To in StoredStatus]: [From] extends [StatusBefore<To> | (To & WorkingStatus)] ? To : never;
}[StoredStatus];

const BADGE_HIDES_AFTER_MS = 60_000;

/** An attempt's progress: a percentage and one of the four stages of the processing screen. */
export type RunProgress = { percent: number; step: number };

export type StatusBadge = "completed" | "processing" | "pending" | "cloning" | "failed" | "unknown";

/** True if an attempt may go directly from one status to the other. */
export function canMove(from: StoredStatus, to: StoredStatus): boolean {
  const next: readonly StoredStatus[] = NEXT_STATUSES[from];
  return next.includes(to);
}

/** True if the dashboard can be opened; the legacy calculations_completed counts as complete. */
export function isComplete(status: PlanStatus): status is CompleteStatus {
  return status === "completed" || status === "calculations_completed";
}

/** The statuses of attempts whose dashboard can be opened. */
export const COMPLETE_STATUSES: readonly CompleteStatus[] = PLAN_STATUSES.filter(isComplete);

/** True while the server still has work to do: the attempt will complete or fail. */
export function isWorking(status: PlanStatus): status is WorkingStatus {
  return status !== "newer" && canMove(status, "failed");
}

/** The statuses of attempts that will complete or fail. */
export const WORKING_STATUSES: readonly WorkingStatus[] = PLAN_STATUSES.filter(isWorking);

/** The processing screen's bar and stage; null for a failed attempt or a copy in the making. */
export function progressOf(status: PlanStatus): RunProgress | null {
  switch (status) {
    case "pending":
      return { percent: 25, step: 1 };
    case "processing_weather":
      return { percent: 50, step: 2 };
    case "processing_calcs":
      return { percent: 75, step: 3 };
    case "completed":
    case "calculations_completed":
      return { percent: 100, step: 4 };
    case "cloning_dashboard":
    case "failed":
    case "newer":
      return null;
    default:
      status satisfies never;
      return null;
  }
}

export type StageState = "waiting" | "working" | "done";

/** The state of one of the four stages, counted from 1; a failed attempt has none in progress. */
export function stageState(status: PlanStatus, stage: number): StageState {
  const reached = progressOf(status)?.step ?? 0;
  if (isComplete(status) || reached > stage) return "done";
  return reached === stage ? "working" : "waiting";
}

/** The badge on an attempt's card; Completed hides 60 seconds after the last update (or creation). */
export function statusBadge(
  status: PlanStatus,
  updatedAt: Date | null,
  createdAt: Date,
  now: Date,
): StatusBadge | null {
  switch (status) {
    case "completed":
    case "calculations_completed":
      return badgeLeftMs(status, updatedAt, createdAt, now) === 0 ? null : "completed";
    case "processing_weather":
    case "processing_calcs":
      return "processing";
    case "pending":
      return "pending";
    case "cloning_dashboard":
      return "cloning";
    case "failed":
      return "failed";
    case "newer":
      return null;
    default:
      status satisfies never;
      return "unknown";
  }
}

/** Milliseconds until the badge hides, 0 once it has; null for a badge that only an event changes. */
export function badgeLeftMs(
  status: PlanStatus,
  updatedAt: Date | null,
  createdAt: Date,
  now: Date,
): number | null {
  if (!isComplete(status)) return null;
  const age = now.getTime() - (updatedAt ?? createdAt).getTime();
  return Math.max(0, BADGE_HIDES_AFTER_MS - age);
}
