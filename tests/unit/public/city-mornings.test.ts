// The table of usual mornings is worked out again from the climates that the seed brings, so that it can't drift from them.
import { describe, expect, test } from "vitest";
import { readZipNormals } from "../../../app/contracts/weather/climate-normals.ts";
import * as english from "../../../app/copy/public/wear-copy.ts";
import { CITY_MORNINGS, morningsLike, NEAR_COUNTRIES } from "../../../app/domain/public/city-mornings.ts";
import { usualHours } from "../../../app/domain/today/usual-hours.ts";
import type { MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { nearestCell, normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { LANGUAGES } from "../../../app/language/languages.ts";
import * as german from "../../../app/locales/de/public/wear-copy.ts";
import * as spanish from "../../../app/locales/es/public/wear-copy.ts";
import * as french from "../../../app/locales/fr/public/wear-copy.ts";
import { readClimateExceptions } from "../../../scripts/seed/climate-exceptions.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";
import { areaOf } from "../fixtures/climate-areas.ts";

/** A ZIP code of the city's center, or its number in GeoNames. */
const WHERE: Readonly<Record<string, string>> = {
  newYork: "10001",
  losAngeles: "90012",
  chicago: "60601",
  houston: "77002",
  phoenix: "85004",
  miami: "33130",
  seattle: "98101",
  denver: "80202",
  minneapolis: "55401",
  stLouis: "63101",
  boston: "02108",
  toronto: "6167865",
  montreal: "6077243",
  vancouver: "6173331",
  mexicoCity: "3530597",
  monterrey: "3995465",
  bogota: "3688689",
  lima: "3936456",
  buenosAires: "3435910",
  santiago: "3871336",
  madrid: "3117735",
  barcelona: "3128760",
  seville: "2510911",
  london: "2643743",
  dublin: "2964574",
  paris: "2988507",
  lyon: "2996944",
  marseille: "2995469",
  brussels: "2800866",
  berlin: "2950159",
  hamburg: "2911298",
  munich: "2867714",
  vienna: "2761369",
  zurich: "2657896",
  rome: "3169070",
  stockholm: "2673730",
  helsinki: "658225",
  sydney: "2147714",
  melbourne: "2158177",
  tokyo: "1850147",
  casablanca: "2553604",
};

const { climates, ranges } = readClimateExceptions();
const [cells, places] = [readWorldClimate(), readWorldPlaces()];

function normalsOf(where: string): MonthNormal[] {
  if (where.length === 5) {
    const range = ranges.find(({ fromZip, toZip }) => fromZip <= where && where <= toZip);
    if (!range) return areaOf(where.slice(0, 3)).normals;
    return readZipNormals({ months: JSON.stringify(climates[range.climateId]), shiftF: range.shiftF });
  }
  const place = places.find(({ id }) => id === Number(where));
  const cell = place && nearestCell(place, cells);
  if (!place || !cell) throw new Error(`No climate at ${where}`);
  return normalsAt(cell, place.elevationM);
}

function morningsAt(where: string): number[] {
  const months = normalsOf(where).map(({ month, tmin_f, tmax_f }) => {
    const first = `2027-${String(month).padStart(2, "0")}`;
    return { startDate: `${first}-01`, endDate: `${first}-28`, avgTempMin: tmin_f, avgTempMax: tmax_f };
  });
  return months.map(({ startDate }) =>
    Math.round(usualHours(months, `${startDate.slice(0, 8)}15`)?.[8] ?? Number.NaN),
  );
}

describe("E27 the table of usual mornings", () => {
  test.each(Object.entries(WHERE))("has those of %s by the seed's climate", (city, where) => {
    expect(CITY_MORNINGS).toHaveProperty(city, expect.objectContaining({ mornings: morningsAt(where) }));
  });

  test("is about these cities and no others, each in its country", () => {
    expect(Object.keys(CITY_MORNINGS)).toEqual(Object.keys(WHERE));
    const countries = Object.values(WHERE).map(
      (where) => places.find(({ id }) => id === Number(where))?.country ?? "US",
    );
    expect(Object.values(CITY_MORNINGS).map(({ country }) => country)).toEqual(countries);
  });
});

describe("E27 mornings like a temperature", () => {
  const temperatures = Array.from({ length: 156 }, (_, at) => at - 40);

  test.each(LANGUAGES)("are at most two in %s, of two cities in two months, within 1.5 °F", (language) => {
    const found = temperatures.map((tempF) => {
      const all = morningsLike(tempF, NEAR_COUNTRIES[language]);
      for (const { city, month } of all)
        expect(Math.abs((CITY_MORNINGS[city].mornings[month - 1] ?? 0) - tempF)).toBeLessThanOrEqual(1);
      expect(new Set(all.map(({ city }) => city)).size).toBe(all.length);
      expect(new Set(all.map(({ month }) => month)).size).toBe(all.length);
      return all.length;
    });
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
    expect([found[0], found.at(-1)]).toEqual([0, 0]);
    const usual = found.slice(40 + 20, 40 + 80);
    expect(Math.min(...usual)).toBe(2);
  });

  test.each([
    ["en", 50, ["losAngeles 12", "chicago 10"]],
    ["es", 50, ["mexicoCity 12", "bogota 9"]],
    ["de", 50, ["berlin 5", "munich 9"]],
    ["fr", 50, ["lyon 10", "casablanca 1"]],
    ["de", 68, ["madrid 7", "seville 6"]],
    ["en", 61, ["seattle 8", "losAngeles 5"]],
    ["fr", 9, ["montreal 2"]],
    ["de", 85, ["phoenix 7"]],
  ] as const)("begin in %s near its readers: at %i °F", (language, tempF, said) => {
    const all = morningsLike(tempF, NEAR_COUNTRIES[language]);
    expect(all.map(({ city, month }) => `${city} ${month}`)).toEqual(said);
  });
});

describe("E27 their sentence", () => {
  const one = [{ month: "M", city: "C" }];
  const two = [...one, { month: "N", city: "D" }];

  test.each([
    ["en", english, "In M, mornings in C are like this.", "Mornings are like this in M in C and in N in D."],
    ["es", spanish, "Así son las mañanas en M en C.", "Así son las mañanas en M en C y en N en D."],
    ["de", german, "So ist es morgens im M in C.", "So ist es morgens im M in C und im N in D."],
    [
      "fr",
      french,
      "C’est la température du matin en M à C.",
      "C’est la température du matin en M à C et en N à D.",
    ],
  ])("in %s", (_, { likeMorningsWords, CITY_NAMES }, forOne, forTwo) => {
    expect(likeMorningsWords(one)).toBe(forOne);
    expect(likeMorningsWords(two)).toBe(forTwo);
    expect(Object.keys(CITY_NAMES)).toEqual(Object.keys(CITY_MORNINGS));
    expect(new Set(Object.values(CITY_NAMES)).size).toBe(Object.keys(CITY_MORNINGS).length);
  });
});
