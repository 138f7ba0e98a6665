// Acts on a whole plan: its title, its room, the wash and the baby's neck, the choice of the final one, 'Got it' below changed
// numbers, its deletion and its return. Used attempts stay used.

import { readSack } from "~/contracts/growth/stored-sizes.ts";
import { packMarks, readMarks } from "~/contracts/today/stored-marks.ts";
import {
  type DeletionOutcome,
  markDeleted,
  markRestored,
  selectDeletedForViewer,
} from "~/data/plans/deletions.server.ts";
import {
  selectMarksToChange,
  selectPlanSummaryForViewer,
  updateCardTitle,
  updateMarks,
  updateRoomStatement,
} from "~/data/plans/plans.server.ts";
import { clearNumberChanges } from "~/data/plans/renewals.server.ts";
import { clearSelection, type SelectionOutcome, saveSelection } from "~/data/plans/selection.server.ts";
import { restartTripsStatement } from "~/data/travel/trip-writes.server.ts";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { RoomName } from "~/domain/today/shown-situation.ts";
import { type Mark, marked } from "~/domain/today/today-marks.ts";
import { newId } from "~/lib/new-id.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { startTrip } from "~/usecases/travel/start-trip.ts";
import { whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { announcePlan, stageOf } from "./under-lease.ts";

/** The saved title, and the attempt's version from which it applies. */
type RenamedPlan = { title: string; version: number };

/** Renames a plan, in any state, and tells its people's open pages; null unless the viewer may edit it. */
export async function renamePlan(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
  title: string,
): Promise<RenamedPlan | null> {
  const plan = await updateCardTitle(db, viewerId, planId, title);
  if (!plan) return null;
  await announcePlan(live, plan);
  return { title, version: plan.version };
}

/**
 * Stores a room's temperature, °F, and tells the plan's people's open pages; false unless the viewer may edit it. Where another sack
 * is for the room at night, the plan's numbers are worked out again, and so are its trips that are still to come.
 */
export async function setRoom(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
  said: { room: RoomName; fahrenheit: number },
): Promise<boolean> {
  const [read] = said.room === "night" ? await selectPlanSummaryForViewer(db, viewerId, planId, "edit") : [];
  const before = read && {
    nightRoomF: read.nightRoomF,
    isOfOtherSack: readSack(read) !== readSack({ ...read, nightRoomF: said.fahrenheit }),
  };
  const [[plan], trips] = await db.batch([
    updateRoomStatement(db, viewerId, planId, said, before),
    restartTripsStatement(
      db,
      { viewerId, planId },
      { isOtherSack: before !== undefined, runId: newId(), now },
    ),
  ]);
  if (!plan) return false;
  await announcePlan(live, plan);
  await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
  return true;
}

/** Two parents who mark at the same moment are one after the other; so many at once are a fault. */
const MARK_TRIES = 5;

/**
 * Makes a mark by the clock of the plan's place, and tells the plan's people's open pages. What was made on another day and sent late
 * changes nothing, unless it is a step, which isn't of a day. "full" if too many pieces are in the wash;
 * throws if others keep marking at the same moment.
 */
export async function markToday(
  { db, live, now }: Deps,
  viewerId: string,
  planId: string,
  { mark, madeOn }: { mark: Mark; madeOn: IsoDay | null },
): Promise<"marked" | "full" | "not-found"> {
  for (let tries = 0; tries < MARK_TRIES; tries += 1) {
    const [row] = await selectMarksToChange(db, viewerId, planId);
    if (!row) return "not-found";
    const before = row.todayMarks;
    const today = dayAt(row, now);
    if (madeOn !== null && madeOn !== today && mark.intent !== "step") return "marked";
    const marks = marked(readMarks(before), mark, today);
    if (!marks) return "full";
    const after = packMarks(marks);
    if (after === before) return "marked";
    const plan = await updateMarks(db, viewerId, planId, { before, after });
    if (plan) {
      await announcePlan(live, plan);
      return "marked";
    }
  }
  throw new Error("others marked at the same moment");
}

type MarksRow = Parameters<typeof whereaboutsOf>[0] & { todayMarks: string | null };

function dayAt(row: MarksRow, now: number): IsoDay {
  return dayInZone(new Date(now), whereaboutsOf(row).timeZone);
}

interface Choice {
  isFinal: boolean;
  /** Whether another dashboard may be replaced. */
  isConfirmed: boolean;
}

type SelectFinalResult =
  | { kind: "saved"; selectedOnboardingId: string | null }
  | { kind: "needs-confirmation" }
  | { kind: "refused"; code: Extract<ErrorCode, "ATTEMPT_NOT_READY"> }
  | { kind: "not-found" };

/**
 * Makes a dashboard the final one, or not final anymore, and updates the user's open pages. Deselecting one
 * that isn't final changes nothing: an outdated page must not clear a newer choice.
 */
export async function selectFinal(
  { db, live, now }: Needs<"db" | "live" | "now">,
  userId: string,
  planId: string,
  { isFinal, isConfirmed }: Choice,
): Promise<SelectFinalResult> {
  const target = { userId, planId, now };
  const outcome = isFinal
    ? await saveSelection(db, { ...target, replacesOther: isConfirmed })
    : await clearSelection(db, target);
  if (!outcome) return { kind: "not-found" };
  const { selectedOnboardingId: selectedPlanId } = outcome;
  if (outcome.hasChanged)
    await live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });
  return isFinal ? judge(outcome, planId) : { kind: "saved", selectedOnboardingId: selectedPlanId };
}

