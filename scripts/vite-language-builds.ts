// The browser files of the languages other than English: each language is a build of its own (scripts/build.ts), whose list of
// files the Worker loads with the first request in that language.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Language, languageOf, OTHER_LANGUAGES } from "../app/language/languages.ts";

/** What the framework knows of a build's files, as a module of its own. */
export const MANIFEST_ENTRY = "virtual:react-router/server-manifest";

const BUILDS = "virtual:language-builds";

/** The language that this build is for, by `BUILD_LANGUAGE`; English without it. Throws if we don't speak it. */
export function builtLanguage(): Language {
  const asked = process.env.BUILD_LANGUAGE ?? "en";
  const language = languageOf(asked);
  if (!language) throw new Error(`There is no language ${asked}`);
  return language;
}

/** Where the build of a language goes; that of English empties its own folder first. */
export function buildDirectory(language: Language): string {
  return language === "en" ? "build" : `build-languages/${language}`;
}

/** Gives the Worker the lists of files of all other languages, by language; none in development. */
export function languageBuilds(): Plugin {
  let isBuild = false;
  return {
    name: "language-builds",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (source) => (source === BUILDS ? `\0${BUILDS}` : null),
    load(id) {
      if (id !== `\0${BUILDS}`) return null;
      const lines = isBuild
        ? OTHER_LANGUAGES.map((language) => `${language}: () => import(${file(language)}),`)
        : [];
      return `export const builds = {\n${lines.join("\n")}\n};`;
    },
  };
}

function file(language: Language): string {
  const path = resolve(buildDirectory(language), "server/index.js");
  if (!existsSync(path)) throw new Error(`The files of ${language} haven't been built: run scripts/build.ts`);
  return JSON.stringify(path);
}
