// The table of usual mornings is worked out again from the climates that the seed brings, so that it can't drift from them.
import { describe, expect, test } from "vitest";
import { readZipNormals } from "../../../app/contracts/weather/climate-normals.ts";
import { CITY_MORNINGS, morningsLike, NEAR_COUNTRIES } from "../../../app/domain/public/city-mornings.ts";
import { usualHours } from "../../../app/domain/today/usual-hours.ts";
import type { MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { nearestCell, normalsAt } from "../../../app/domain/weather/world-climate.ts";
import * as german from "../../../app/words/de/public/wear-copy.ts";
import * as english from "../../../app/words/en/public/wear-copy.ts";
import * as spanish from "../../../app/words/es/public/wear-copy.ts";
import * as french from "../../../app/words/fr/public/wear-copy.ts";
import { LANGUAGES } from "../../../app/words/languages.ts";
import { readClimateExceptions } from "../../../scripts/seed/climate-exceptions.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";
import { areaOf } from "../fixtures/climate-areas.ts";

/** A ZIP code of the city's center, or its number in GeoNames. */
const WHERE: Readonly<Record<string, string>> = {
  "New York": "10001",
  "Los Angeles": "90012",
  Chicago: "60601",
  Houston: "77002",
  Phoenix: "85004",
  Miami: "33130",
  Seattle: "98101",
  Denver: "80202",
  Minneapolis: "55401",
  "St. Louis": "63101",
  Boston: "02108",
  Toronto: "6167865",
  Montreal: "6077243",
  Vancouver: "6173331",
  "Mexico City": "3530597",
  Monterrey: "3995465",
  Bogotá: "3688689",
  Lima: "3936456",
  "Buenos Aires": "3435910",
  Santiago: "3871336",
  Madrid: "3117735",
  Barcelona: "3128760",
  Seville: "2510911",
  London: "2643743",
  Dublin: "2964574",
  Paris: "2988507",
  Lyon: "2996944",
  Marseille: "2995469",
  Brussels: "2800866",
  Berlin: "2950159",
  Hamburg: "2911298",
  Munich: "2867714",
  Vienna: "2761369",
  Zurich: "2657896",
  Rome: "3169070",
  Stockholm: "2673730",
  Helsinki: "658225",
  Sydney: "2147714",
  Melbourne: "2158177",
  Tokyo: "1850147",
  Casablanca: "2553604",
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
    expect(CITY_MORNINGS).toHaveProperty([city], expect.objectContaining({ mornings: morningsAt(where) }));
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
    ["en", 50, ["Los Angeles 12", "Chicago 10"]],
    ["es", 50, ["Mexico City 12", "Bogotá 9"]],
    ["de", 50, ["Berlin 5", "Munich 9"]],
    ["fr", 50, ["Lyon 10", "Casablanca 1"]],
    ["de", 68, ["Madrid 7", "Seville 6"]],
    ["en", 61, ["Seattle 8", "Los Angeles 5"]],
    ["fr", 9, ["Montreal 2"]],
    ["de", 85, ["Phoenix 7"]],
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
  ])("in %s", (_, { likeMorningsWords }, forOne, forTwo) => {
    expect(likeMorningsWords(one)).toBe(forOne);
    expect(likeMorningsWords(two)).toBe(forTwo);
  });
});

test.each([
  [
    "es",
    spanish,
    "New York=Nueva York|Los Angeles=Los Ángeles|St. Louis=San Luis|Mexico City=la Ciudad de México|Santiago=Santiago de Chile|Seville=Sevilla|London=Londres|Dublin=Dublín|Paris=París|Marseille=Marsella|Brussels=Bruselas|Berlin=Berlín|Hamburg=Hamburgo|Munich=Múnich|Vienna=Viena|Zurich=Zúrich|Rome=Roma|Stockholm=Estocolmo|Sydney=Sídney|Tokyo=Tokio",
  ],
  [
    "de",
    german,
    "Mexico City=Mexiko-Stadt|Santiago=Santiago de Chile|Seville=Sevilla|Brussels=Brüssel|Munich=München|Vienna=Wien|Zurich=Zürich|Rome=Rom|Tokyo=Tokio",
  ],
  [
    "fr",
    french,
    "St. Louis=Saint-Louis|Montreal=Montréal|Mexico City=Mexico|Bogotá=Bogota|Santiago=Santiago du Chili|Barcelona=Barcelone|Seville=Séville|London=Londres|Brussels=Bruxelles|Hamburg=Hambourg|Vienna=Vienne",
  ],
] as const)("E27 cities have the names that %s has for them", (_, { cityWords }, others) => {
  const said = Object.keys(CITY_MORNINGS).filter((city) => cityWords(city) !== city);
  expect(said.map((city) => `${city}=${cityWords(city)}`).join("|")).toBe(others);
  expect(english.cityWords("Vienna")).toBe("Vienna");
});