function judge(
  { status, selectedOnboardingId: selectedPlanId }: SelectionOutcome,
  planId: string,
): SelectFinalResult {
  if (!isComplete(status)) return { kind: "refused", code: "ATTEMPT_NOT_READY" };
  return selectedPlanId === planId
    ? { kind: "saved", selectedOnboardingId: selectedPlanId }
    : { kind: "needs-confirmation" };
}

/** The viewer has read a plan's changed numbers: all pages drop the notice. False unless they may edit it. */
export async function dismissNumberChanges(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
): Promise<boolean> {
  const plan = await clearNumberChanges(db, viewerId, planId);
  if (plan) {
    await announcePlan(live, plan);
    return true;
  }
  const [existing] = await selectPlanSummaryForViewer(db, viewerId, planId, "edit");
  return existing !== undefined;
}

type Deps = Needs<"db" | "live" | "now">;

/** Deletes one of the user's plans in any state and updates their open pages. Deleting twice is fine. */
export async function deletePlan(
  { db, live, now }: Deps,
  viewerId: string,
  planId: string,
): Promise<"deleted" | "not-found"> {
  const outcome = await markDeleted(db, viewerId, planId, now);
  if (outcome) {
    await announceOutcome(live, outcome);
    return "deleted";
  }
  const [deleted] = await selectDeletedForViewer(db, viewerId, planId);
  return deleted ? "deleted" : "not-found";
}

type RestoreResult = "restored" | "too-many-copies" | "not-found";

/**
 * Restores a deleted plan unchanged, while that is possible. If it was still being made, its run continues
 * with a new message, because the first one was dropped while the plan was deleted.
 */
export async function restorePlan(
  { db, live, planQueue }: Omit<Deps, "now"> & { planQueue: PlanQueue },
  viewerId: string,
  planId: string,
): Promise<RestoreResult> {
  const outcome = await markRestored(db, viewerId, planId, MOST_COPIES);
  if (!outcome) {
    const [deleted] = await selectDeletedForViewer(db, viewerId, planId);
    return deleted ? "too-many-copies" : "not-found";
  }
  const stage = stageOf(outcome.plan.status);
  if (stage) await planQueue.send({ stage, onboardingId: planId, runId: outcome.plan.runId });
  await announceOutcome(live, outcome);
  return "restored";
}

/** A deleted final dashboard isn't final until it is restored. */
async function announceOutcome(live: LivePublisher, { plan, finalId }: DeletionOutcome): Promise<void> {
  const { userId, onboardingId: planId, deletedAt } = plan;
  await announcePlan(live, plan);
  if (finalId !== planId) return;
  const selectedPlanId = deletedAt === null ? planId : null;
  await live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });
}
