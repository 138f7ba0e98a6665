// A language has all texts. That each is there, and takes what the English one takes, is a matter of types
// (app/locales/locale.ts); that no module of app/copy is missing there is shown here.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every module of texts is asked of every language", () => {
  const modules = globSync("**/*.ts", { cwd: "app/copy" }).filter((path) => path !== "counted.ts");
  const asked = [...readFileSync("app/locales/locale.ts", "utf8").matchAll(/^ {2}"([^"]+)":/gm)];
  expect(modules.length).toBeGreaterThan(90);
  expect(asked.map(([, path]) => path).toSorted()).toEqual(modules.toSorted());
});
