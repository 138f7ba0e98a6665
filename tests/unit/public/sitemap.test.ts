// What search engines are given: real places, real months, and readable XML.
import { createRequire } from "node:module";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { LARGER_CITIES, LARGER_PLACES, SAMPLE_ZIP } from "../../../app/domain/public/larger-cities.ts";
import {
  cityInPath,
  offeredMonths,
  plannableMonths,
  readPlanAddress,
} from "../../../app/domain/public/plan-address.ts";
import { listedWearPaths } from "../../../app/domain/public/wear-address.ts";
import { sitemapIndexXml, sitemapParts, sitemapXml } from "../../../app/views/public/sitemap.ts";
import { splitPath } from "../../../app/words/addresses.ts";
import { LANGUAGES, pathIn } from "../../../app/words/languages.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";

const TODAY = "2026-11-22";
const PAGES = ["/", "/swaddles-sleep-sacks", "/privacy", "/terms"];
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

it("names each address once in each language, and only plans that there are", () => {
  const paths = sitemapParts(TODAY, PAGES).flatMap(({ paths, languages }) =>
    languages.flatMap((language) => paths.map((path) => pathIn(language, path))),
  );
  expect(new Set(paths).size).toBe(paths.length);
  const english = paths.map(splitPath).flatMap(({ language, path }) => (language === "en" ? [path] : []));
  expect(english.length * LANGUAGES.length).toBe(paths.length);
  const plans = english.filter((path) => path.startsWith("/plan/"));
  const outfits = english.filter((path) => path.startsWith("/wear/"));
  expect(outfits).toEqual(listedWearPaths());
  expect(english.filter((path) => !plans.includes(path) && !outfits.includes(path))).toEqual(PAGES);
  expect(plans.length).toBe(LARGER_PLACES.length * offeredMonths(TODAY).months.length);
  const months = new Set(plans.map((path) => readPlanAddress(path, new URLSearchParams(), "en")?.month));
  expect([...months].every((month) => month && plannableMonths(TODAY).includes(month))).toBe(true);
  expect(months.size).toBe(11);
});

it("is valid XML of the sitemap's vocabulary in each part, far below its bounds", () => {
  const parts = sitemapParts(TODAY, PAGES);
  const listed = readXml(sitemapIndexXml(ORIGIN, parts), "sitemap");
  expect(listed.map((part) => part.children[0]?.textContent)).toEqual(
    parts.map(({ file }) => `${ORIGIN}/sitemap/${file}`),
  );
  for (const part of [parts[0], parts[1], parts.at(-1)]) {
    if (!part) throw new Error("no part");
    const xml = sitemapXml(ORIGIN, part);
    expect(xml.length).toBeLessThan(400 * 1024);
    const urls = readXml(xml, "url");
    expect(urls.length).toBe(part.paths.length * part.languages.length);
    for (const url of urls) {
      const [loc, lastmod, ...alternates] = url.children;
      expect(alternates.map((alternate) => alternate.getAttribute("hreflang"))).toEqual([
        ...LANGUAGES,
        "x-default",
      ]);
      expect(alternates.some((alternate) => alternate.getAttribute("href") === loc?.textContent)).toBe(true);
      expect(loc?.textContent?.startsWith(`${ORIGIN}/`)).toBe(true);
      expect(lastmod?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

function readXml(xml: string, name: string): Element[] {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  return [...document.getElementsByTagNameNS("http://www.sitemaps.org/schemas/sitemap/0.9", name)];
}
