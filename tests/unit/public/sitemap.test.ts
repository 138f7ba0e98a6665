// What search engines are given: real places, real months, and readable XML.
import { createRequire } from "node:module";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { LARGER_CITIES, LARGER_PLACES, SAMPLE_ZIP } from "../../../app/domain/public/larger-cities.ts";
import { cityInPath, plannableMonths, readPlanAddress } from "../../../app/domain/public/plan-address.ts";
import { sitemapPaths, sitemapXml } from "../../../app/views/public/sitemap.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";

const TODAY = "2026-11-22";
const ORIGIN = "https://layette.example";

it("names every larger city as the map of ZIP codes does", () => {
  const zipcodes = createRequire(import.meta.url)("zipcodes");
  const known = Object.keys(LARGER_CITIES).map((zip) => {
    const { city, state } = zipcodes.lookup(zip);
    return [zip, `${city}, ${state}`];
  });
  expect(Object.fromEntries(known)).toEqual(LARGER_CITIES);
  expect(known.length).toBeGreaterThanOrEqual(100);
  expect(LARGER_CITIES[SAMPLE_ZIP]).toBe("Minneapolis, MN");
});

it("names every larger city abroad as the places of the seed do", () => {
  const spelled = new Set(readWorldPlaces().map(cityInPath));
  const abroad = LARGER_PLACES.filter((place) => !(place in LARGER_CITIES));
  expect(abroad.filter((place) => !spelled.has(place))).toEqual([]);
  expect(abroad.length).toBeGreaterThan(200);
});

it("names each address once, and only plans that there are", () => {
  const paths = sitemapPaths(TODAY);
  const plans = paths.filter((path) => path.startsWith("/plan/"));
  expect(paths.filter((path) => !plans.includes(path))).toEqual([
    "/",
    "/swaddles-sleep-sacks",
    "/privacy",
    "/terms",
  ]);
  expect(new Set(plans).size).toBe(LARGER_PLACES.length * 12);
  const months = new Set(plans.map((path) => readPlanAddress(path, new URLSearchParams())?.month));
  expect([...months].every((month) => month && plannableMonths(TODAY).includes(month))).toBe(true);
  expect(months.size).toBe(12);
});

it("is valid XML of the sitemap's vocabulary, below its bounds", () => {
  const xml = sitemapXml(ORIGIN, TODAY);
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  const urls = [...document.getElementsByTagNameNS("http://www.sitemaps.org/schemas/sitemap/0.9", "url")];
  expect(urls.length).toBe(sitemapPaths(TODAY).length);
  expect(urls.length).toBeLessThan(50_000);
  for (const url of urls) {
    const [loc, lastmod] = url.children;
    expect(loc?.textContent?.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(lastmod?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
