// `npm run texts -- report [LANGUAGE] | seen LANGUAGE [PATH…] | export LANGUAGE [FILE]`: says what has changed in English since the
// texts of a language were translated, and writes all of them into one file, each beside its English.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fail } from "./database-door.ts";
import {
  isLanguage,
  type Language,
  readEnglish,
  readLanguage,
  wholeLanguages,
  writeSeen,
} from "./texts/folders.ts";
import { addressOf } from "./texts/pairs.ts";
import { exported, findingsOf, reportOf } from "./texts/report.ts";
import { isAt, withSeen } from "./texts/seen.ts";

const USAGE =
  "Say report [LANGUAGE], seen LANGUAGE [PATH…], or export LANGUAGE [FILE], for example: npm run texts -- report es";

const [command = "", name, ...rest] = process.argv.slice(2);
const english = readEnglish();
if (command === "export") exportTexts(language(name), rest[0]);
else if (command === "report") report(name === undefined ? wholeLanguages() : [language(name).name]);
else if (command === "seen") markAsSeen(language(name), rest);
else fail(USAGE);

function language(named: string | undefined): Language {
  if (named === undefined) fail(USAGE);
  if (!isLanguage(named))
    fail(`There is no folder app/words/${named}. There are: ${wholeLanguages().join(", ")}.`);
  return readLanguage(named, english);
}

function exportTexts(from: Language, file = `build/${from.name}.txt`): void {
  // It may hold a translator's work.
  if (existsSync(file)) fail(`${file} is there already. Take it away, or name another file.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, exported(english, from));
  console.log(file);
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
