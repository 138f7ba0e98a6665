// How the first question opens, and which cities still have to be searched for.
import { describe, expect, it } from "vitest";
import { cityToFindAgain, unfoundCity } from "../../../app/contracts/places/city-search.ts";
import { packPlace, readPlace } from "../../../app/contracts/places/stored-place.ts";
import { readQuizAnswers } from "../../../app/contracts/plans/quiz-answers.ts";
import { placeName, placeWithZip } from "../../../app/domain/places/place.ts";
import { whereToAsk } from "../../../app/domain/plans/quiz.ts";
import { countryName } from "../../../app/views/places/country.ts";
import { MUNICH } from "../fixtures/cities.ts";

const NOTHING = { zipcode: "", placeId: "" };

describe("the first question", () => {
  it.each([
    ["of a stranger in the US", null, NOTHING, "US", "zip"],
    ["of a stranger in Puerto Rico, which has ZIP codes", null, NOTHING, "PR", "zip"],
    ["of a stranger in Germany", null, NOTHING, "DE", "city"],
    ["where nobody knows the country", null, NOTHING, null, "zip"],
    [
      "of somebody abroad whose last plan was at a ZIP code",
      null,
      { ...NOTHING, zipcode: "55401" },
      "DE",
      "zip",
    ],
    ["of somebody in the US whose last plan was in a city", null, { ...NOTHING, placeId: "1" }, "US", "city"],
    ["that a German asks to answer by ZIP code", "zip", NOTHING, "DE", "zip"],
    ["that an American asks to answer by city", "city", { ...NOTHING, zipcode: "55401" }, "US", "city"],
    ["at an address that says nonsense", "moon", NOTHING, "US", "zip"],
  ] as const)("%s opens with %s → %s", (_, named, answers, country, where) => {
    expect(whereToAsk({ named, answers, country })).toBe(where);
  });
});

describe("a form that comes back after a sign-in", () => {
  const TYPED = { city: "Munich", placeId: "" };

  it.each([
    ["has a city that wasn't found yet", TYPED, null, "Munich"],
    ["says city in its address", TYPED, "city", "Munich"],
    ["is asked for a ZIP code since", TYPED, "zip", null],
    ["has a city in the field for ZIP codes", { zipcode: "Denver CO", placeId: "" }, null, "Denver CO"],
    ["has its city", { city: "Bern", cityFound: "Bern", placeId: "1" }, null, null],
    ["has none", { city: " ", placeId: "" }, null, null],
    ["is none", undefined, null, null],
  ])("%s", (_, form, named, text) => {
    expect(cityToFindAgain(form, named)).toBe(text);
  });
});

describe("a form with a city", () => {
  it.each([
    ["has no city field", { placeId: "" }, null],
    ["brings a city that is chosen", { city: "", placeId: "1" }, null],
    [
      "brings the city's name with it",
      { city: "Munich, Germany", cityFound: "Munich, Germany", placeId: "1" },
      null,
    ],
    ["brings a name that is not looked for yet", { city: " Munich ", placeId: "" }, "Munich"],
    [
      "brings another name than that of its city",
      { city: "Bern", cityFound: "Munich", placeId: "1" },
      "Bern",
    ],
    ["brings nothing", { city: " ", placeId: "" }, ""],
    ["brings choices of which none is taken", { city: "Bern", cityFound: "Bern" }, "Bern"],
    ["brings a city in the field for ZIP codes", { zipcode: "Denver CO", placeId: "" }, "Denver CO"],
    ["brings a ZIP code with its city", { zipcode: "Denver, CO 80202", placeId: "" }, null],
    ["brings a US city that was chosen by name", { city: "", placeId: "zip:18015" }, null],
  ])("that %s", (_, form, text) => {
    expect(unfoundCity(form)).toBe(text);
  });

  const REST = { dueDate: "2027-02-10", genderPreference: "girl", laundryScenario: "daily" } as const;

  it("is taken before a ZIP code that stands beside it", () => {
    const { answers } = readQuizAnswers({ ...REST, placeId: "2867714", zipcode: "55401" }, "2026-11-26");
    expect(answers).toEqual({ ...REST, babies: 1, placeId: "2867714", zipcode: "" });
    expect(readQuizAnswers({ ...REST, zipcode: "55401" }, "2026-11-26").answers).toEqual({
      ...REST,
      babies: 1,
      placeId: "",
      zipcode: "55401",
    });
  });

  it.each(["0", "-1", "1e9", "99999999999", "1; drop table places", "１２"])(
    "S47 refuses %s as an id of a city",
    (placeId) => {
      const [issue] = readQuizAnswers({ ...REST, placeId }, "2026-11-26").issues ?? [];
      expect(issue?.message).toBe("CITY_UNKNOWN");
    },
  );
});

describe("the place that a plan keeps", () => {
  const { placeId: id, names: _, cell: __, population: ___, ...known } = MUNICH;
  const city = { id, ...known, countryName: countryName(known.country) };

  it("can be read again, whole", () => {
    expect(readPlace(packPlace(city))).toEqual(city);
  });

  it.each([null, "", "{}", "no JSON", '{"id":0}'])("is none in %j", (text) => {
    expect(readPlace(text)).toBeNull();
  });
});

it("a place is called by city and state, or by city and country, with a ZIP code where it has one", () => {
  expect(placeName({ city: "Munich", state: countryName("DE") })).toBe("Munich, Germany");
  expect(placeWithZip({ city: "Munich", state: "Germany", zipcode: "" })).toBe("Munich, Germany");
  expect(placeWithZip({ city: "Chicago", state: "IL", zipcode: "60601" })).toBe("Chicago, IL 60601");
  expect(placeWithZip({ city: null, state: null, zipcode: "60601" })).toBe("60601");
  expect(countryName("ZZ")).not.toBe("");
});
