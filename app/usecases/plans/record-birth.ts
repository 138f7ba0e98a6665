// 'Baby has arrived': recalculates the plan from the day of birth, by the ordinary pipeline.

import { saveBirthDate } from "~/data/plans/attempt-restarts.server.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { isComplete, isWorking } from "~/domain/plans/attempt-status.ts";
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
  ownerId: string,
  onboardingId: string,
  bornOn: IsoDay | null,
  babies: number | null = null,
): Promise<RecordBirthResult> {
  const attempt = await saveBirthDate(db, { ownerId, onboardingId, bornOn, babies, runId: newId(), now });
  if (attempt) {
    await beginRun({ db, planQueue, live, now }, attempt);
    return { kind: "recalculating" };
  }
  const [existing] = await selectAttemptSummaryForOwner(db, ownerId, onboardingId, "edit");
  if (!existing) return { kind: "not-found" };
  if (existing.babyBornOn === bornOn && (babies ?? existing.babies) === existing.babies) {
    if (isComplete(existing.status)) return { kind: "unchanged" };
    if (isWorking(existing.status)) return { kind: "recalculating" };
  }
  return { kind: "refused", code: "ATTEMPT_NOT_READY" };
}
