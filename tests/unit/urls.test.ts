import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readUrl, safePath } from "../../app/domain/urls.ts";

const ORIGIN = "https://layette.example";
const FALLBACK = "/dashboards";

describe("a return path", () => {
  it.each([
    "/",
    "/dashboards",
    "/dashboards/a1b2/0-3m?scenario=daily&x=1#top",
    "/a%20b",
    "/search?q=//evil.example",
  ])("S30 of our own is kept: %s", (path) => {
    expect(safePath(path, ORIGIN, FALLBACK)).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    "/\t\\evil.example",
    " //evil.example",
    "https:evil.example",
    "https://evil.example/",
    "https://layette.example.evil.example/",
    "https://layette.example@evil.example/",
    "http://layette.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "dashboards",
    "",
    "?x",
    "#x",
    "//[",
    `/${"a".repeat(8192)}`,
  ])("S30 to elsewhere, or none at all, is the fallback: %j", (path) => {
    expect(safePath(path, ORIGIN, FALLBACK)).toBe(FALLBACK);
  });

  it.each([null, undefined, 1, true, {}, ["/dashboards"], ["/a", "/b"]])(
    "S30 that is not a text is the fallback: %j",
    (path) => {
      expect(safePath(path, ORIGIN, FALLBACK)).toBe(FALLBACK);
    },
  );

  it("S30 never leaves the origin when a browser reads the answer, whatever dots, slashes and controls are mixed", () => {
    const parts = [
      "",
      "/",
      "\\",
      "\t",
      "\n",
      "\r",
      " ",
      "//",
      "@",
      ":",
      "%2f",
      "%5c",
      ".",
      "..",
      "./",
      "x/..",
    ];
    const paths = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}/evil.example`)));
    const leaving = paths.filter(
      (path) => new URL(safePath(path, ORIGIN, FALLBACK), ORIGIN).origin !== ORIGIN,
    );
    expect(leaving).toEqual([]);
  });

  it("S30 with line breaks cannot split a header", () => {
    expect(safePath("/a\r\nSet-Cookie: x=1", ORIGIN, FALLBACK)).not.toMatch(/[\r\n]/);
  });
});

describe("a URL", () => {
  it("beyond ASCII is read however often it was", () => {
    // Node compiles the caller after a few thousand times.
    for (let time = 0; time < 10_000; time += 1) readUrl("https://www.müller.de/x");
    expect(readUrl("https://www.müller.de/x")?.hostname).toBe("www.xn--mller-kva.de");
    expect(readUrl("https://")).toBeNull();
  });

  it("has one reader in the application", () => {
    const asked = globSync("{app,workers}/**/*.{ts,tsx}").filter((file) =>
      /URL\.(canParse|parse)\(/.test(readFileSync(file, "utf8")),
    );
    expect(asked).toEqual([]);
  });
});
