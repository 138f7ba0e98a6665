// A run's id says at which version of its attempt it began, so that the sweeper sees how often this run has moved: an
// attempt that is planned anew many times must not look like one that goes round in circles.

/** Stands between what makes an id unique and the version at which its run began. */
export const RUN_ID_MARK = ".";

/** Whether a run is not the first of its attempt. */
export function isLaterRun(runId: string): boolean {
  return runId.includes(RUN_ID_MARK);
}

/** How often an attempt has moved in its present run; the first run's id names no version, because it began at none. */
export function movesOfRun(runId: string, version: number): number {
  const [, beganAt = "0"] = runId.split(RUN_ID_MARK);
  return version - Number(beganAt);
}
