// Where the texts are: English in app/copy, other languages in app/locales, and what was seen of English beside this module.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { leavesOf } from "./leaves.ts";
import { OF_EACH_LANGUAGE } from "./meant.ts";
import type { English, Seen } from "./seen.ts";

/** The folders; other ones in tests. */
export interface Folders {
  copy: string;
  locales: string;
  seen: string;
}

/** A language as it stands in its folder. */
export interface Language {
  name: string;
  /** Sources by their paths; a module may be missing while a language is being written. */
  sources: ReadonlyMap<string, string>;
  seen: Seen;
}

export const FOLDERS: Folders = { copy: "app/copy", locales: "app/locales", seen: "scripts/texts/seen" };

const seenFile = z.record(z.string(), z.record(z.string(), z.string()));

/** The languages that have all texts. */
export function wholeLanguages({ locales }: Folders = FOLDERS): string[] {
  return globSync("*/index.ts", { cwd: locales }).map(dirname).sort();
}

/** Whether there is a folder for a language. */
export function isLanguage(name: string, { locales }: Folders = FOLDERS): boolean {
  return /^[\w-]+$/.test(name) && existsSync(join(locales, name));
}

/** All English texts that others are translated from. */
export function readEnglish({ copy }: Folders = FOLDERS): English {
  const paths = globSync("**/*.ts", { cwd: copy }).filter((path) => !OF_EACH_LANGUAGE.has(path));
  return new Map(paths.sort().map((path) => [path, leavesOf(readFileSync(join(copy, path), "utf8"))]));
}

/** The texts of a language, and what it has seen of English: nothing without a file. */
export function readLanguage(name: string, english: English, folders: Folders = FOLDERS): Language {
  const sources = new Map<string, string>();
  for (const path of english.keys()) {
    const file = join(folders.locales, name, path);
    if (existsSync(file)) sources.set(path, readFileSync(file, "utf8"));
  }
  const file = seenPath(name, folders);
  const seen = existsSync(file) ? seenFile.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  return { name, sources, seen };
}

/** Writes what a language has seen of English. */
export function writeSeen(name: string, seen: Seen, folders: Folders = FOLDERS): void {
  writeFileSync(seenPath(name, folders), `${JSON.stringify(seen, null, 2)}\n`);
}

function seenPath(name: string, { seen }: Folders): string {
  return join(seen, `${name}.json`);
}
