// A shopping link can be for any country that a plan can be in.
import { expect, test } from "vitest";
import { countriesByName } from "../../../app/domain/places/country.ts";
import { COUNTRY_CODES } from "../../../app/domain/places/country-codes.ts";
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
