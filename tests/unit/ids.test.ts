// Ids that look like words: they stand in one table, and people read labels instead.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ADD_ITEM_ESSENTIALITIES } from "../../app/copy/wardrobe/add-item.ts";
import { ITEM_NAMES, ITEM_NOTES, itemName, itemNotes } from "../../app/copy/wardrobe/item-copy.ts";
import {
  ESSENTIALITY_LABELS,
  ITEM_CATEGORY_LABELS,
  SIZE_LABELS,
} from "../../app/copy/wardrobe/wardrobe-copy.ts";
import { WEATHER_LABELS } from "../../app/copy/weather/weather-copy.ts";
import { ESSENTIALITY, ITEM_CATEGORY, WEATHER } from "../../app/domain/ids.ts";
import {
  AGE_RANGES,
  ESSENTIALITIES,
  ITEM_CATEGORIES,
  itemCategory,
  WEATHER_CATEGORIES,
} from "../../app/domain/vocabulary.ts";
import { CATALOGUE } from "../../app/domain/wardrobe/catalogue.ts";

const TABLES = globSync("app/domain/ids/*.ts");
/** What a script has worked out holds ids as a stored plan does. */
const WORKED_OUT = "app/routes/public/landing/read-landing-example.server.ts";

const IDS = [WEATHER, ESSENTIALITY, ITEM_CATEGORY].flatMap((table) => Object.values<string>(table));
const QUOTED = new RegExp(`(["'\`])(${IDS.join("|")})\\1`);
const AS_KEY = new RegExp(`(?<![\\w."-])(${IDS.filter((id) => /^\w+$/.test(id)).join("|")})(?: as const)?: `);

/** What the code of a file says of ids, line by line; nothing is right. */
function literalIds(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<!:)\/\/.*$/gm, "");
  return code
    .split("\n")
    .filter((line) => QUOTED.test(line) || AS_KEY.test(line))
    .map((line) => `${path}: ${line.trim()}`);
}

const SHOWN = "(?:[a-z]\\w*\\.)*(?:category|essentiality|ageRange|weatherCategory)";
const AS_CHILD = new RegExp(`(?:>|^\\s*)\\{${SHOWN}\\}`, "m");
const IN_TEXT = /\$\{(?:\w+\.)*(?:category|essentiality)\}/;

/** Whether a component or a view shows an id as it is. */
function showsAnId(source: string): boolean {
  return AS_CHILD.test(source) || IN_TEXT.test(source);
}

describe("ids that look like words", () => {
  it("are as they have been stored from the first release on", () => {
    expect(WEATHER_CATEGORIES).toEqual([
      "Hot & Humid",
      "Hot & Dry",
      "Cold & Snowy",
      "Cold & Wet",
      "Cold & Dry",
      "Cool",
      "Mild",
      "Transitional",
      "Unknown",
    ]);
    expect(ESSENTIALITIES).toEqual(["Essential", "Recommended", "Nice-to-have"]);
    expect(ITEM_CATEGORIES).toEqual([
      "Sleepwear & Bodysuits",
      "Tops & Layers",
      "Bottoms",
      "Blankets & Swaddles",
      "Outerwear",
      "Footwear",
      "Swim",
      "Accessories",
      "Other",
      "Uncategorized",
    ]);
    expect(["Swim", "swim", ""].map(itemCategory)).toEqual(["Swim", "Uncategorized", "Uncategorized"]);
  });

  it("have a label each", () => {
    expect(Object.keys(WEATHER_LABELS)).toEqual([...WEATHER_CATEGORIES]);
    expect(Object.keys(ESSENTIALITY_LABELS)).toEqual([...ESSENTIALITIES]);
    expect(Object.keys(ADD_ITEM_ESSENTIALITIES)).toEqual([...ESSENTIALITIES]);
    expect(Object.keys(ITEM_CATEGORY_LABELS)).toEqual([...ITEM_CATEGORIES]);
    expect(Object.keys(SIZE_LABELS)).toEqual([...AGE_RANGES]);
  });

  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts", "scripts/**/*.ts"], {
    exclude: ["app/copy/**", "**/*.d.ts"],
  });

  it("stand in their table only", () => {
    const others = files.filter((path) => !TABLES.includes(path) && path !== WORKED_OUT);
    expect(others.flatMap((path) => literalIds(path, readFileSync(path, "utf8")))).toEqual([]);
    expect(TABLES.flatMap((path) => literalIds(path, readFileSync(path, "utf8")))).toHaveLength(IDS.length);
  });

  it("are shown by no component, route or view", () => {
    const shown = files.filter((path) => /^app\/(components|routes|views)\//.test(path));
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter((path) => showsAnId(readFileSync(path, "utf8")))).toEqual([]);
  });

  it.each([
    'if (level === "Essential") return;',
    "  Cool: 0,",
    "const x = { Bottoms: 1 };",
    "['Tops & Layers']",
  ])("are found in %s", (line) => {
    expect(literalIds("x.ts", line)).toHaveLength(1);
  });

  it.each(["<b>{category}</b>", "  {item.essentiality}\n", `: $${"{category}"}`])(
    "are seen in %s",
    (source) => {
      expect(showsAnId(source)).toBe(true);
    },
  );
});

describe("the catalogue's words", () => {
  it("are there for each item, and for nothing else", () => {
    const keys = CATALOGUE.map(({ key }) => key);
    expect(Object.keys(ITEM_NAMES)).toEqual(keys);
    expect(Object.keys(ITEM_NOTES)).toEqual(keys);
  });

  it("are asked for by nothing that runs in a browser", () => {
    const inBrowsers = globSync(["app/{components,hooks,service-worker}/**/*.{ts,tsx}"]);
    expect(inBrowsers.filter((path) => readFileSync(path, "utf8").includes("wardrobe/items.ts"))).toEqual([]);
  });

  it("are said by id, whatever name was stored; what somebody typed stays", () => {
    expect(itemName("socks", "Socks, as stored")).toBe("Socks (pairs)");
    expect(itemName("custom_1", "Grandma's socks")).toBe("Grandma's socks");
    expect(itemNotes("custom_1")).toBeNull();
    expect(itemNotes("sun_tent", "An operator's item")).toBe("An operator's item");
  });
});
