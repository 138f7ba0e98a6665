// Markup has no words of its own: what people read or hear comes from app/words/en, or they would read it in English everywhere.
import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import traverse from "@babel/traverse";
import { expect, test } from "vitest";

/** Seen while developing only. */
const FOR_DEVELOPERS = new Set(["app/routes/operations/mailbox-page.tsx"]);
const SAID = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "label",
  "placeholder",
  "title",
]);
const WORD = /\p{L}{2}/u;

/** The words in a module's markup, with the lines where they stand. */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  const note = (text: string, line: number | undefined) => {
    if (WORD.test(text)) words.push(`${line}: ${text.trim()}`);
  };
  traverse(parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }), {
    JSXText: ({ node }) => note(node.value, node.loc?.start.line),
    JSXAttribute({ node: { name, value, loc } }) {
      if (name.type === "JSXIdentifier" && SAID.has(name.name) && value?.type === "StringLiteral")
        note(value.value, loc?.start.line);
    },
  });
  return words;
}

test("words in markup are found", () => {
  const source =
    '<p title="Two words" aria-label="×" className="no words">\n  Some text {"©"} · <b>{copy.text}</b></p>';
  expect(wordsIn(source)).toEqual(["1: Two words", "1: Some text"]);
});

test("no module has any", () => {
  const files = globSync("app/**/*.tsx");
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((file) => !FOR_DEVELOPERS.has(file))
    .flatMap((file) => wordsIn(readFileSync(file, "utf8")).map((words) => `${file}:${words}`));
  expect(found).toEqual([]);
});
