// From stored to shown figures: which units are used where, converted and rounded once.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  degreesIn,
  depthIn,
  fahrenheitOf,
  otherUnits,
  readUnits,
  temperatureSpan,
  toCelsius,
  toFahrenheit,
  UNITS,
  type Units,
  unitsFor,
  unitsForStranger,
  unitsOfCountry,
  wholeDegrees,
} from "../../../app/domain/weather/units.ts";
import {
  degreesWords,
  depthWords,
  highAndLowWords,
  rangeWords,
} from "../../../app/words/en/weather/weather-copy.ts";

/** As shown wherever weather appears. */
const temperature = (fahrenheit: number, units: Units) =>
  degreesWords(wholeDegrees(fahrenheit, units), units);
const precipitation = (inches: number, units: Units) => depthWords(depthIn(inches, units), units);
const highAndLow = ({ avgTempMax, avgTempMin }: { avgTempMax: number; avgTempMin: number }, units: Units) =>
  highAndLowWords(wholeDegrees(avgTempMax, units), wholeDegrees(avgTempMin, units), units);
function temperatureRange(groups: Parameters<typeof temperatureSpan>[0], units: Units) {
  const span = temperatureSpan(groups, units);
  return span && rangeWords(span.low, span.high, units);
}

/** As stored, with one decimal. */
const anyFahrenheit = fc.integer({ min: -1300, max: 1400 }).map((tenths) => tenths / 10);
/** With two decimals. */
const anyInches = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);
const anyUnits = fc.constantFrom(...UNITS);
/** The number at the beginning of a shown text. */
const figure = (words: string) => Number.parseInt(words.replace("−", "-"), 10);

describe("the units of a place", () => {
  it.each(["US", "PR", "GU", "VI", "AS", "MP", "UM", "LR", "KY", "PW", "FM", "MH", "BS", "BZ"])(
    "are °F and inches in %s",
    (country) => {
      expect(unitsOfCountry(country)).toBe("f");
    },
  );

  it.each(["CA", "MX", "GB", "IE", "DE", "FR", "JP", "AU", "NZ", "BR", "ZA", "IN", "MM", "", "us", "XX"])(
    "are °C and millimeters in '%s'",
    (country) => {
      expect(unitsOfCountry(country)).toBe("c");
    },
  );

  it("give way to somebody's own choice, wherever the place is", () => {
    expect([unitsFor("c", "US"), unitsFor("f", "DE"), unitsFor(null, "US"), unitsFor(null, "DE")]).toEqual([
      "c",
      "f",
      "f",
      "c",
    ]);
  });

  it("are read by strangers in °F only where their language knows it", () => {
    const asked = ["en", "es", "de", "fr"].flatMap((language) =>
      ["US", "PR", "DE", "MX"].map((country) =>
        [language, country, unitsForStranger(language, country)].join(" "),
      ),
    );
    expect(asked.filter((line) => line.endsWith(" f"))).toEqual(["en US f", "en PR f", "es US f", "es PR f"]);
  });

  it("are read from two letters and nothing else", () => {
    expect(["f", "c", "F", "place", "", null].map(readUnits)).toEqual(["f", "c", null, null, null, null]);
    expect(UNITS.map(otherUnits)).toEqual(["c", "f"]);
  });
});

describe("a temperature", () => {
  it.each<[number, Units, string]>([
    [70.4, "f", "70°F"],
    [70.5, "f", "71°F"],
    [-25.4, "f", "−25°F"],
    [-0.4, "f", "0°F"],
    [32, "c", "0°C"],
    [31.6, "c", "0°C"],
    [212, "c", "100°C"],
    [-40, "c", "−40°C"],
    // If it were rounded to 67 °F first, it would be 19 °C.
    [67.4, "c", "20°C"],
    [69.5, "c", "21°C"],
    [33.4, "c", "1°C"],
  ])("of %s °F is shown in %s as %s", (fahrenheit, units, words) => {
    expect(temperature(fahrenheit, units)).toBe(words);
  });

  it("is half a degree off at most: it is rounded once", () => {
    fc.assert(
      fc.property(anyFahrenheit, anyUnits, (fahrenheit, units) => {
        const off = Math.abs(figure(temperature(fahrenheit, units)) - degreesIn(fahrenheit, units));
        expect(off).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("comes back from other units as it was", () => {
    fc.assert(
      fc.property(anyFahrenheit, anyUnits, (fahrenheit, units) => {
        expect(fahrenheitOf(degreesIn(fahrenheit, units), units)).toBeCloseTo(fahrenheit, 9);
        expect(toFahrenheit(toCelsius(fahrenheit))).toBeCloseTo(fahrenheit, 9);
      }),
    );
  });

  it("is never shown below a colder one, and differs from it by as many degrees as the scale has", () => {
    fc.assert(
      fc.property(anyFahrenheit, anyFahrenheit, anyUnits, (one, other, units) => {
        const [cold, warm] = one < other ? [one, other] : [other, one];
        expect(figure(temperature(warm, units))).toBeGreaterThanOrEqual(figure(temperature(cold, units)));
        const difference = degreesIn(warm, units) - degreesIn(cold, units);
        expect(difference).toBeCloseTo((warm - cold) * (units === "f" ? 1 : 5 / 9), 9);
      }),
    );
  });
});

describe("the weather of groups", () => {
  const COLD = { avgTempMax: 23.4, avgTempMin: 4.6 };
  const COOL = { avgTempMax: 54.2, avgTempMin: 36.9 };

  it("is told as high and low", () => {
    expect([highAndLow(COLD, "f"), highAndLow(COLD, "c")]).toEqual(["23° / 5°F", "−5° / −15°C"]);
  });

  it("is told from the coldest low to the warmest high", () => {
    expect(temperatureRange([COOL, COLD], "f")).toBe("5° to 54°F");
    expect(temperatureRange([COOL, COLD], "c")).toBe("−15° to 12°C");
    expect(temperatureRange([], "c")).toBeNull();
  });
});

describe("precipitation", () => {
  it.each<[number, Units, string]>([
    [0, "f", "0.0 in"],
    [2.34, "f", "2.3 in"],
    [0, "c", "0 mm"],
    [0.02, "c", "1 mm"],
    [2.34, "c", "59 mm"],
    [12.5, "c", "318 mm"],
  ])("of %s inches is shown in %s as %s", (inches, units, words) => {
    expect(precipitation(inches, units)).toBe(words);
  });

  it("is never shown below less of it", () => {
    fc.assert(
      fc.property(anyInches, anyInches, anyUnits, (less, more, units) => {
        const [small, large] = [precipitation(less, units), precipitation(less + more, units)];
        expect(Number.parseFloat(large)).toBeGreaterThanOrEqual(Number.parseFloat(small));
      }),
    );
  });
});
