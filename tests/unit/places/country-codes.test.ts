// A shopping link can be for any country that a plan can be in.
import { expect, it, test } from "vitest";
import { COUNTRY_CODES } from "../../../app/domain/places/us-states.ts";
import { countriesByName, countryName } from "../../../app/views/places/country.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";

test("every country with a place has its code and a name", () => {
  const countries = new Set(readWorldPlaces().map(({ country }) => country));
  expect([...countries].filter((country) => !COUNTRY_CODES.has(country))).toEqual([]);
  expect(countriesByName().filter(({ code, name }) => code === name)).toEqual([{ code: "US", name: "US" }]);
});

test("they are listed by name, with the US once", () => {
  const names = countriesByName().map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["Afghanistan", "Åland Islands"]);
  expect(countriesByName().filter(({ code }) => code === "US")).toHaveLength(1);
});

test("English says what it said when it was the only language", () => {
  const names = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
  const before = [...COUNTRY_CODES]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
  expect(countriesByName()).toEqual(before);
});

it.each([
  ["en-US", "GB", "UK"],
  ["es-US", "DE", "Alemania"],
  ["es-US", "GB", "Reino Unido"],
  ["es-US", "US", "Estados Unidos"],
  ["es-US", "HK", "Hong Kong"],
  ["de-DE", "CH", "Schweiz"],
  ["fr-FR", "GB", "Royaume-Uni"],
])("in %s, %s is %s", (tag, code, name) => {
  expect(countryName(code, tag)).toBe(name);
});

test("each language sorts in its own way", () => {
  const inOrder = (tag: string, of: readonly string[]) =>
    countriesByName(tag)
      .map(({ name }) => name)
      .filter((name) => of.includes(name));
  expect(inOrder("de-DE", ["Zypern", "Ägypten", "Albanien", "Afghanistan"])).toEqual([
    ...["Afghanistan", "Ägypten", "Albanien", "Zypern"],
  ]);
  expect(inOrder("es-US", ["Noruega", "Níger", "Nueva Zelanda"])).toEqual([
    ...["Níger", "Noruega", "Nueva Zelanda"],
  ]);
});
