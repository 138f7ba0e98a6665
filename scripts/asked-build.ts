// What the environment asks of a build. Each language is a build of its own, because a browser gets one language; that of
// English makes the Worker, too, and the others add their files to it (scripts/build.ts).
import { type Language, languageOf, type OtherLanguage } from "../app/words/languages.ts";

/** What the framework knows of a build's files, as a module of its own. */
export const MANIFEST_ENTRY = "virtual:react-router/server-manifest";

/** The language that this build is for, by `BUILD_LANGUAGE`; English without it. Throws if we don't speak it. */
export function builtLanguage(): Language {
  const asked = process.env.BUILD_LANGUAGE ?? "en";
  const language = languageOf(asked);
  if (!language) throw new Error(`There is no language ${asked}`);
  return language;
}

/** Where the build of the Worker leaves the list of English browser files, beside the Worker's own. */
export const APART_LIST = "files.json";

/** Where the build of the Worker leaves the texts of a language, beside the Worker's own files. */
export function apartTexts(language: OtherLanguage): string {
  return `texts-${language}.json`;
}

/** Where the build of a language goes; it empties that folder first. */
export function buildDirectory(language: Language): string {
  return language === "en" ? "build" : `build-languages/${language}`;
}

/** Which service worker is built. 'off' makes one that only cleans up after the others. */
export type WorkerKind = "on" | "off";

/** The kind that this build is asked for. */
export function workerKind(): WorkerKind {
  return process.env.SERVICE_WORKER === "off" ? "off" : "on";
}

/** The address of a language's service worker. */
export function serviceWorkerPath(language: Language): string {
  return language === "en" ? "/sw.js" : `/sw-${language}.js`;
}
