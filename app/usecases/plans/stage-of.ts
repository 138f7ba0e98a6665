import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

/** The stage that moves an attempt on from a status; null if nothing is left to do. */
export function stageOf(status: PlanStatus): AttemptJob["stage"] | null {
  switch (status) {
    case "pending":
    case "processing_weather":
      return "weather";
    case "processing_calcs":
      return "calculations";
    case "cloning_dashboard":
      return "clone";
    case "completed":
    case "calculations_completed":
    case "failed":
      return null;
    default:
      return status satisfies never;
  }
}
