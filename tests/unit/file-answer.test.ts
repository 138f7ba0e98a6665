// Under which name a browser saves a file, whatever its plan is called (H2, S112).
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fileAnswer, savedAs } from "~/http/file-answer.server.ts";

const PLAIN = "layette-sizes.ics";
const header = (name: string) => savedAs({ plainName: PLAIN, name });

/** The name as a browser reads it from the header. */
function nameIn(value: string): string {
  const encoded = /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.~%-]+)$/.exec(value);
  if (!encoded?.[2]) throw new Error(`Unreadable: ${value}`);
  return decodeURIComponent(encoded[2]);
}

test.each([
  ["a title", "Mia's wardrobe, sizes.ics", "Mia's wardrobe, sizes.ics"],
  ["a title that nobody typed", "Quiz #3, sizes.ics", "Quiz #3, sizes.ics"],
  ["marks and other scripts", "Zoë und 美咲, Größen.ics", "Zoë und 美咲, Größen.ics"],
  ["40 emoji of several parts", `${"👩‍👩‍👧‍👦".repeat(40)}, sizes.ics`, `${"👩‍👩‍👧‍👦".repeat(8)}.ics`],
  ["line ends", "Mia\r\nSet-Cookie: a=b\n, sizes.ics", "Mia Set-Cookie a=b , sizes.ics"],
  ["quotes and a semicolon", `Mia"; filename="evil.exe, sizes.ics`, "Mia ; filename= evil.exe, sizes.ics"],
  ["markup", "<b>Mia</b>, sizes.ics", "b Mia b , sizes.ics"],
  ["a formula", "=cmd|' /C calc'!A0, sizes.ics", "=cmd ' C calc'!A0, sizes.ics"],
  ["folders", "../../etc/passwd, sizes.ics", "etc passwd, sizes.ics"],
  ["a hidden file", ".bashrc, sizes.ics", "bashrc, sizes.ics"],
  ["letters that turn the ending around", "\u202Eexe.\u2066Mia, sizes.ics", "exe. Mia, sizes.ics"],
  ["Arabic", "خزانة مريم, sizes.ics", "خزانة مريم, sizes.ics"],
  ["half an emoji", "Mia \uD83D, sizes.ics", "Mia , sizes.ics"],
  ["one letter", "M, sizes.ics", "M, sizes.ics"],
  ["nothing to see", "\u200E\u202E.ics", PLAIN],
])("%s", (_, name, saved) => {
  expect(nameIn(header(name))).toBe(saved);
});

describe("whatever a plan is called", () => {
  const titles = fc.string({ unit: "binary", maxLength: 120 });

  it("nothing in its title leaves the header's value, and the ending stays", () => {
    fc.assert(
      fc.property(titles, (title) => {
        const name = nameIn(header(`${title}, sizes.ics`));
        expect(name).toMatch(/\.ics$/);
        expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });

  it("a browser gets the file as that language's plain name, too", () => {
    fc.assert(
      fc.property(titles, (title) => {
        const answer = fileAnswer("BEGIN", { type: "text/calendar", plainName: PLAIN, name: title });
        expect(answer.headers.get("Content-Disposition")).toContain(`filename="${PLAIN}";`);
        expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      }),
    );
  });
});
