// The last step of each build. That of English, which comes last, brings the browser files of all languages together and adds
// a service worker for each.
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { LANGUAGES } from "../app/language/languages.ts";
import { partsPath } from "../app/services/whole-page.server.ts";
import { buildServiceWorker, workerKind } from "./build-service-worker.ts";
import { stylePartsOf } from "./style-parts.ts";
import { buildDirectory, builtLanguage } from "./vite-language-builds.ts";

/** For react-router.config.ts. */
export async function finishBuild(): Promise<void> {
  if (builtLanguage() !== "en") return;
  const clientDir = `${buildDirectory("en")}/client`;
  const assets = new Map(
    LANGUAGES.map((language) => [language, assetsOf(`${buildDirectory(language)}/client`)]),
  );
  for (const [language, own] of assets) {
    if (language !== "en")
      cpSync(`${buildDirectory(language)}/client/assets`, `${clientDir}/assets`, { recursive: true });
    await buildServiceWorker({ language, assets: own, kind: workerKind(), outDir: clientDir });
  }
  dropBrowserFiles(buildDirectory("en"));
  for (const path of globSync("assets/styles-*.css", { cwd: clientDir }))
    writeFileSync(
      `${clientDir}/${partsPath(path)}`,
      JSON.stringify(stylePartsOf(readFileSync(`${clientDir}/${path}`, "utf8"))),
    );
}

/** Scripts for browsers that the Worker only names would be uploaded, and read at each start, as if they were its modules. */
function dropBrowserFiles(buildDir: string): void {
  for (const path of globSync("assets/*.js", { cwd: `${buildDir}/server` }))
    if (existsSync(`${buildDir}/client/${path}`)) rmSync(`${buildDir}/server/${path}`);
}

function assetsOf(clientDir: string): string[] {
  return globSync("assets/*", { cwd: clientDir })
    .sort()
    .map((path) => `/${path}`);
}
