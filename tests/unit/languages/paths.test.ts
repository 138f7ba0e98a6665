// Addresses and their languages: which pages say theirs, which never do, and that each address has one spelling.

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isInsidePath, isPublicPath, splitPath } from "../../../app/words/addresses.ts";
import { LANGUAGES, OTHER_LANGUAGES, pathIn } from "../../../app/words/languages.ts";
import { everyPath } from "../../support/addresses/paths.ts";
import { ADDRESSES } from "../../support/addresses.ts";

test("every address of the manifest is a public page, inside the product, or of no language", () => {
  const paths = everyPath();
  expect(paths.length).toBeGreaterThan(90);
  const undecided = paths.filter(
    (path) =>
      Number(isPublicPath(path)) +
        Number(isInsidePath(path)) +
        Number(ADDRESSES[path]?.hasNoLanguage ?? false) !==
      1,
  );
  expect(undecided).toEqual([]);
});

test("so is what a page reads of it by script", () => {
  expect(
    ["/_root.data", "/auth.data", "/plan/55401/2027-02.data"].filter((path) => !isPublicPath(path)),
  ).toEqual([]);
  expect(["/es.data", "/de/auth.data"].map(splitPath)).toEqual([
    { language: "es", path: "/_.data" },
    { language: "de", path: "/auth.data" },
  ]);
  expect(["/dashboards.data", "/profile.data"].filter((path) => !isInsidePath(path))).toEqual([]);
});

describe("a path with a language", () => {
  it.each([
    ["/", "/es"],
    ["/?ref=mail", "/es?ref=mail"],
    ["/privacy", "/es/privacy"],
    ["/plan/55401/2027-02?size=3-6m", "/es/plan/55401/2027-02?size=3-6m"],
  ])("%s is %s in Spanish", (path, inSpanish) => {
    expect(pathIn("es", path)).toBe(inSpanish);
    expect(pathIn("en", path)).toBe(path);
  });

  it("comes apart again, whatever it is", () => {
    const segment = fc.stringMatching(/^[\w.~%-]{1,12}$/);
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), path, (language, plain) => {
        fc.pre(splitPath(plain).language === "en");
        expect(splitPath(pathIn(language, plain))).toEqual({ language, path: plain });
      }),
    );
  });

  it.each(["/ES", "/Es/privacy", "/xx", "/en/privacy", "/esx", "//es", "/%65s", "/privacy/es"])(
    "S90 %s names none",
    (path) => {
      expect(splitPath(path)).toEqual({ language: "en", path });
    },
  );

  it.each(["/es//evil.example", "/de//evil.example/"])(
    "S90 what comes after it is never another host: %s",
    (path) => {
      const { path: rest } = splitPath(path);
      expect(isPublicPath(rest) || isInsidePath(rest)).toBe(false);
    },
  );

  it("is never inside the product", () => {
    for (const language of OTHER_LANGUAGES) expect(isInsidePath(pathIn(language, "/dashboards"))).toBe(false);
  });
});
