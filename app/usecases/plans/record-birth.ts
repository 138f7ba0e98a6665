// 'Baby has arrived': recalculates the plan from the day of birth, by the ordinary pipeline.

import { saveBirthDate } from "~/data/plans/plan-restarts.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { beginRun } from "./begin-run.ts";

export type RecordBirthResult =
  | { kind: "recalculating" }
  /** The plan already starts on this day, for as many babies. */
  | { kind: "unchanged" }
  | { kind: "refused"; code: Extract<ErrorCode, "ATTEMPT_NOT_READY"> }
  | { kind: "not-found" };

/**
 * Sets, corrects, or (null) removes a complete plan's birth date, sets how many babies there are
 * (null: as before), and starts the recalculation, which replaces only quantities. Sent twice, it starts one run.
 */
export async function recordBirth(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
  bornOn: IsoDay | null,
  babies: number | null = null,
): Promise<RecordBirthResult> {
  const plan = await saveBirthDate(db, { viewerId, planId, bornOn, babies, runId: newId(), now });
  if (plan) {
    await beginRun({ db, planQueue, live, now }, plan);
    return { kind: "recalculating" };
  }
  const [existing] = await selectPlanSummaryForViewer(db, viewerId, planId, "edit");
  if (!existing) return { kind: "not-found" };
  if (existing.babyBornOn === bornOn && (babies ?? existing.babies) === existing.babies) {
    if (isComplete(existing.status)) return { kind: "unchanged" };
    if (isWorking(existing.status)) return { kind: "recalculating" };
  }
  return { kind: "refused", code: "ATTEMPT_NOT_READY" };
}
