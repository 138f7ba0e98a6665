// Bundles the service worker of a language into /sw.js or /sw-es.js, with the names of the build's files in it, so that a build
// with other files has another worker.
import { build } from "vite";
import type { Language } from "../app/words/languages.ts";
import { serviceWorkerPath, type WorkerKind } from "./asked-build.ts";
import { languages } from "./vite-languages.ts";
import { listsPackages } from "./vite-licenses.ts";

interface Wanted {
  language: Language;
  /** The addresses of the browser files of its pages. */
  assets: readonly string[];
  kind: WorkerKind;
  outDir: string;
}

/** Bundles a worker into a folder. */
export async function buildServiceWorker({ language, assets, kind, outDir }: Wanted): Promise<void> {
  const [, name = ""] = /^\/(.+)\.js$/.exec(serviceWorkerPath(language)) ?? [];
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [languages({ language }), listsPackages()],
    resolve: { tsconfigPaths: true },
    define: { ASSETS: JSON.stringify(assets), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { [name]: `app/service-worker/${kind === "on" ? "worker" : "off"}.ts` },
        output: { format: "iife", entryFileNames: "[name].js" },
      },
    },
  });
}
