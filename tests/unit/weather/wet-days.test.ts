// W24: rain and snow are read together with water and temperature.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseOpenMeteo,
  parseVisualCrossing,
  withoutContradictions,
} from "~/contracts/weather/weather-response.ts";
import { plusDays } from "~/domain/calendar.ts";
import { type PrecipitationFigures, readWetDay } from "~/domain/weather/wet-days.ts";

const COOL = { tempmax: 45, tempmin: 35 };
/** Above freezing by day, below it on average. */
const COLD = { tempmax: 35, tempmin: 17 };
const FROZEN = { tempmax: 32, tempmin: 31 };
const WARM = { tempmax: 60, tempmin: 45 };

describe("a day", () => {
  it.each<[string, PrecipitationFigures, string, boolean]>([
    ["dry", { precip: 0, rain: 0, snow: 0, ...COOL }, "", false],
    ["rain as it says", { precip: 0.3, rain: 0.3, snow: 0, ...COOL }, "rain", false],
    ["snow as it says", { precip: 0.3, rain: 0, snow: 3, ...COLD }, "snow", false],
    ["both", { precip: 0.3, rain: 0.1, snow: 2, ...COLD }, "rain snow", false],
    ["water without a kind, mild", { precip: 0.12, rain: 0, snow: 0, ...COOL }, "rain", true],
    ["water without a kind, cold on average", { precip: 0.12, rain: 0, snow: 0, ...COLD }, "snow", true],
    [
      "water without a kind, never above freezing",
      { precip: 0.12, rain: 0, snow: 0, ...FROZEN },
      "snow",
      true,
    ],
    [
      "water of which nothing is said, cold",
      { precip: 0.12, rain: null, snow: null, ...COLD },
      "snow",
      false,
    ],
    [
      "water of which nothing is said, mild",
      { precip: 0.12, rain: null, snow: null, ...COOL },
      "rain",
      false,
    ],
    ["water with snow unknown", { precip: 0.12, rain: 0, snow: null, ...COLD }, "snow", false],
    ["less than measurable of each", { precip: 0.012, rain: 0.006, snow: 0.06, ...COOL }, "rain", false],
    ["rain without water", { precip: 0, rain: 0.2, snow: 0, ...COOL }, "rain", true],
    ["snow without water", { precip: 0, rain: 0, snow: 2, ...COLD }, "snow", true],
    ["rain, the water unknown", { precip: null, rain: 0.2, snow: null, ...COOL }, "rain", false],
    ["snow on a warm day", { precip: 0.3, rain: 0, snow: 3, ...WARM }, "rain", true],
    ["rain and snow on a warm day", { precip: 0.3, rain: 0.3, snow: 1, ...WARM }, "rain", true],
    ["nothing known", { precip: null, rain: null, snow: null, ...COOL }, "", false],
  ])("%s", (_, figures, kinds, contradicts) => {
    const day = readWetDay(figures);
    expect([day.preciptype.join(" "), day.contradicts]).toEqual([kinds, contradicts]);
  });

  it("is wet if it says so anywhere, has snow only where it can fall, and never less water than it says", () => {
    const amount = fc.option(fc.double({ min: 0, max: 5, noNaN: true }));
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: -40, max: 110 }),
        fc.integer({ min: 0, max: 40 }),
        (precip, rain, snow, tempmax, spread) => {
          const tempmin = tempmax - spread;
          const day = readWetDay({ precip, rain, snow, tempmax, tempmin });
          const saysWet = (precip ?? 0) >= 0.01 || (rain ?? 0) >= 0.01 || (snow ?? 0) >= 0.1;
          expect(day.preciptype.length > 0).toBe(saysWet);
          if ((tempmax + tempmin) / 2 > 50) expect(day.preciptype).not.toContain("snow");
          expect(day.precip).toBeGreaterThanOrEqual(precip ?? 0);
        },
      ),
    );
  });
});

/** Four hundred days from an archive, every fourth with these columns. */
function openMeteo(wet: { water: number | null; rain: number | null; snow: number | null; cold?: boolean }) {
  const days = Array.from({ length: 400 }, (_, at) => at);
  const inWet = (value: number | null) =>
    days.map((at) => (at % 4 === 0 ? value : value === null ? null : 0));
  return parseOpenMeteo({
    daily: {
      time: days.map((at) => plusDays("2024-01-01", at)),
      temperature_2m_max: days.map(() => (wet.cold ? 35 : 60)),
      temperature_2m_min: days.map(() => (wet.cold ? 17 : 44)),
      precipitation_sum: days.map((at) => (at % 4 === 0 ? wet.water : 0)),
      rain_sum: inWet(wet.rain),
      snowfall_sum: inWet(wet.snow),
    },
  });
}

const refused = (read: () => unknown) => {
  try {
    read();
    return false;
  } catch {
    return true;
  }
};

describe("an archive's record", () => {
  it("is refused if more than a tenth of its wet days contradict, and read by temperature if it is silent", () => {
    const contradicting = openMeteo({ water: 0.12, rain: 0, snow: 0 });
    expect(contradicting.wetDays).toEqual({ wet: 100, contradicting: 100 });
    expect(refused(() => withoutContradictions(contradicting))).toBe(true);

    const silent = openMeteo({ water: 0.12, rain: null, snow: null, cold: true });
    expect(refused(() => withoutContradictions(silent))).toBe(false);
    expect(silent.days.filter(({ preciptype }) => preciptype.includes("snow"))).toHaveLength(100);
    expect(silent.days.some(({ preciptype }) => preciptype.includes("rain"))).toBe(false);

    const whole = openMeteo({ water: 0.12, rain: 0.12, snow: 0 });
    expect(whole.wetDays).toEqual({ wet: 100, contradicting: 0 });
  });

  it.each([
    [9, false],
    [11, true],
  ])("with %i of a hundred wet days that contradict: refused %s", (wrong, isRefused) => {
    const days = Array.from({ length: 100 }, (_, at) => ({
      datetime: plusDays("2024-06-01", at),
      tempmax: 80,
      tempmin: 60,
      precip: 0.2,
      preciptype: at < wrong ? ["snow"] : ["rain"],
    }));
    expect(refused(() => withoutContradictions(parseVisualCrossing({ days })))).toBe(isRefused);
  });

  it("from Visual Crossing without a kind is snow where it freezes", () => {
    const day = { datetime: "2024-01-05", tempmax: 30, tempmin: 10, precip: 0.2, preciptype: null };
    expect(parseVisualCrossing({ days: [day] }).days[0]?.preciptype).toEqual(["snow"]);
  });
});
