// Builds the Worker and the browser files of all languages when a source has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { execa } from "execa";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "../app/words/languages.ts";
import { buildDirectory, workerKind } from "./asked-build.ts";

const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "scripts/{asked-build,build-languages,build-service-worker,finish-build,local-vars,render-pages,style-parts,vite-browser-only,vite-chunks,vite-drawn-once,vite-languages,vite-left-out,vite-licenses,vite-react-modules,vite-styles,vite-texts-apart}.ts",
  "{vite,react-router}.config.ts",
  "wrangler.toml",
  "package-lock.json",
  "tsconfig.json",
];

/** Below everything that someone waits for. */
const IN_THE_BACKGROUND = 10;

/** Builds all that is missing; returns whether anything was. Throws if the build of one language fails. */
export async function ensureBuild(): Promise<boolean> {
  const missing = missingLanguages();
  const english = missing.includes("en") ? buildEnglish() : Promise.resolve();
  const others = buildOthers(missing.filter(isOther), english);
  await Promise.all([english, others.all]);
  return missing.length > 0;
}

/** The languages whose last build wasn't made from the sources as they are now; all, if English is one of them. */
export function missingLanguages(): Language[] {
  const fingerprint = sourcesFingerprint();
  const isMissing = (language: Language) => {
    const path = stampOf(language);
    return !existsSync(path) || readFileSync(path, "utf8") !== fingerprint;
  };
  if (isMissing("en")) return ["en", ...OTHER_LANGUAGES];
  return OTHER_LANGUAGES.filter(isMissing);
}

/** Builds the Worker and the English pages. The other languages' files, if there are any, are gone with the build before. */
export async function buildEnglish(): Promise<void> {
  const fingerprint = sourcesFingerprint();
  const builder = startBuilder();
  await builder.build("en");
  builder.end();
  writeFileSync(stampOf("en"), fingerprint);
}

export interface LateLanguages {
  /**
   * Waits until a language is part of the build. It's built next, unless another one was asked for before. Rejects if its
   * build fails.
   */
  until(language: OtherLanguage): Promise<void>;
  /** Resolves with the last one; rejects if one fails. */
  all: Promise<void>;
}

/**
 * Builds languages, one after the other in one process, and adds each to the build once English is there. `isPatient` lets
 * everything else on this machine go first.
 */
export function buildOthers(
  languages: readonly OtherLanguage[],
  english: Promise<void>,
  { isPatient = false } = {},
): LateLanguages {
  const fingerprint = sourcesFingerprint();
  const states = new Map(languages.map((language) => [language, deferred()]));
  const waiting = [...languages];

  async function buildAll(): Promise<void> {
    const builder = startBuilder();
    if (isPatient) builder.yieldToOthers();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const state = states.get(next);
      await add(next, builder).then(state?.resolve, state?.reject);
    }
    builder.end();
  }

  async function add(language: OtherLanguage, builder: Builder): Promise<void> {
    await builder.build(language);
    await english;
    if (sourcesFingerprint() !== fingerprint)
      throw new Error("The sources have changed since the build began; start again");
    const { addLanguage } = await import("./finish-build.ts");
    await addLanguage(language);
    writeFileSync(stampOf(language), fingerprint);
  }

  const promises = [...states.values()].map(({ promise }) => promise);
  const all = Promise.all(promises).then(() => {});
  // Whoever doesn't wait isn't told.
  for (const promise of [all, ...promises]) promise.catch(() => {});
  if (languages.length > 0)
    buildAll().catch((error: unknown) => {
      for (const { reject } of states.values()) reject(error);
    });
  return {
    all,
    async until(language) {
      const at = waiting.indexOf(language);
      if (at >= 0) waiting.unshift(...waiting.splice(at, 1));
      await states.get(language)?.promise;
    },
  };
}

function deferred() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<void>((done, refuse) => {
    resolve = done;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

interface Builder {
  build(language: Language): Promise<void>;
  yieldToOthers(): void;
  end(): void;
}

/** A process that builds (scripts/build-languages.ts). */
function startBuilder(): Builder {
  const script = fileURLToPath(new URL("build-languages.ts", import.meta.url));
  const child = execa(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    ipc: true,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
    reject: false,
    env: { NODE_ENV: "production" },
  });
  return {
    async build(language) {
      const answer = child.getOneMessage();
      await child.sendMessage(language);
      const failure = await answer;
      if (failure !== null) throw new Error(`The build of ${language} failed: ${failure}`);
    },
    yieldToOthers: () => child.pid !== undefined && setPriority(child.pid, IN_THE_BACKGROUND),
    end: () => child.kill(),
  };
}

/** Stands in the build itself, so that it ends with it. */
function stampOf(language: Language): string {
  return `${buildDirectory("en")}/.sources-${language}`;
}

/** Whether a language has a build besides the Worker's. */
export function isOther(language: Language): language is OtherLanguage {
  return language !== "en";
}

function sourcesFingerprint(): string {
  const hash = createHash("sha256").update(`${workerKind()} ${process.env.CLOUDFLARE_ENV ?? ""}`);
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
