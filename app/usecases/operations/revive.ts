// What the sweeps of plans and trips share.
import { movesOfRun } from "~/domain/plans/run-id.ts";
import type { Needs } from "~/usecases/needs.ts";

export type SweepDependencies = Needs<"db" | "planQueue" | "live" | "now">;

/** A message that has not been taken for this long is lost. */
export const QUIET_MS = 10_000;
/** Longer than Undo is offered, so that a press in its last second still finds everything. */
export const RESTORABLE_MS = 60_000;

/**
 * Sends stuck runs to their queue again, and fails those that have moved more than `mostMoves` times: they go round in
 * circles. How many were sent.
 */
export async function revive<Stuck extends { runId: string; version: number }>(
  stuck: readonly Stuck[],
  mostMoves: number,
  { send, fail }: { send(run: Stuck): Promise<boolean>; fail(run: Stuck): Promise<unknown> },
): Promise<number> {
  let revived = 0;
  for (const run of stuck) {
    if (movesOfRun(run.runId, run.version) > mostMoves) await fail(run);
    else if (await send(run)) revived++;
  }
  return revived;
}
