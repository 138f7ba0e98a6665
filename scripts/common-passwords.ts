// Writes the list of passwords that are refused: the commonest in zxcvbn's dictionary, which was counted in
// real leaks. Run it after an update of the package; the list is committed, so that no build needs the
// package. The Worker reads it with the first new password, as a file beside the browser's.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";

export const LIST_PATH = "public/common-passwords.txt";

const COUNT = 3000;
/** Shorter passwords are refused anyway. */
const SHORTEST = 6;
const LINE = 104;

/** The file as it is committed. */
export function commonPasswordsFile(): string {
  const usable = dictionary["passwords-common"]
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= SHORTEST && /^[!-~]+$/.test(password));
  // In order, which packs best.
  const commonest = [...new Set(usable)].slice(0, COUNT).sort();
  return `${lines(commonest).join("\n")}\n`;
}

function lines(words: readonly string[]): string[] {
  const filled: string[] = [];
  let line = "";
  for (const word of words) {
    if (line && line.length + 1 + word.length > LINE) {
      filled.push(line);
      line = "";
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...filled, line];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(LIST_PATH, commonPasswordsFile());
}
