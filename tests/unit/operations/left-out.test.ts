// The modules of packages that stand in the Worker without their content (scripts/vite-left-out.ts).
import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { inLines, LEFT_OUT, withoutContent } from "../../../scripts/vite-left-out.ts";

const files = LEFT_OUT.flatMap((part) => {
  const path = join("node_modules", part);
  return statSync(path).isDirectory()
    ? globSync("**/*.js", { cwd: path }).map((name) => join(path, name))
    : [path];
}).filter((path) => /^export /m.test(readFileSync(path, "utf8")));

describe.each(files)("%s", (path) => {
  it("still has everything that it exports, and nothing of it can be called", async () => {
    const whole: object = await import(pathToFileURL(resolve(path)).href);
    const code = withoutContent(readFileSync(path, "utf8"));
    const empty: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.keys(empty).sort()).toEqual(Object.keys(whole).sort());
    for (const [name, value] of Object.entries(empty)) {
      if (typeof value !== "function") throw new Error(`${name} is no function`);
      expect(() => value()).toThrow(`${name} is left out of the Worker`);
    }
  });
});

it("statements go into one line, other texts stay", () => {
  const hole = (inside: string) => `$${`{${inside}}`}`;
  const mail = "const mail = `Hello\n  you`;";
  const [inner, inOne] = [hole("one(sql`a\n  b`)"), hole("one(sql`a b`)")];
  expect(inLines(`const id = sql\`select 1\n    from plans where id = ${inner}\n  and x\`;\n${mail}`)).toBe(
    `const id = sql\`select 1 from plans where id = ${inOne} and x\`;\n${mail}`,
  );
});
