// The weather of a window: forecast hour by hour, or usual as a whole; and in words.
import { describe, expect, test } from "vitest";
import { windowsAt } from "../../../app/domain/today/day-windows.ts";
import { babyAged } from "../../../app/domain/today/today-terms.ts";
import { isDoubted, type WindowWeather, weatherOfWindow } from "../../../app/domain/today/window-weather.ts";
import { feltReason, weatherAtDoor, weatherLine } from "../../../app/views/today/said-weather.ts";
import { LANGUAGES } from "../../../app/words/languages.ts";
import { inLanguage } from "../../../app/words/speak.server.ts";

const DAY = "2026-11-24";
const MONTHS = [
  {
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    avgTempMax: 45,
    avgTempMin: 30,
    primaryWeatherCategory: "Cold & Dry",
  },
] as const;

interface Hour {
  tempF: number;
  windMph?: number;
  rainIn?: number;
  snowIn?: number;
  uv?: number;
}

/** Hours of the morning, 7 to 9. */
function morning(...hours: Hour[]) {
  return hours.map((hour, index) => ({
    at: 0,
    day: DAY,
    hour: 7 + index,
    humidity: 50,
    windMph: 0,
    wetChance: hour.rainIn || hour.snowIn ? 80 : 0,
    rainIn: 0,
    snowIn: 0,
    uv: 0,
    isDay: true,
    ...hour,
  }));
}

const WINDOW = { when: "morning", day: DAY, hours: [7, 10], isTomorrow: false } as const;

function known(...hours: Hour[]): WindowWeather {
  const weather = weatherOfWindow(WINDOW, MONTHS, morning(...hours));
  if (!weather) throw new Error("There is no weather");
  return weather;
}

describe("a window's weather", () => {
  test("is the forecast where it has each hour, else the usual one as a whole", () => {
    expect(known({ tempF: 50 }, { tempF: 51 }, { tempF: 52 })).toMatchObject({
      isForecast: true,
      hours: [{ tempF: 50 }, { tempF: 51 }, { tempF: 52 }],
    });
    const usual = known({ tempF: 50 }, { tempF: 51 });
    expect(usual).toMatchObject({ isForecast: false, category: "Cold & Dry", wet: null });
    expect(usual.hours).toHaveLength(3);
    for (const { tempF, windMph, uv } of usual.hours) {
      expect(tempF).toBeLessThan(46);
      expect([windMph, uv]).toEqual([0, 0]);
    }
  });

  test.each([39, 40])("is in the rain from a chance of 40 %%: %i", (wetChance) => {
    const hours = morning({ tempF: 50 }, { tempF: 50, rainIn: 0.01 }, { tempF: 50 }).map((hour) => ({
      ...hour,
      wetChance,
    }));
    expect(weatherOfWindow(WINDOW, MONTHS, hours)?.wet?.kind ?? null).toBe(wetChance === 40 ? "rain" : null);
  });

  // Usually 30 to 45 °F.
  test.each([
    [[38, 40, 52], false],
    [[38, 90, 40], false],
    [[38, 92, 40], true],
    [[-29, 38, 40], false],
    [[-31, 38, 40], true],
    [[], false],
  ])("is doubted as a whole if an hour is far outside of what its place has: %j", (temps, expected) => {
    const at = Date.parse(`${DAY}T12:00:00Z`);
    const hours = morning(...temps.map((tempF) => ({ tempF }))).map((hour) => ({ ...hour, at }));
    expect(isDoubted(hours, MONTHS)).toBe(expected);
    expect(isDoubted(hours, [])).toBe(false);
  });

  test("takes no hour of another day", () => {
    const other = morning({ tempF: 50 }, { tempF: 51 }, { tempF: 52 }).map((hour) => ({
      ...hour,
      day: "2026-11-25",
    }));
    expect(weatherOfWindow(WINDOW, MONTHS, other)?.isForecast).toBe(false);
  });

  test("is none without a forecast and without months", () => {
    expect(weatherOfWindow(WINDOW, [], [])).toBeNull();
    expect(weatherOfWindow(WINDOW, [], morning({ tempF: 50 }, { tempF: 51 }, { tempF: 52 }))).not.toBeNull();
  });

  test("is named as a day of the climate is", () => {
    const category = (...hours: Hour[]) => known(...hours).category;
    expect(category({ tempF: 25 }, { tempF: 26, snowIn: 0.4 }, { tempF: 27 })).toBe("Cold & Snowy");
    expect(category({ tempF: 40 }, { tempF: 40, rainIn: 0.1 }, { tempF: 40 })).toBe("Cold & Wet");
    expect(category({ tempF: 68 }, { tempF: 70 }, { tempF: 72 })).toBe("Mild");
  });

  test("has the window in progress from its present hour on", () => {
    const hours = (hour: number) =>
      windowsAt({ day: DAY, hour }).find(({ when }) => when === "morning")?.hours;
    expect([hours(6), hours(9), hours(10)]).toEqual([
      [7, 10],
      [9, 10],
      [7, 10],
    ]);
  });
});

