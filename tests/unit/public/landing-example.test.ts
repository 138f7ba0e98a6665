// The landing page's example: it matches what the product would plan there, and the garments scattered
// between its sections are as many as specified and never move.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/us-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../../app/domain/weather/weather-groups.ts";
import { LANDING_EXAMPLE } from "../../../app/routes/public/landing/read-landing-example.server.ts";
import { scatter } from "../../../app/routes/public/landing/scatter.ts";
import { EXAMPLE_BABY, EXAMPLE_PLACES, workOutExample } from "../../../app/views/public/landing-example.ts";
import { tellExample } from "../../../app/views/public/tell-example.ts";
import { MIAMI, MINNEAPOLIS } from "../fixtures/normals.ts";

const { dueDate, ageRange, scenario } = EXAMPLE_BABY;
const SEED = new URL("../../../migrations/seed/climate-normals.jsonl", import.meta.url);

const PLANS = [MINNEAPOLIS, MIAMI].map((normals) =>
  buildWeatherGroups(
    expandNormals(normalsToday(normals, { shiftF: null }), "2021-01-01", "2025-12-31"),
    dueDate,
  ),
);

/** As the page shows it. */
const EXAMPLE = tellExample(LANDING_EXAMPLE);

type Plan = Record<AgeRange, WeatherGroup[]>;

function quantitiesOf(key: string, plan: Plan) {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No item ${key}`);
  return calculateQuantities(clothingRules(item), plan);
}

const totalOf = (key: string, plan: Plan) =>
  sizeTotals(key, quantitiesOf(key, plan), plan, scenario)[ageRange];
const piecesOf = (totals: ReturnType<typeof totalOf>[]) =>
  totals.reduce((sum, { needed }) => sum + needed, 0);

test("the example's climates are the ones that are seeded", () => {
  const seed = readFileSync(SEED, "utf8");
  for (const { area, months } of EXAMPLE_PLACES) {
    expect(seed).toMatch(new RegExp(`^\\["${area}",.*`, "m"));
    expect(seed.split("\n").find((line) => line.startsWith(`["${area}"`))).toContain(months);
  }
});

test("what is written down is what is worked out; if not, run scripts/landing-example.ts", () => {
  expect(LANDING_EXAMPLE).toEqual(workOutExample());
});

test("every number is the plan's own", () => {
  const { places } = EXAMPLE;
  expect(places.map(({ place }) => place)).toEqual(["Minneapolis, MN", "Miami, FL"]);
  for (const [at, plan] of PLANS.entries()) {
    const preview = places[at];
    const totals = CATALOGUE.map(({ key }) => totalOf(key, plan));
    expect(preview?.everything).toBe(piecesOf(totals));
    expect(preview?.essentials).toBe(
      piecesOf(totals.filter(({ essentiality }) => essentiality === "Essential")),
    );
    expect(preview?.essentials).toBeLessThan(preview?.everything ?? 0);
    expect(preview?.groups.map(({ category, temperatures }) => ({ category, temperatures }))).toEqual(
      plan[ageRange].map(({ category, avgTempMax, avgTempMin }) => ({
        category,
        temperatures: `${Math.round(avgTempMax)}° / ${Math.round(avgTempMin)}°F`,
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

test("the two places show the same items, and each asks for some that the other does not", () => {
  const [cold, hot] = EXAMPLE.places.map(({ items }) => items);
  expect(cold).toHaveLength(6);
  expect(cold?.map(({ key }) => key)).toEqual(hot?.map(({ key }) => key));
  // A garment that neither baby needs says nothing.
  for (const [at, item] of (cold ?? []).entries()) {
    expect(item.total + (hot?.[at]?.total ?? 0), item.key).toBeGreaterThan(0);
  }
  const neededIn = (items: typeof cold) => items?.filter(({ total }) => total > 0).map(({ key }) => key);
  expect(neededIn(cold)).toEqual(expect.arrayContaining(["hat_warm", "bunting_fleece"]));
  expect(neededIn(cold)).not.toContain("sleep_sack_tog_05");
  expect(neededIn(hot)).toContain("sleep_sack_tog_05");
  expect(neededIn(hot)).not.toContain("hat_warm");
});

test("what is shown is essential wherever it is needed", () => {
  for (const [at, plan] of PLANS.entries()) {
    for (const { key, total } of EXAMPLE.places[at]?.items ?? []) {
      expect([key, totalOf(key, plan).essentiality]).toEqual([key, total > 0 ? "Essential" : null]);
    }
  }
});

test("the sum in words ends at the number beside it", () => {
  for (const { items } of EXAMPLE.places) {
    for (const { total, why } of items.filter((item) => item.total > 0)) {
      expect(why).toMatch(new RegExp(`: ${total}$`));
    }
  }
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
