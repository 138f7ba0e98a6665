// The last step of each language's build: its service worker, and what the Worker reads of its browser files.
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { execa } from "execa";
import { z } from "zod";
import { partsPath } from "../app/services/whole-page.server.ts";
import {
  fileList,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
  textFile,
} from "../app/words/languages.ts";
import { APART_LIST, apartTexts, buildDirectory, serviceWorkerPath, workerKind } from "./asked-build.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { stylePartsOf } from "./style-parts.ts";
import { licensesFile, takePackages } from "./vite-licenses.ts";

const MANIFEST_OPENING = "window.__reactRouterManifest=";
const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
});

/** Finishes the build of a language in its own folder. */
export async function finishBuild(language: Language): Promise<void> {
  const directory = buildDirectory(language);
  const clientDir = `${directory}/client`;
  shortenManifest(clientDir);
  const packages = language === "en" ? takePackages(clientDir) : [];
  await buildServiceWorker({ language, assets: assetsOf(clientDir), kind: workerKind(), outDir: clientDir });
  packages.push(...takePackages(clientDir));
  if (language === "en") {
    writeFileSync(`${clientDir}/licenses.txt`, licensesFile(packages));
    dropBrowserFiles(directory);
    writeStyleParts(clientDir);
    renameSync(`${directory}/server/${APART_LIST}`, clientDir + fileList(language));
    for (const other of OTHER_LANGUAGES)
      renameSync(`${directory}/server/${apartTexts(other)}`, clientDir + textFile(other));
    await renderPagesOf(language);
  } else {
    const { default: files }: { default: unknown } = await import(
      pathToFileURL(resolve(directory, "server/index.js")).href
    );
    writeFileSync(clientDir + fileList(language), JSON.stringify(files));
  }
}

/** Routes that no script asks the framework for: those that only programs and our own scripts ask for, and files that links download. */
const NEVER_SHOWN = [
  ...["routes/public/sitemap-route", "part-of-sitemap", "routes/public/robots", "routes/public/manifest"],
  ...["routes/public/security-txt-route", "routes/accounts/well-known-password"],
  ...["routes/public/instant-plan/plan-picture-route", "picture-of-city"],
  ...["routes/gifts/download-gifts", "routes/shopping/download-shopping-list", "routes/shopping/sizes-ics"],
  ...["routes/feed/calendar-feed", "routes/operations/healthz", "routes/operations/mailbox-json"],
  ...["routes/today/renew-device", "routes/wardrobe/image", "routes/wardrobe/read-item-reasons"],
  ...["routes/wardrobe/read-bag-items", "routes/shopping/read-shop-links", "routes/places/find-cities"],
  ...["routes/public/instant-plan/suggest-cities", "routes/travel/destinations"],
  ...["routes/places/read-place", "routes/plans/quiz/status", "google-callback", "facebook-callback"],
  ...["routes/weather/year-figure", "routes/accounts/passkey-sign-in", "routes/accounts/passkey-proof"],
];

/**
 * Shortens the browser's list of routes, which every signed-in page loads, by an eighth: each route's files in one order, the most used
 * first, because the framework's own order compresses worse; without what a route doesn't have, which the framework only ever asks
 * for as true or not; and without routes that browsers never go to. Throws if one of these isn't there.
 */
function shortenManifest(clientDir: string): void {
  const lists = globSync("assets/manifest-*.js", { cwd: clientDir })
    .map((name) => ({ path: `${clientDir}/${name}`, text: readFileSync(`${clientDir}/${name}`, "utf8") }))
    .filter(({ text }) => text.startsWith(MANIFEST_OPENING));
  const [found] = lists;
  if (found === undefined || lists.length > 1) throw new Error(`No single list of routes in ${clientDir}`);
  const { path, text } = found;
  const manifest = manifestSchema.parse(JSON.parse(text.slice(MANIFEST_OPENING.length, -1)));
  for (const id of NEVER_SHOWN) {
    if (manifest.routes[id] === undefined) throw new Error(`There is no route ${id}`);
    delete manifest.routes[id];
  }
  const routes = Object.values(manifest.routes);
  const uses = new Map<string, number>();
  for (const { imports } of routes) for (const name of imports) uses.set(name, (uses.get(name) ?? 0) + 1);
  const rank = (name: string) => uses.get(name) ?? 0;
  for (const route of routes) dropFalse(route);
  for (const { imports } of routes) imports.sort((a, b) => rank(b) - rank(a) || a.localeCompare(b, "en"));
  writeFileSync(path, `${MANIFEST_OPENING}${JSON.stringify(manifest)};`);
}

function dropFalse(route: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
}

/** Puts the files of a language that has been built beside those of English, and its pages. */
export async function addLanguage(language: OtherLanguage): Promise<void> {
  const from = `${buildDirectory(language)}/client`;
  for (const path of ["/assets", serviceWorkerPath(language)])
    cpSync(from + path, `${buildDirectory("en")}/client${path}`, { recursive: true });
  await renderPagesOf(language);
}

/** In a process of its own, because a process keeps each Worker that it has imported. */
async function renderPagesOf(language: Language): Promise<void> {
  const script = fileURLToPath(new URL("render-pages.ts", import.meta.url));
  await execa(process.execPath, ["--disable-warning=ExperimentalWarning", script, language], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
  });
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
