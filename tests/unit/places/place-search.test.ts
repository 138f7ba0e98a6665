// How a typed place is read: names, the areas after them, ZIP codes, and what people say for short.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOfAreas, readPlaceText, readWhere } from "../../../app/domain/places/place-search.ts";
import { usSpelling } from "../../../app/domain/places/us-cities.ts";
import { readZip } from "../../../app/domain/places/zip.ts";
import { areaNames, stateAreaNames } from "../../../app/views/places/area-names.ts";

/** 'denver | co' for each reading; '…' after a name that may go on. */
const said = (text: string) =>
  readPlaceText(text).map(({ names, areas, isBeginning }) =>
    [`${names.join("/")}${isBeginning ? "…" : ""}`, ...areas].join(" | "),
  );

describe("a typed place", () => {
  it.each([
    ["Zürich", ["zurich…"]],
    ["Denver CO", ["denver co…", "denver | co"]],
    ["Frankfurt, Germany", ["frankfurt… | germany"]],
    ["London, Ontario, Canada", ["london… | ontario | canada"]],
    ["Washington, D.C.", ["washington… | d c"]],
    ["Bern,", ["bern…"]],
    ["NYC", ["new york | ny", "nyc…"]],
    ["St. Louis", ["st louis/saint louis/sankt louis…", "st | louis"]],
    ["80331 München", ["munchen…"]],
    ["東京", ["東京…"]],
    ["北京，中国", ["北京… | 中国"]],
    ["القاهرة، مصر", ["القاهره… | مصر"]],
    ["京", []],
    ["Z", []],
    [" , Germany", []],
    ["", []],
  ])("%j is read as %j", (text, readings) => {
    expect(said(text)).toEqual(readings);
  });

  it("is short, however much was typed, and any text can be read", () => {
    expect(readPlaceText("a".repeat(100_000))[0]?.names[0]).toHaveLength(80);
    expect(readPlaceText("constructor")[0]?.names).toEqual(["constructor"]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(readPlaceText(text).length).toBeLessThan(8);
        expect(["zip", "city", "unread"]).toContain(readWhere(text).kind);
      }),
    );
  });
});

describe("an area", () => {
  it.each([
    ["US PA", ["pa"], "exact"],
    ["US PA", ["penn"], "begun"],
    ["US PA", ["pennsylvania", "usa"], "exact"],
    ["US DC", ["d c"], "exact"],
    ["US CO", ["u s a"], "exact"],
    ["US CO", ["ohio"], null],
    ["PS ", ["pa"], "begun"],
    ["CA Ontario", ["on"], "exact"],
    ["CA Ontario", ["kanada"], "exact"],
    ["ES Castille-La Mancha", ["espagne"], "exact"],
    ["ES Castille-La Mancha", ["castilla la mancha", "spanien"], "exact"],
    ["DE Bavaria", ["bayern"], "exact"],
    ["CN Beijing", ["中国"], "exact"],
    ["CA Ontario", ["ontario canada"], "exact"],
    ["US DC", ["d c usa"], "exact"],
    ["GB England", ["u k"], "exact"],
    ["GB England", ["atlantis"], null],
    ["GB England", [], "exact"],
  ] as const)("of %s: %j is met: %s", (place, areas, fit) => {
    const [country, region] = [place.slice(0, 2), place.slice(3)];
    const names = country === "US" ? stateAreaNames(region) : areaNames(country, region || null);
    expect(fitOfAreas(names, areas)).toBe(fit);
  });
});

describe("a ZIP code", () => {
  it.each([
    ["55401", "55401"],
    [" 55401 ", "55401"],
    ["55401\n", "55401"],
    ["55401-1234", "55401"],
    ["55401 1234", "55401"],
    ["554011234", "55401"],
    ["55401 – 1234", "55401"],
    ["5540", null],
    ["554011", null],
    ["55401\n55402", null],
    ["５５４０１", null],
    ["55401'; drop table users; --", null],
    ["", null],
  ])("%j is %s", (text, zipcode) => {
    expect(readZip(text)).toBe(zipcode);
  });

  it.each([
    ["Denver, CO 80202", { kind: "zip", zipcode: "80202" }],
    ["MN 55401-1234", { kind: "zip", zipcode: "55401" }],
    ["Denver CO", { kind: "city", text: "Denver CO" }],
    [" St. John’s ", { kind: "city", text: "St. John’s" }],
    ["75001 Paris", { kind: "city", text: "75001 Paris" }],
    ["Paris 75001", { kind: "city", text: "Paris 75001" }],
    ["5540l", { kind: "unread", digits: "5540" }],
    ["5 5 4 0 1", { kind: "zip", zipcode: "55401" }],
    ["<script>", { kind: "unread", digits: "" }],
    ["", { kind: "unread", digits: "" }],
  ])("in the field for it, %j is %j", (text, where) => {
    expect(readWhere(text)).toEqual(where);
  });
});

it.each([
  ["st louis", "saint louis"],
  ["ft worth", "fort worth"],
  ["mt vernon", "mount vernon"],
  ["port st lucie", "port saint lucie"],
  ["stockton", "stockton"],
  ["saint", "saint"],
  ["fort st", "fort st"],
])("the ZIP code map spells %s as %s", (typed, spelled) => {
  expect(usSpelling(typed)).toBe(spelled);
});
