// E17: usual temperatures by hour, from the climate's daily low and high.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { usualHours, usualMonth } from "../../../app/domain/today/usual-hours.ts";

/** A year of months that begins on a day; the low of each is 10 °F below its high. */
function yearFrom(first: string, highs: readonly number[]) {
  return highs.map((avgTempMax, at) => ({
    startDate: plusMonths(first, at),
    endDate: plusDays(plusMonths(first, at + 1), -1),
    avgTempMax,
    avgTempMin: avgTempMax - 10,
  }));
}

const HIGHS = [26, 31, 42, 56, 69, 79, 83, 81, 72, 58, 41, 29];
const MONTHS = yearFrom("2027-01-01", HIGHS);
const highOn = (day: string) => Math.max(...(usualHours(MONTHS, day) ?? []));

describe("a usual day", () => {
  it("has its low at 6, its high at 15, and no step in between", () => {
    const hours = usualHours(MONTHS, "2027-07-16") ?? [];
    expect(hours).toHaveLength(24);
    expect([hours.indexOf(Math.min(...hours)), hours.indexOf(Math.max(...hours))]).toEqual([6, 15]);
    const steps = hours.map((tempF, hour) => Math.abs(tempF - (hours[(hour + 1) % 24] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(2);
  });

  it("has the month's own figures in its middle, and lies between two months elsewhere", () => {
    expect(highOn("2027-01-16")).toBeCloseTo(26, 5);
    expect(highOn("2027-07-16")).toBeCloseTo(83, 5);
    expect(highOn("2027-11-30")).toBeGreaterThan(29);
    expect(highOn("2027-11-30")).toBeLessThan(41);
    expect(highOn("2027-12-31")).toBeCloseTo(27.5, 0);
  });

  it("is the same in another year, also on February 29", () => {
    expect(usualHours(MONTHS, "2031-11-27")).toEqual(usualHours(MONTHS, "2027-11-27"));
    expect(highOn("2028-02-29")).toBeGreaterThan(31);
  });

  it("isn't known without months", () => {
    expect(usualHours([], "2027-07-16")).toBeNull();
    expect(usualMonth([], "2027-07-16")).toBeUndefined();
  });

  it("never leaves what the year has, wherever the plan begins", () => {
    const first = fc.integer({ min: 0, max: 364 }).map((days) => plusDays("2027-01-01", days));
    const highs = fc.array(fc.integer({ min: -30, max: 115 }), { minLength: 12, maxLength: 12 });
    const day = fc.integer({ min: -400, max: 800 }).map((days) => plusDays("2027-01-01", days));
    fc.assert(
      fc.property(first, highs, day, (start, figures, on) => {
        const months = yearFrom(start, figures);
        const hours = usualHours(months, on) ?? [];
        expect(Math.max(...hours)).toBeLessThanOrEqual(Math.max(...figures) + 1e-9);
        expect(Math.min(...hours)).toBeGreaterThanOrEqual(Math.min(...figures) - 10 - 1e-9);
        expect(months).toContain(usualMonth(months, on));
      }),
    );
  });

  it("belongs to the month in whose middle it is", () => {
    expect(usualMonth(MONTHS, "2030-11-27")?.startDate).toBe("2027-11-01");
    expect(usualMonth(MONTHS, "2030-01-02")?.startDate).toBe("2027-01-01");
  });
});
