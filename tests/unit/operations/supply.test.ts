// The product's dependencies: their licenses are accepted, the list is current, and it is available in
// machine-readable form.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { billOfMaterials } from "../../../scripts/supply/bill.ts";
import { isAllowed, licensesPage, refusals } from "../../../scripts/supply/licenses.ts";
import { type LockedPackage, lockedPackages } from "../../../scripts/supply/packages.ts";
import { licensesFile, noticeOf, noticesText, packageFolders } from "../../../scripts/vite-licenses.ts";

const packages = lockedPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
const ONE: LockedPackage = {
  name: "one",
  version: "1.0.0",
  license: "MIT",
  integrity: null,
  isRuntime: true,
  needs: [],
};

describe("licenses of all dependencies", () => {
  it("are taken", () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(refusals(packages)).toEqual([]);
  });

  it("are listed as they are (npm run licenses)", () => {
    expect(readFileSync("docs/licenses.md", "utf8")).toBe(licensesPage(packages));
  });

  it.each([
    [{ license: "GPL-3.0-only" }, 1],
    [{ license: "GPL-3.0-only", isRuntime: false }, 1],
    [{ license: null }, 1],
    [{ license: "MPL-2.0" }, 1],
    [{ license: "MPL-2.0", isRuntime: false }, 0],
    [{ license: "UNLICENSED", isRuntime: false }, 1],
    [{ license: "SEE LICENSE IN LICENSE" }, 1],
  ])("%j: %i refused", (fields, count) => expect(refusals([{ ...ONE, ...fields }])).toHaveLength(count));

  it.each([
    ["A", true],
    ["X", false],
    ["(A OR X)", true],
    ["X OR A", true],
    ["A AND X", false],
    ["A AND B", true],
    ["X OR A AND B", true],
    ["(X OR A) AND X", false],
    ["A AND (X OR B)", true],
    ["", false],
    ["(A", false],
    ["A)", false],
    ["A B", false],
    ["OR A", false],
  ])("of the expression %j: %s", (text, allowed) => {
    expect(isAllowed(text, new Set(["A", "B"]))).toBe(allowed);
  });
});

describe("the notices of what browsers get", () => {
  const chunk = (modules: Readonly<Record<string, number>>) => ({
    type: "chunk",
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }] as const),
    ),
  });

  it("are of the packages whose code is in a file, and of no other", () => {
    const bundle = {
      "a.js": chunk({
        "/x/app/root.tsx": 9,
        "/x/node_modules/react/index.js": 9,
        "/x/node_modules/react/jsx-runtime.js": 9,
        "/x/node_modules/zod/v4/mini.js": 0,
      }),
      "b.js": chunk({
        "/x/node_modules/downshift/node_modules/@babel/runtime/helpers/extends.js": 9,
        "\0rolldown/runtime.js": 9,
        "\0virtual:react-router/browser-manifest": 9,
      }),
      "c.css": { type: "asset" },
    };
    expect(packageFolders(bundle)).toEqual([
      "/x/node_modules/downshift/node_modules/@babel/runtime",
      "/x/node_modules/react",
      "node_modules/rolldown",
    ]);
  });

  it("hold each package's own words, and the font's, once, in one order", () => {
    const text = licensesFile(["node_modules/react", "node_modules/zod", "node_modules/react"]);
    expect(text).toBe(licensesFile(["node_modules/zod", "node_modules/react"]));
    const { version, text: ofReact } = noticeOf("node_modules/react");
    expect(text.split(ofReact)).toHaveLength(2);
    expect(text).toContain(`react ${version} (MIT)`);
    expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(text).toContain("Copyright (c) Tailwind Labs, Inc.");
    expect(text).not.toMatch(/node_modules|\r/);
  });

  it("leave out what a bundler says of its own parts", () => {
    expect(noticeOf("node_modules/vite").text).not.toContain("bundled dependencies");
  });

  it("ask a person to look where a package brings no license", () => {
    expect(() => noticeOf("tests")).toThrow();
    expect(noticesText([])).toContain("under the licenses below");
  });

  it("cover all packages that styles are taken from", () => {
    const styles = globSync("app/**/*.{css,ts,tsx}").map((path) => readFileSync(path, "utf8"));
    const taken = styles.flatMap((text) => [...text.matchAll(/@?import "([@\w][^"]*?)(?:\/[^"]*\.css)?"/g)]);
    // Of the others than the first, browsers have scripts, too.
    expect([...new Set(taken.map(([, name]) => name))].toSorted().toReversed()).toEqual([
      "tailwindcss",
      "sonner",
      "react-day-picker",
    ]);
  });
});

describe("the bill of materials", () => {
  const bill = billOfMaterials({ name: "layette", version: "1.2.3" }, packages);
  const component = z.object({
    type: z.literal("library"),
    "bom-ref": z.string(),
    name: z.string().min(1),
    version: z.string().regex(/^\d/),
    purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
    scope: z.enum(["required", "excluded"]),
    licenses: z.array(z.object({ expression: z.string() })).length(1),
    hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) })),
  });
  const shape = z.object({
    bomFormat: z.literal("CycloneDX"),
    specVersion: z.literal("1.6"),
    version: z.literal(1),
    metadata: z.object({ component: z.object({ name: z.literal("layette"), version: z.literal("1.2.3") }) }),
    components: z.array(component),
    dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
  });

  it("names every package once, with its license and its hash", () => {
    const { components } = shape.parse(bill);
    expect(components).toHaveLength(packages.length);
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(packages.length);
    expect(components.filter(({ scope }) => scope === "required").map(({ name }) => name)).toContain("react");
  });

  it("says what needs what, among what it names", () => {
    const known = new Set(bill.components.map((one) => one["bom-ref"]));
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual(
      [],
    );
    const arctic = bill.dependencies.find(({ ref }) => ref.startsWith("pkg:npm/arctic@"));
    expect(arctic?.dependsOn).toContain("pkg:npm/%40oslojs/crypto@1.0.1");
  });

  it("is the same every time", () => {
    expect(billOfMaterials({ name: "layette", version: "1.2.3" }, packages)).toEqual(bill);
  });
});
