// A language has all texts. That each is there, and takes what the English one takes, is a matter of types
// (app/words/locale.ts); that no module of app/words/en is missing there is shown here.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as spanish from "../../../app/words/es/index.ts";
import type { InOtherWords } from "../../../app/words/locale.ts";

it("every module of texts is asked of every language", () => {
  const modules = globSync("**/*.ts", { cwd: "app/words/en" }).filter((path) => path !== "counted.ts");
  const asked = [...readFileSync("app/words/locale.ts", "utf8").matchAll(/^ {2}"([^"]+)":/gm)];
  expect(modules.length).toBeGreaterThan(60);
  expect(asked.map(([, path]) => path).toSorted()).toEqual(modules.toSorted());
});

const ENGLISH = { open: "Open", doors: (count: number) => `${count} doors`, ways: ["in", "out"] } as const;
type Text = InOtherWords<typeof ENGLISH>;

// The compiler checks these lines: without the errors that they expect, they are errors themselves.
describe("a language that isn't whole doesn't compile", () => {
  it("with its own words for everything it does", () => {
    const whole: Text = { open: "Abrir", doors: (count) => `${count} puertas`, ways: ["dentro", "fuera"] };
    expect(whole.doors(2)).toBe("2 puertas");
  });

  it("without a text, a parameter's type, or an element", () => {
    const wrong = [
      // @ts-expect-error -- no text
      { doors: (count) => `${count}`, ways: ["dentro", "fuera"] } satisfies Text,
      // @ts-expect-error -- one parameter more
      { open: "Abrir", doors: (_: number, name: string) => name, ways: ["dentro", "fuera"] } satisfies Text,
      // @ts-expect-error -- one element less
      { open: "Abrir", doors: (count) => `${count}`, ways: ["dentro"] } satisfies Text,
      // @ts-expect-error -- no function
      { open: "Abrir", doors: "puertas", ways: ["dentro", "fuera"] } satisfies Text,
    ];
    expect(wrong).toHaveLength(4);
  });
});

/** Every text of a value, with where it is. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** English words that Spanish doesn't have. */
const ENGLISH_WORD = /\b(?:the|your|you|and|with|for|is|are|was|to|of|please|can't|couldn't|try|again)\b/i;

it("Spanish texts have no English words", () => {
  const texts = textsIn(spanish, "es");
  expect(texts.length).toBeGreaterThan(1500);
  const english = texts.filter(
    ([path, text]) => !path.endsWith(".id") && ENGLISH_WORD.test(text.replace("The Lullaby Trust", "")),
  );
  expect(english).toEqual([]);
});
