import { execaSync } from "execa";

/** Runs a program of node_modules/.bin with its output on ours; ends this script if it fails. */
export function run(
  title: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
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
  console.log(`${title}: ${(durationMs / 1000).toFixed(1)} s`);
}