describe("in words", () => {
  const dry = known(
    { tempF: 38, windMph: 10 },
    { tempF: 44, windMph: 10 },
    { tempF: 50, windMph: 10, uv: 6 },
  );
  const rainy = known({ tempF: 38 }, { tempF: 38, rainIn: 0.1 }, { tempF: 30, windMph: 28, rainIn: 0.1 });
  const snowy = known({ tempF: 25, snowIn: 0.5 }, { tempF: 24, snowIn: 0.5 }, { tempF: 23 });
  const usual = known();

  test("says the door's hour first, with the rain that is to come", () => {
    expect(weatherAtDoor(dry, "f")).toBe("38°F at 7\u00a0AM.");
    expect(weatherAtDoor(rainy, "f")).toBe("38°F at 7\u00a0AM, rain from 8\u00a0AM.");
    expect(weatherAtDoor(snowy, "c")).toBe("−4°C at 7\u00a0AM, in the snow.");
    expect(weatherAtDoor(usual, "f")).toMatch(/^About 3\d°F at 7\u00a0AM\.$/);
  });

  test("says below it how it feels, turns, blows, and burns", () => {
    expect(weatherLine(dry, { day: DAY, units: "f" })).toBe(
      "Feels like 31°F, up to 50°F by 9\u00a0AM, light wind, strong sun (UV 6)",
    );
    expect(weatherLine(rainy, { day: DAY, units: "c" })).toBe(
      "Down to −1°C by 9\u00a0AM, strong wind (45 km/h)",
    );
    expect(weatherLine(known({ tempF: 60 }, { tempF: 61 }, { tempF: 62 }), { day: DAY, units: "f" })).toBe(
      "Calm",
    );
    expect(weatherLine(usual, { day: DAY, units: "f" })).toBe("Usual for late November, not a forecast");
  });

  test("explains the felt temperature by wind and damp, and the hood of a stroller alone", () => {
    const baby = babyAged(5);
    expect(feltReason(dry, "stroller", baby, "f")).toEqual([
      "38°F feels like 34°F in this wind; the hood keeps half of it off.",
    ]);
    expect(feltReason(dry, "carrier", baby, "f")).toEqual(["38°F feels like 31°F in this wind."]);
    const damp = known({ tempF: 88 }, { tempF: 88 }, { tempF: 88 });
    expect(feltReason(damp, "carrier", baby, "f")).toEqual(["88°F feels like 91°F in this damp air."]);
    expect(feltReason(usual, "stroller", baby, "f")).toEqual([]);
  });

  test.each(LANGUAGES)("makes whole sentences in %s", (language) =>
    inLanguage(language, () => {
      for (const weather of [dry, rainy, snowy, usual]) {
        expect(weatherAtDoor(weather, "c")).toMatch(/^[A-ZÀ-Ý−\d].*\d.*\.$/);
        expect(weatherAtDoor(weather, "c")).not.toMatch(/undefined|null|\.\./);
        expect(weatherLine(weather, { day: DAY, units: "c" })).toMatch(/^\p{Lu}/u);
      }
    }),
  );
});
