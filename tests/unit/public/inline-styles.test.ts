// Our markup has no inline styles: the pages' policy would block them.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("S33 no component and no route writes a style attribute", () => {
  // Mails are shown without our policy, in programs that ignore stylesheets.
  const files = globSync("app/**/*.{ts,tsx}", { exclude: ["app/services/mail/**"] });
  expect(files.length).toBeGreaterThan(300);
  const styled = files.filter((path) => /\sstyle=[{"']/.test(readFileSync(path, "utf8")));
  expect(styled).toEqual([]);
});

it("S33 no drawing carries a style: a browser may hold it against the policy of the page that uses it", () => {
  for (const path of globSync("app/components/illustrations/*.svg")) {
    expect(readFileSync(path, "utf8"), path).not.toMatch(/\sstyle=|<style/);
  }
});
