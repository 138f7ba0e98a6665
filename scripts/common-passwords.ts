// Writes the list of passwords that are refused: the commonest in zxcvbn's dictionary, which was counted in
// real leaks. Run it after an update of the package; the list is committed, so that neither a build nor the
// Worker needs the package.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";

export const LIST_PATH = "app/domain/accounts/common-passwords-list.server.ts";

const COUNT = 3000;
/** Shorter passwords are refused anyway. */
const SHORTEST = 6;
const LINE = 104;

/** The file as it is committed. */
export function commonPasswordsFile(): string {
  const usable = dictionary["passwords-common"]
    .map((password) => password.toLowerCase())
    .filter(
      (password) => password.length >= SHORTEST && /^[!-~]+$/.test(password) && !/[`\\$]/.test(password),
    );
  // In order, which packs best.
  const commonest = [...new Set(usable)].slice(0, COUNT).sort();
  return `// Written by scripts/common-passwords.ts from the package @zxcvbn-ts/language-common (MIT): the ${COUNT}
// commonest passwords of ${SHORTEST} characters and more, in lower case. Server only: no browser needs them.
export const COMMON_PASSWORDS = \`
${lines(commonest).join("\n")}
\`;
`;
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
