// A file's name says what it does on its layer, so that a search for a list's words, page, or rules finds one
// file.
import { globSync } from "node:fs";
import { expect, it } from "vitest";

const nameOf = (path: string) => path.replace(/^.*\//, "").replace(/(?:\.server)?\.tsx?$/, "");

it("no two files of the application share a name", () => {
  const paths = globSync("app/**/*.{ts,tsx}").filter((path) => !/^app\/words\/(?:de|es|fr)\//.test(path));
  expect(paths.length).toBeGreaterThan(700);
  const names = paths.map(nameOf);
  expect(paths.filter((path) => names.indexOf(nameOf(path)) !== names.lastIndexOf(nameOf(path)))).toEqual([]);
});
