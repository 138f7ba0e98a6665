// Runs steps of a longer script side by side, as many at once as there are processors.
import { availableParallelism } from "node:os";
import { execa } from "execa";

export interface Step {
  title: string;
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs each step's program of node_modules/.bin and prints what it said when it has ended. Ends this script if one fails.
 * Returns the seconds.
 */
export async function runTogether(steps: readonly Step[]): Promise<number> {
  const started = Date.now();
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    await runStep(step);
    return lane();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return (Date.now() - started) / 1000;
}

async function runStep({ title, program, args, env = {} }: Step): Promise<void> {
  const { failed, exitCode, durationMs, all } = await execa(program, args, {
    all: true,
    preferLocal: true,
    reject: false,
    env,
  });
  if (all) console.log(all);
  if (failed) {
    console.error(`\n${title} failed.`);
    process.exit(exitCode ?? 1);
  }
  console.log(`${title}: ${(durationMs / 1000).toFixed(1)} s`);
}
