// The landing page's example: it matches what the product would plan there, and the garments scattered
// between its sections are as many as specified and never move.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { indexHistory } from "../../../app/domain/weather/month-cards.ts";
import { expandNormals, type MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { wholeDegrees } from "../../../app/domain/weather/units.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../../app/domain/weather/weather-groups.ts";
import { normalsAt, normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { scatter } from "../../../app/routes/public/landing/feature-cards.tsx";
import { LANDING_EXAMPLES } from "../../../app/routes/public/landing/read-landing-example.server.ts";
import {
  EUROPEAN_PLACES,
  EXAMPLE_BABY,
  EXAMPLE_PLACES,
  tellExample,
  workOutExamples,
} from "../../../app/views/public/landing-example.ts";
import { MUNICH } from "../fixtures/cities.ts";
import { MIAMI, MINNEAPOLIS } from "../fixtures/normals.ts";

const { dueDate, ageRange, scenario } = EXAMPLE_BABY;
const SEED = new URL("../../../migrations/seed/climate-normals.jsonl", import.meta.url);

type Plan = Record<AgeRange, WeatherGroup[]>;

function planOf(normals: readonly MonthNormal[], latitude?: number): Plan {
  const days = expandNormals(normals, "2021-01-01", "2025-12-31");
  return buildWeatherGroups(indexHistory(days, latitude), dueDate);
}

/** The examples as the page shows them to readers at home in a country, and the plans they are of. */
const EXAMPLES = [
  {
    home: "US",
    names: ["Minneapolis, MN", "Miami, FL"],
    plans: [MINNEAPOLIS, MIAMI].map((normals) => planOf(normalsToday(normals, { shiftF: null }))),
    said: tellExample(LANDING_EXAMPLES, "US"),
    degrees: (fahrenheit: number) => `${wholeDegrees(fahrenheit, "f")}`,
    unit: "°F",
    onlyCold: ["hat_warm", "bunting_fleece"],
    onlyHot: ["sleep_sack_tog_05"],
  },
  {
    home: "DE",
    names: ["Munich", "Las Palmas"],
    plans: EUROPEAN_PLACES.map(({ climate, elevationM, latitude }) =>
      planOf(normalsAt(climate, elevationM), latitude),
    ),
    said: tellExample(LANDING_EXAMPLES, "DE"),
    degrees: (fahrenheit: number) => `${wholeDegrees(fahrenheit, "c")}`.replace("-", "−"),
    unit: "°C",
    onlyCold: ["hat_warm", "mittens_warm", "bunting_fleece"],
    onlyHot: [],
  },
];

function quantitiesOf(key: string, plan: Plan) {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No item ${key}`);
  return calculateQuantities(clothingRules(item), plan);
}

const totalOf = (key: string, plan: Plan) =>
  sizeTotals(key, quantitiesOf(key, plan), plan, scenario)[ageRange];
const piecesOf = (totals: ReturnType<typeof totalOf>[]) =>
  totals.reduce((sum, { needed }) => sum + needed, 0);

test("the example's climates are the ones that are seeded; seed.test.ts knows those of Europe", () => {
  const seed = readFileSync(SEED, "utf8");
  for (const { area, months } of EXAMPLE_PLACES) {
    expect(seed).toMatch(new RegExp(`^\\["${area}",.*`, "m"));
    expect(seed.split("\n").find((line) => line.startsWith(`["${area}"`))).toContain(months);
  }
  const { placeId, latitude, elevationM, cell: climate } = MUNICH;
  expect(EUROPEAN_PLACES[0]).toEqual({ place: "munich", placeId, latitude, elevationM, climate });
});

test("what is written down is what is worked out; if not, run scripts/landing-example.ts", () => {
  expect(LANDING_EXAMPLES).toEqual(workOutExamples());
});

test("readers at home in the US and its islands see places of the US, all others of Europe, with their units, dates, and source", () => {
  const first = (home: string) => {
    const { dueDay, source, places } = tellExample(LANDING_EXAMPLES, home);
    const { place, groups } = places[0] ?? {};
    return [source, dueDay, place, groups?.[0]?.dates, groups?.[0]?.temperatures];
  };
  expect(first("US")).toEqual([
    "typical-climate",
    "October 1",
    "Minneapolis, MN",
    "Oct 1 – Oct 31",
    "56° / 40°F",
  ]);
  expect(first("PR")).toEqual(first("US"));
  expect(first("DE")).toEqual(["world-climate", "1 October", "Munich", "1 Oct – 31 Oct", "14° / 5°C"]);
  expect(first("FR")).toEqual(first("DE"));
});

describe.each(EXAMPLES)("the example for readers in $home", (example) => {
  const { said, plans, onlyCold, onlyHot } = example;

  test("every number is the plan's own", () => {
    expect(said.places.map(({ place }) => place)).toEqual(example.names);
    for (const [at, plan] of plans.entries()) {
      const preview = said.places[at];
      const totals = CATALOGUE.map(({ key }) => totalOf(key, plan));
      expect(preview?.everything).toBe(piecesOf(totals));
      expect(preview?.essentials).toBe(
        piecesOf(totals.filter(({ essentiality }) => essentiality === "Essential")),
      );
      expect(preview?.essentials).toBeLessThan(preview?.everything ?? 0);
      const { degrees, unit } = example;
      expect(preview?.groups.map(({ category, temperatures }) => ({ category, temperatures }))).toEqual(
        plan[ageRange].map(({ category, avgTempMax, avgTempMin }) => ({
          category,
          temperatures: `${degrees(avgTempMax)}° / ${degrees(avgTempMin)}${unit}`,
        })),
      );
      for (const item of preview?.items ?? []) {
        const cells = quantitiesOf(item.key, plan)[scenario][ageRange] ?? {};
        expect(item.total).toBe(totalOf(item.key, plan).needed);
        expect(item.cells.map(({ quantity, essentiality }) => ({ quantity, essentiality }))).toEqual(
          Object.values(cells),
        );
      }
    }
  });

  test("the two places show the same items, and need different ones", () => {
    const [cold, hot] = said.places.map(({ items }) => items);
    expect(cold).toHaveLength(6);
    expect(cold?.map(({ key }) => key)).toEqual(hot?.map(({ key }) => key));
    // A garment that neither baby needs says nothing.
    for (const [at, item] of (cold ?? []).entries()) {
      expect(item.total + (hot?.[at]?.total ?? 0), item.key).toBeGreaterThan(0);
    }
    const unneeded = (items: typeof cold) => items?.filter(({ total }) => total === 0).map(({ key }) => key);
    expect(unneeded(hot)).toEqual(onlyCold);
    expect(unneeded(cold)).toEqual(onlyHot);
    expect(said.places[0]?.essentials).toBeGreaterThan(said.places[1]?.essentials ?? 0);
  });

  test("what is shown is essential wherever it is needed", () => {
    for (const [at, plan] of plans.entries()) {
      for (const { key, total } of said.places[at]?.items ?? []) {
        expect([key, totalOf(key, plan).essentiality]).toEqual([key, total > 0 ? "Essential" : null]);
      }
    }
  });

  test("the sum in words ends at the number beside it", () => {
    for (const { items } of said.places) {
      for (const { total, why } of items.filter((item) => item.total > 0)) {
        expect(why).toMatch(new RegExp(`: ${total}$`));
      }
    }
  });
});

test("40 garments are scattered, 18 on narrow screens", () => {
  const specks = scatter().flat();
  expect(specks).toHaveLength(40);
  expect(specks.filter(({ isWideOnly }) => !isWideOnly)).toHaveLength(18);
});

test("every garment is drawn in the catalogue's hand and stays inside its strip", () => {
  for (const { name, x, y } of scatter().flat()) {
    expect(catalogueItem(name)).not.toBeNull();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
});

test("the garments of a strip keep apart, and lie where they lay", () => {
  expect(scatter()).toEqual(scatter());
  for (const strip of scatter()) {
    const xs = strip.map(({ x }) => x).sort((a, b) => a - b);
    const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0.05);
  }
});
