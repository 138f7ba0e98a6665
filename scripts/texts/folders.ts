// Where the texts are: English in app/words/en, other languages in folders beside it, and what was seen of English beside this module.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

export const FOLDERS: Folders = { copy: "app/words/en", locales: "app/words", seen: "scripts/texts/seen" };

const seenFile = z.record(z.string(), z.record(z.string(), z.string()));

/** The languages that have all texts. */
export function wholeLanguages({ locales }: Folders = FOLDERS): string[] {
  return globSync("*/index.ts", { cwd: locales }).map(dirname).sort();
}

/** Whether there is a folder for a language. */
export function isLanguage(name: string, { copy, locales }: Folders = FOLDERS): boolean {
  return /^[\w-]+$/.test(name) && join(locales, name) !== join(copy) && existsSync(join(locales, name));
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
  return { name, sources, seen: readSeen(name, folders) };
}

/** What every whole language has seen stands once, in a file of this name; each language's own file has the rest. */
const BY_ALL = "all";

function readSeen(name: string, folders: Folders): Seen {
  const own = readFile(name, folders);
  return wholeLanguages(folders).includes(name) ? merge(readFile(BY_ALL, folders), own) : own;
}

/** Writes what a language has seen of English. */
export function writeSeen(name: string, seen: Seen, folders: Folders = FOLDERS): void {
  const whole = wholeLanguages(folders);
  const seenBy = new Map(whole.map((one) => [one, one === name ? seen : readSeen(one, folders)]));
  const isCommon = (path: string, at: string) =>
    [...seenBy.values()].every((one) => one[path]?.[at] === seen[path]?.[at]);
  if (!seenBy.has(name)) {
    writeFile(name, seen, folders);
    return;
  }
  writeFile(BY_ALL, only(seen, isCommon), folders);
  for (const [one, all] of seenBy) {
    const isOwn = (path: string, at: string) => !isCommon(path, at);
    writeFile(one, only(all, isOwn), folders);
  }
}

function merge(some: Seen, others: Seen): Seen {
  const paths = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return Object.fromEntries(paths.map((path) => [path, { ...some[path], ...others[path] }]));
}

function only(seen: Seen, isWanted: (path: string, at: string) => boolean): Seen {
  const kept = Object.entries(seen).map(
    ([path, hashes]) =>
      [path, Object.fromEntries(Object.entries(hashes).filter(([at]) => isWanted(path, at)))] as const,
  );
  return Object.fromEntries(kept.filter(([, hashes]) => Object.keys(hashes).length > 0));
}

function readFile(name: string, { seen }: Folders): Seen {
  const file = join(seen, `${name}.json`);
  return existsSync(file) ? seenFile.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** No file says the same as an empty one. */
function writeFile(name: string, hashes: Seen, { seen }: Folders): void {
  const file = join(seen, `${name}.json`);
  if (Object.keys(hashes).length === 0) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}
