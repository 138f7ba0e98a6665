// The life of an onboarding attempt: which status may follow which, and what people see of each.
// The pipeline asks canMove before it writes, the pages ask for progress and badge;
// one table answers, so that no screen waits for a step that cannot come.
import { STATUS_BADGE_LABELS } from "../copy/wardrobe.ts";
import type { AttemptStatus } from "./vocabulary.ts";

/** Every allowed step. A failed attempt or copy starts anew (Try Again); a complete one may be recalculated (decision Q12). */
const NEXT_STATUSES: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  pending: ["processing_weather", "failed"],
  processing_weather: ["processing_calcs", "failed"],
  processing_calcs: ["completed", "failed"],
  cloning_dashboard: ["completed", "failed"],
  completed: ["pending"],
  calculations_completed: ["pending"],
  failed: ["pending", "cloning_dashboard"],
};

const BADGE_HIDES_AFTER_MS = 60_000;

/** How far an attempt is: a share of 100 and one of the four stages of the processing screen. */
export interface AttemptProgress {
  percent: number;
  step: number;
}

export type StatusBadgeLabel = (typeof STATUS_BADGE_LABELS)[keyof typeof STATUS_BADGE_LABELS];

/** True when an attempt may go from one status straight to the other. */
export function canMove(from: AttemptStatus, to: AttemptStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** True when the dashboard can be opened; the legacy calculations_completed counts as complete. */
export function isComplete(status: AttemptStatus): boolean {
  return status === "completed" || status === "calculations_completed";
}

/** True while the server still has something to do for the attempt: it will complete or fail. */
export function isWorking(status: AttemptStatus): boolean {
  return canMove(status, "failed");
}

/** The processing screen's bar and stage; null where it has none: a failed attempt and a copy being made. */
export function progressOf(status: AttemptStatus): AttemptProgress | null {
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
      return null;
    default:
      status satisfies never;
      return null;
  }
}

/** The badge on an attempt's card; Completed disappears 60 seconds after the last update, else the creation. */
export function statusBadge(
  status: AttemptStatus,
  updatedAt: Date | null,
  createdAt: Date,
  now: Date,
): StatusBadgeLabel | null {
  switch (status) {
    case "completed":
    case "calculations_completed": {
      const age = now.getTime() - (updatedAt ?? createdAt).getTime();
      return age < BADGE_HIDES_AFTER_MS ? STATUS_BADGE_LABELS.completed : null;
    }
    case "processing_weather":
    case "processing_calcs":
      return STATUS_BADGE_LABELS.processing;
    case "pending":
      return STATUS_BADGE_LABELS.pending;
    case "cloning_dashboard":
      return STATUS_BADGE_LABELS.cloning;
    case "failed":
      return STATUS_BADGE_LABELS.failed;
    default:
      status satisfies never;
      return STATUS_BADGE_LABELS.unknown;
  }
}
