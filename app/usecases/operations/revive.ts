// Shared by the sweeps of plans and trips.
import { movesOfRun } from "~/domain/plans/run-id.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export type SweepDependencies = Needs<"db" | "planQueue" | "live" | "now">;

/** A message that hasn't been taken for this long is lost. */
export const QUIET_MS = 10_000;
/** Longer than Undo is offered, so that a click in its last second still works. */
export const RESTORABLE_MS = 60_000;

/**
 * Sends stuck runs to their queue again, and fails those with more than `mostMoves` moves, because they are
 * looping. Returns how many were sent.
 */
export async function revive<Stuck extends { runId: string; version: number }>(
  stuck: readonly Stuck[],
  mostMoves: number,
  { send, fail }: { send(run: Stuck): Promise<boolean>; fail(run: Stuck): Promise<unknown> },
): Promise<number> {
  let revived = 0;
  await oneByOne(stuck, { event: "run_not_revived", facts: ({ runId }) => ({ runId }) }, async (run) => {
    if (movesOfRun(run.runId, run.version) > mostMoves) await fail(run);
    else if (await send(run)) revived++;
  });
  return revived;
}
