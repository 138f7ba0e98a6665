// `npm run texts -- export LANGUAGE [FILE] | import LANGUAGE FILE | report [LANGUAGE] | seen LANGUAGE [PATH…]`: hands the texts of a
// language to a translator as a PO file and takes them back, and says what has changed in English since they were translated.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fail } from "./database-door.ts";
import { exported, imported } from "./texts/exchange.ts";
import {
  isLanguage,
  type Language,
  readEnglish,
  readLanguage,
  wholeLanguages,
  writeSeen,
  writeSources,
} from "./texts/folders.ts";
import { addressOf } from "./texts/pairs.ts";
import { PoError } from "./texts/po.ts";
import { findingsOf, reportOf } from "./texts/report.ts";
import { isAt, withSeen } from "./texts/seen.ts";

const USAGE =
  "Say export LANGUAGE [FILE], import LANGUAGE FILE, report [LANGUAGE], or seen LANGUAGE [PATH…], for example: npm run texts -- export es";

const [command = "", name, ...rest] = process.argv.slice(2);
const english = readEnglish();
if (command === "export") exportTexts(language(name), rest[0]);
else if (command === "import") importTexts(language(name), rest[0]);
else if (command === "report") report(name === undefined ? wholeLanguages() : [language(name).name]);
else if (command === "seen") markAsSeen(language(name), rest);
else fail(USAGE);

function language(named: string | undefined): Language {
  if (named === undefined) fail(USAGE);
  if (!isLanguage(named))
    fail(`There is no folder app/locales/${named}. There are: ${wholeLanguages().join(", ")}.`);
  return readLanguage(named, english);
}

function exportTexts(from: Language, file = `build/${from.name}.po`): void {
  // It may hold a translator's work.
  if (existsSync(file)) fail(`${file} is there already. Import it, or take it away.`);
  const text = exported(english, from);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${text.match(/^msgctxt /gm)?.length ?? 0} texts: ${file}`);
}

function importTexts(into: Language, file: string | undefined): void {
  if (file === undefined) fail(USAGE);
  if (!existsSync(file)) fail(`There is no ${file}.`);
  const { refused, changes, leftOut, sources, seen } = read(into, file);
  if (refused.length > 0) fail(`Nothing is taken from ${file}:\n${refused.join("\n")}`);
  writeSources(into.name, sources);
  writeSeen(into.name, seen);
  for (const { address, was, becomes } of changes) console.log(`${address}\n  - ${was}\n  + ${becomes}`);
  console.log(`${changes.length} texts have changed, in ${sources.size} modules.`);
  if (sources.size > 0)
    console.log("Now: npm run format, because lines may have become too long; then npm run check");
  if (leftOut.length > 0) fail(`Left out:\n${leftOut.join("\n")}`);
}

function read(into: Language, file: string): ReturnType<typeof imported> {
  try {
    return imported(english, into, new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    if (error instanceof PoError || error instanceof TypeError) fail(`${file}: ${error.message}`);
    throw error;
  }
}

function report(names: readonly string[]): void {
  for (const one of names) {
    const findings = findingsOf(english, readLanguage(one, english));
    console.log(reportOf(one, findings));
    if (findings.length > 0) process.exitCode = 1;
  }
}

function markAsSeen({ name: of, seen, sources }: Language, paths: readonly string[]): void {
  // No one can have looked at a module that isn't there yet.
  const addresses = [...english].flatMap(([path, leaves]) =>
    sources.has(path) ? [...leaves.keys()].map((at) => addressOf(path, at)) : [],
  );
  const unknown = paths.filter((path) => !addresses.some((address) => isAt(address, path)));
  if (unknown.length > 0) fail(`There is no text at ${unknown.join(", ")} in English and ${of}.`);
  const looked = new Set(
    addresses.filter((address) => paths.length === 0 || paths.some((path) => isAt(address, path))),
  );
  writeSeen(
    of,
    withSeen(english, seen, (address) => looked.has(address)),
  );
  console.log(`${of}: ${looked.size} texts and functions are looked at.`);
}
