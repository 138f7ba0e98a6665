// A copy of the rules, forms, and views with one more size, 12-18m: their sources, changed as adding it would
// change them. Tests use it to read texts that today's code has stored with the code that will have the size.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ADDED_SIZE = "12-18m";

const COPIED = ["contracts", "copy", "data", "domain", "lib", "views"];

const ROW = `  {
    id: "${ADDED_SIZE}",
    firstMonth: 12,
    lastMonth: 17,
    shops: { EU: "86", UK: "12–18", JP: "80", CN: "80", AU: "1" },
    drawing: { name: "overalls", category: "Bottoms" },
  },
`;

/**
 * What is changed: in which file, which text, into what. Each item uses as many pieces at the added size as
 * at the last one before it.
 */
const CHANGES: readonly [path: string, pattern: RegExp, change: string][] = [
  ["domain/wardrobe/size-table.ts", /^\] as const satisfies readonly Size\[\];/m, `${ROW}$&`],
  ["domain/wardrobe/catalogue-table.ts", /^( +uses: \[.*?, )([\d.]+)\]/gm, "$1$2, $2]"],
  ["domain/travel/bag-table.ts", /perDay: \[(.*), ([\d.]+)\]/, "perDay: [$1, $2, $2]"],
];

/** Of the last size before. */
const LABEL = /^( +)"9-12m": ".*",$/gm;
const ADDED_LABEL = `$&\n$1"${ADDED_SIZE}": "12 to 18 months",`;

/** Writes the copy; `load` imports one of its files by its path inside app/. */
export function withAddedSize(): { load: <Module>(path: string) => Promise<Module>; remove: () => void } {
  mkdirSync("build", { recursive: true });
  const root = mkdtempSync(resolve("build/added-size-"));
  const app = join(root, "app");
  for (const folder of COPIED) cpSync(join("app", folder), join(app, folder), { recursive: true });
  for (const path of globSync("**/*.{ts,tsx}", { cwd: app }))
    edit(join(app, path), (source) => source.replaceAll('"~/', `"${app}/`));
  const labels = globSync("copy/**/*.ts", { cwd: app });
  const changes = [...CHANGES, ...labels.map((path) => [path, LABEL, ADDED_LABEL] as const)];
  for (const [path, pattern, change] of changes) {
    edit(join(app, path), (source) => {
      const changed = source.replace(pattern, change);
      if (changed === source && pattern !== LABEL) throw new Error(`Nothing to change in ${path}`);
      return changed;
    });
  }
  return {
    load: (path) => import(/* @vite-ignore */ join(app, path)),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function edit(path: string, change: (source: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}
