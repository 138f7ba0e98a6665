// The last step of each language's build: its service worker, and what the Worker reads of its browser files.
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fileList, type Language, type OtherLanguage } from "../app/language/languages.ts";
import { partsPath } from "../app/services/whole-page.server.ts";
import { APART_LIST, buildDirectory, serviceWorkerPath, workerKind } from "./asked-build.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { stylePartsOf } from "./style-parts.ts";

/** Finishes the build of a language in its own folder. */
export async function finishBuild(language: Language): Promise<void> {
  const directory = buildDirectory(language);
  const clientDir = `${directory}/client`;
  await buildServiceWorker({
    language,
    assets: assetsOf(clientDir),
    kind: workerKind(),
    outDir: clientDir,
  });
  if (language === "en") {
    dropBrowserFiles(directory);
    writeStyleParts(clientDir);
    renameSync(`${directory}/server/${APART_LIST}`, clientDir + fileList(language));
  } else {
    const { default: files }: { default: unknown } = await import(
      pathToFileURL(resolve(directory, "server/index.js")).href
    );
    writeFileSync(clientDir + fileList(language), JSON.stringify(files));
  }
}

/** Puts the files of a language that has been built beside those of English. */
export function addLanguage(language: OtherLanguage): void {
  const from = `${buildDirectory(language)}/client`;
  for (const path of ["/assets", serviceWorkerPath(language)])
    cpSync(from + path, `${buildDirectory("en")}/client${path}`, { recursive: true });
}

/** The parts of a stylesheet that pages bring along. */
function writeStyleParts(clientDir: string): void {
  for (const path of globSync("assets/styles-*.css", { cwd: clientDir }))
    writeFileSync(
      `${clientDir}/${partsPath(path)}`,
      JSON.stringify(stylePartsOf(readFileSync(`${clientDir}/${path}`, "utf8"))),
    );
}

/**
 * Scripts for browsers that the Worker only names would be uploaded as if they were its modules. A module that it imports may have the name
 * of a browser's, if their texts are the same.
 */
function dropBrowserFiles(buildDir: string): void {
  const server = `${buildDir}/server`;
  const modules = globSync("**/*.js", { cwd: server }).map((path) =>
    readFileSync(`${server}/${path}`, "utf8"),
  );
  const isImported = (name: string) =>
    modules.some((text) => ["./", "./assets/"].some((from) => text.includes(from + name)));
  for (const path of globSync("assets/*.js", { cwd: server }))
    if (existsSync(`${buildDir}/client/${path}`) && !isImported(basename(path))) rmSync(`${server}/${path}`);
}

function assetsOf(clientDir: string): string[] {
  return globSync("assets/*", { cwd: clientDir })
    .sort()
    .map((path) => `/${path}`);
}
