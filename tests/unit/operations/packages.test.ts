// package.json says which packages a start needs, and which only tests and checks do; ensure-ready installs by that.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { installation, LIGHT_COMMANDS } from "../../../scripts/installed.mjs";
import { OF_STARTING } from "../../../scripts/supply/packages.ts";

const names = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: names, dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const LOCK: Parameters<typeof installation>[0]["lock"] = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/** What these files import, and what the files do that they import; types are not loaded. */
function packagesOf(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const source of importsOf(readFileSync(path, "utf8"))) {
      const own = placeOf(source, path);
      if (own === null) packages.add(packageOf(source));
      else if (/\.(?:tsx?|mjs)$/.test(own) && existsSync(own)) waiting.push(own);
    }
  }
  return packages;
}

function importsOf(code: string): string[] {
  const statements = code.matchAll(/^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)"/gm);
  const calls = code.matchAll(/\bimport\("([^"]+)"\)/g);
  return [...statements, ...calls].flatMap(([, source]) => source ?? []);
}

/** The path of a module of ours; null if it's a package's. */
function placeOf(source: string, importer: string): string | null {
  if (source.startsWith(".")) return join(dirname(importer), source);
  return source.startsWith("~/") ? join("app", source.slice(2)) : null;
}

function packageOf(source: string): string {
  return source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/");
}

describe("dependencies", () => {
  const product = packagesOf([
    ...globSync("app/**/*.{ts,tsx}", { exclude: ["app/routes.ts"] }),
    ...globSync("workers/**/*.ts"),
  ]);
  /** Made by Node, by the bundler, or by the runtime. */
  const isMade = (name: string) => /^(?:node|virtual|cloudflare):/.test(name);

  it("hold all that the product loads, and the commands that need no tools", () => {
    const starting = packagesOf([
      ...LIGHT_COMMANDS.map((command) => `scripts/${command}.ts`),
      "scripts/build-languages.ts",
      "vite.config.ts",
      "react-router.config.ts",
      "app/routes.ts",
    ]);
    expect([...starting]).toContain("@cloudflare/vite-plugin");
    const lacking = [...product, ...starting].filter((name) => !isMade(name) && !manifest.dependencies[name]);
    expect(lacking).toEqual([]);
  });

  it("are of the product, or of starting it", () => {
    expect(OF_STARTING.filter((name) => !manifest.dependencies[name] || product.has(name))).toEqual([]);
    const unused = Object.keys(manifest.dependencies).filter(
      (name) => !product.has(name) && !OF_STARTING.includes(name),
    );
    expect(unused).toEqual([]);
  });
});

describe("what is installed before a command", () => {
  const all = { packages: { ...LOCK.packages } };
  const without = (isLeftOut: (path: string) => boolean) => ({
    packages: Object.fromEntries(Object.entries(all.packages).filter(([path]) => !isLeftOut(path))),
  });
  const light = without((path) => LOCK.packages?.[path]?.dev === true);
  const askedOf = (command: string, installed: Parameters<typeof installation>[0]["installed"]) =>
    installation({ command, lock: LOCK, installed });

  it("is what starting needs, and for all others everything", () => {
    expect(askedOf("start", null)).toEqual(["ci", "--omit=dev"]);
    expect(askedOf("test", null)).toEqual(["ci", "--include=dev"]);
    expect(Object.keys(light.packages).length).toBeLessThan(Object.keys(all.packages).length * 0.65);
  });

  it("is nothing where npm says that all is there, whoever has installed it", () => {
    expect(askedOf("start", light)).toBeNull();
    expect(askedOf("start", all)).toBeNull();
    expect(askedOf("check", all)).toBeNull();
  });

  it("is only the rest where a start has been before", () => {
    expect(askedOf("check", light)).toEqual(["install", "--no-save", "--include=dev"]);
  });

  it("is everything again where a package of the lock file is missing or another one; tools stay", () => {
    expect(
      askedOf(
        "start",
        without((path) => path === "node_modules/react"),
      ),
    ).toEqual(["ci", "--include=dev"]);
    expect(
      askedOf(
        "test",
        without((path) => path === "node_modules/react"),
      ),
    ).toEqual(["ci", "--include=dev"]);
    const react = { ...light.packages["node_modules/react"], version: "0.0.1" };
    const older = { packages: { ...light.packages, "node_modules/react": react } };
    expect(askedOf("start", older)).toEqual(["ci", "--omit=dev"]);
  });

  it("doesn't miss what is built for other machines", () => {
    const here = without((path) => /^node_modules\/@esbuild\/(?:win32|darwin)/.test(path));
    expect(askedOf("test", here)).toBeNull();
  });
});

it("every npm script sees to its packages itself", () => {
  for (const [name, script] of Object.entries(manifest.scripts))
    expect(script.split(" && "), name).toSatisfy((steps: string[]) =>
      steps.every((step) => /^(?:exec )?node scripts\/ensure-ready\.mjs /.test(step)),
    );
});
