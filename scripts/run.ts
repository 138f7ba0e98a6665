import { execaSync } from "execa";

/**
 * Runs a program of node_modules/.bin with its output on ours, and ends this script if it fails. Returns the
 * seconds.
 */
export function run(
  title: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): number {
  const { failed, exitCode, durationMs } = execaSync(program, args, {
    stdio: "inherit",
    preferLocal: true,
    reject: false,
    env,
  });
  if (failed) {
    console.error(`\n${title} failed.`);
    process.exit(exitCode ?? 1);
  }
  const seconds = durationMs / 1000;
  console.log(`${title}: ${seconds.toFixed(1)} s`);
  return seconds;
}
