import { spawnSync } from "node:child_process";

/** Runs a program of node_modules/.bin with its output on ours; ends this script if it fails. */
export function run(
  title: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const started = Date.now();
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n${title} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
