// Bundles the service worker into /sw.js, with the names of the build's files in it, so that a build with
// other files has another worker.
import { globSync } from "node:fs";
import { build } from "vite";

/** 'off' makes one that only cleans up after the others. */
export type WorkerKind = "on" | "off";

/** The kind that this build is asked for. */
export function workerKind(): WorkerKind {
  return process.env.SERVICE_WORKER === "off" ? "off" : "on";
}

/** Bundles the worker of the build whose public files are in `clientDir`, into that folder or another. */
export async function buildServiceWorker(
  clientDir: string,
  kind: WorkerKind,
  outDir = clientDir,
): Promise<void> {
  const assets = globSync("assets/*", { cwd: clientDir })
    .sort()
    .map((path) => `/${path}`);
  await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    define: { ASSETS: JSON.stringify(assets), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { sw: `app/service-worker/${kind === "on" ? "worker" : "off"}.ts` },
        output: { format: "iife", entryFileNames: "[name].js" },
      },
    },
  });
}
