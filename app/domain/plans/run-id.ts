// A run's id says at which version of its attempt it began, so that the sweeper can count this run's own
// moves: an attempt that is recalculated often must not look like one in an endless loop.

/** Separates the unique part of an id from the version at which its run began. */
export const RUN_ID_MARK = ".";

/** Whether a run isn't its attempt's first. */
export function isLaterRun(runId: string): boolean {
  return runId.includes(RUN_ID_MARK);
}

/** How often an attempt has moved in its current run; the first run began at 0, so its id has no version. */
export function movesOfRun(runId: string, version: number): number {
  const [, beganAt = "0"] = runId.split(RUN_ID_MARK);
  return version - Number(beganAt);
}
