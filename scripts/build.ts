// Builds the Worker and its assets when a source has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { execaSync } from "execa";
import { workerKind } from "./build-service-worker.ts";

const STAMP = "build/.sources";
const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "scripts/{build-service-worker,local-vars,vite-languages,vite-styles}.ts",
  "{vite,react-router}.config.ts",
  "wrangler.toml",
  "package-lock.json",
  "tsconfig.json",
];

/** Builds unless the last build was made from the same sources; returns whether it built. */
export function ensureBuild(): boolean {
  const fingerprint = sourcesFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint) return false;
  const { failed, all } = execaSync("react-router", ["build"], {
    preferLocal: true,
    reject: false,
    all: true,
  });
  if (failed) {
    process.stderr.write(`${all}\n`);
    throw new Error("The build failed");
  }
  writeFileSync(STAMP, fingerprint);
  return true;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) ensureBuild();
