import { describe, expect, it } from "vitest";
import { digitsOfZip, isOutsideCoverage } from "../../../app/domain/places/zip.ts";

describe("ZIP codes", () => {
  it.each(["09012", "34001", "96201", "96319", "96499", "96501", "96601", "96910", "96799"])(
    "W11 military and Pacific-territory ones are not covered: %s",
    (zipcode) => {
      expect(isOutsideCoverage(zipcode)).toBe(true);
    },
  );

  it.each([
    "55401",
    "33139",
    "85001",
    "98101",
    "99701",
    "00901",
    "00801",
    "34101",
    "96701",
    "96813",
    "96798",
    "10001",
  ])("W11 those of the states, Puerto Rico and the Virgin Islands are: %s", (zipcode) => {
    expect(isOutsideCoverage(zipcode)).toBe(false);
  });

  it.each([
    ["55401", "55401"],
    [" 55401-1234 ", "55401"],
    ["MN 55401", "55401"],
    ["554", "554"],
    ["５５４０１", ""],
    ["٥٥٤٠١", ""],
    ["", ""],
  ])("only plain digits of %j are kept, at most five: %j", (typed, digits) => {
    expect(digitsOfZip(typed)).toBe(digits);
  });
});
