// Builds the Worker and its assets when a source has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { type Language, OTHER_LANGUAGES } from "../app/language/languages.ts";
import { workerKind } from "./build-service-worker.ts";

const STAMP = "build/.sources";
const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "scripts/{build-service-worker,finish-build,local-vars,style-parts,vite-browser-only,vite-chunks,vite-language-builds,vite-languages,vite-styles}.ts",
  "{vite,react-router}.config.ts",
  "wrangler.toml",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Builds unless the last build was made from the same sources; returns whether it built. English comes last, because its Worker
 * names the browser files of all languages.
 */
export async function ensureBuild(): Promise<boolean> {
  const fingerprint = sourcesFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint) return false;
  await Promise.all(OTHER_LANGUAGES.map(buildLanguage));
  await buildLanguage("en");
  writeFileSync(STAMP, fingerprint);
  return true;
}

async function buildLanguage(language: Language): Promise<void> {
  const { failed, all } = await execa("react-router", ["build"], {
    preferLocal: true,
    reject: false,
    all: true,
    env: { BUILD_LANGUAGE: language },
  });
  if (!failed) return;
  process.stderr.write(`${all}\n`);
  throw new Error(`The build of ${language} failed`);
}

function sourcesFingerprint(): string {
  const hash = createHash("sha256").update(workerKind());
  for (const pattern of SOURCES) {
    for (const entry of globSync(pattern, { withFileTypes: true }).sort((a, b) =>
      path(a) < path(b) ? -1 : 1,
    )) {
      if (entry.isFile())
        hash
          .update(path(entry))
          .update("\0")
          .update(readFileSync(path(entry)));
    }
  }
  return hash.digest("hex");
}

function path(entry: { parentPath: string; name: string }): string {
  return `${entry.parentPath}/${entry.name}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureBuild();
