// The built Worker with its crons, served on this machine until it is told to stop: what `npm start` runs,
// and what the journeys start by the dozen in one process.

import type { Miniflare } from "miniflare";
import { currentTime } from "../app/lib/current-time.ts";
import { localVars } from "./local-vars.ts";
import { fireCron, type LocalWorkerOptions, serveBuild } from "./local-worker.ts";
import { takeOver } from "./take-over.ts";

/** Crons never fire by themselves in the simulator. */
const SWEEP_EVERY_MS = 10_000;
const NIGHTLY_EVERY_MS = 24 * 60 * 60 * 1000;

const SWEEP = "* * * * *";
const NIGHTLY = "17 4 * * *";

export interface ServedSite {
  readonly worker: Miniflare;
  /** Fires the cron of every minute now. */
  sweep(): Promise<void>;
  dispose(): Promise<void>;
}

/** Serves the build with its crons; resolves when it takes requests. */
export async function serveSite(options: LocalWorkerOptions): Promise<ServedSite> {
  const worker = serveBuild(options);
  await worker.ready;
  await takeOver(worker, currentTime(options.vars ?? localVars(options.port)));
  const sweep = () => tick(SWEEP);
  let isOver = false;
  const timers = [setInterval(sweep, SWEEP_EVERY_MS), setInterval(() => tick(NIGHTLY), NIGHTLY_EVERY_MS)];
  await sweep();

  async function tick(cron: string): Promise<void> {
    await fireCron(worker, cron).catch((error: unknown) => {
      // A server that stops takes a cron that is under way with it; the next start's sweep does its work.
      if (!isOver) console.error(`The cron "${cron}" failed:`, error);
    });
  }

  return {
    worker,
    sweep,
    async dispose() {
      isOver = true;
      for (const timer of timers) clearInterval(timer);
      await worker.dispose();
    },
  };
}
