// A plan that goes on to 24 months: its sizes, their weather, and the year that is drawn of it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IsoDay, plusDays, plusMonths } from "~/domain/calendar.ts";
import { planBaby } from "~/domain/growth/plan-baby.ts";
import { type PlannedSizes, planAnew, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { CARRIED_ON_MONTHS, offersSecondYear, PLANNED_MONTHS } from "~/domain/wardrobe/growth.ts";
import { sizesIn, usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { hasSecondYear, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { buildMonthCards, cardsOfMonths, yearOfCards } from "~/domain/weather/month-cards.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { joined } from "~/views/weather/draw-temperatures.ts";
import { drawYear } from "~/views/weather/draw-year.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const HISTORY = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays("2026-01-01", days));
/** A birth weight in kg, and the days that the birth is before the due date. */
const aBaby = fc.record({
  sex: fc.constantFrom("boy" as const, "girl" as const),
  kg: fc.integer({ min: 20, max: 50 }).map((tenths) => tenths / 10),
  early: fc.integer({ min: 0, max: 60 }),
});

/** The dates and the planned sizes of a baby whose birth weight is known. */
function weighed(due: IsoDay, { sex, kg, early }: { sex: "boy" | "girl"; kg: number; early: number }) {
  const born = plusDays(due, -early);
  const dates = { expectedDueDate: due, babyBornOn: born };
  const facts = [{ kind: "weight" as const, on: born, kg }];
  const planned = planAnew({ dates, babies: [planBaby(dates, { sex, facts }, 1)], seen: ["1"] }, null, born);
  return { dates, planned, born };
}

describe("the second year is offered", () => {
  it.each([
    ["2027-12-09", false],
    ["2027-12-10", true],
    ["2028-03-10", true],
    ["2029-03-09", true],
    ["2029-03-10", false],
  ])("to a plan from 2027-03-10 on %s: %s", (today, isOffered) => {
    expect(offersSecondYear(PLANNED_MONTHS, "2027-03-10", today)).toBe(isOffered);
    expect(offersSecondYear(CARRIED_ON_MONTHS, "2027-03-10", today)).toBe(false);
  });
});

describe("the sizes of 24 months", () => {
  it("are the calendar's, and two more", () => {
    const first = usualSizeDays("2027-03-10");
    const both = usualSizeDays("2027-03-10", "2027-03-10", CARRIED_ON_MONTHS);
    expect(both).toEqual({
      ...first,
      "12-18m": { start: "2028-03-10", end: "2028-09-09" },
      "18-24m": { start: "2028-09-10", end: "2029-03-09" },
    });
    expect([first, both].map((days) => hasSecondYear(sizeTimes(days, "2027-05-01")))).toEqual([false, true]);
  });

  it("follow the baby without gaps to the end, and begin as they did in the first year", () => {
    fc.assert(
      fc.property(aDay, aBaby, (due, baby) => {
        const { dates, planned, born } = weighed(due, baby);
        const [first, both] = ([PLANNED_MONTHS, CARRIED_ON_MONTHS] as const).map(
          (months) => sizesOfPlan(planned, dates, 1, months).planned,
        );
        const sizes = sizesIn(both ?? {});
        expect(sizes.length).toBeGreaterThan(0);
        let next = born;
        for (const size of sizes) {
          expect(both?.[size]?.start).toBe(next);
          next = plusDays(both?.[size]?.end ?? "", 1);
        }
        expect(next).toBe(plusMonths(born, 24));
        for (const size of sizesIn(first ?? {})) expect(both?.[size]?.start).toBe(first?.[size]?.start);
        expect(first?.["18-24m"]).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it("keep a plan of one year to its year, however big the baby is", () => {
    const { dates, planned } = weighed("2027-03-10", { sex: "boy", kg: 5, early: 0 });
    const heavy: PlannedSizes | null = planned;
    const { planned: year, days } = sizesOfPlan(heavy, dates);
    expect(sizesIn(year).at(-1)).toBe("12-18m");
    expect(year["12-18m"]?.end).toBe("2028-03-09");
    // It is worn on: the year is over, the size isn't.
    expect(days).toMatchObject({ ...year, "12-18m": { end: "2028-04-26" } });
  });
});

describe("the weather of 24 months", () => {
  it("is one to four stretches for each size, which cover its days", () => {
    fc.assert(
      fc.property(aDay, aBaby, (due, baby) => {
        const { dates, planned, born } = weighed(due, baby);
        const { planned: days } = sizesOfPlan(planned, dates, 1, CARRIED_ON_MONTHS);
        const groups = buildWeatherGroups(HISTORY, born, days);
        for (const size of sizesIn(days)) {
          const own = groups[size];
          expect(own.length).toBeLessThanOrEqual(4);
          expect(joined(own)).toEqual(days[size]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("repeats the first year's on the days of the second", () => {
    const cards = buildMonthCards(HISTORY, "2027-01-31");
    const both = cardsOfMonths(cards, CARRIED_ON_MONTHS);
    expect(cardsOfMonths(cards, PLANNED_MONTHS)).toEqual(cards);
    expect(both.slice(0, 12)).toEqual(cards);
    expect(both).toHaveLength(24);
    expect(both[13]).toMatchObject({ startDate: "2028-02-29", endDate: "2028-03-30", monthNumber: 13 });
    expect(both[13]?.avgTempMin).toBe(cards[1]?.avgTempMin);
    expect(both.at(-1)?.endDate).toBe("2029-01-30");
  });

  it.each([
    [null, 0],
    ["2026-11-01", 0],
    ["2027-03-10", 0],
    ["2027-12-20", 9],
    ["2028-03-10", 12],
    ["2029-05-01", 12],
  ])("is drawn on %s from month %i on", (today, month) => {
    const cards = cardsOfMonths(buildMonthCards(HISTORY, "2027-03-10"), CARRIED_ON_MONTHS);
    expect(yearOfCards(cards, today).map(({ monthNumber }) => monthNumber)).toEqual(
      Array.from({ length: 12 }, (_, at) => month + at),
    );
  });

  it.each([
    [0, /^9–12/],
    [4, /^12–18/],
    [9, /^18–24/],
    [11, /^18–24/],
    [12, /^18–24/],
    [23, /^18–24/],
    [24, /^18–24/],
  ])("is a picture of a year with the sizes of that year, in month %i up to %s", (month, last) => {
    const first = "2027-03-10";
    const days = usualSizeDays(first, first, CARRIED_ON_MONTHS);
    const weatherGroups = buildWeatherGroups(HISTORY, first, days);
    const monthCards = cardsOfMonths(buildMonthCards(HISTORY, first), CARRIED_ON_MONTHS);
    const year = { monthCards, weatherGroups, start: first, days, dueDate: null };
    const place = { units: "f" as const, country: "US" };
    const today = plusDays(plusMonths(first, month), 5);
    const picture = drawYear({ ...year, today, ...place }) ?? expect.fail("no picture");
    expect(picture.rows).toHaveLength(12);
    expect(picture.start === null).toBe(month > 0);
    expect(picture.today === null).toBe(month === 24);
    for (const { x, width } of [...picture.ageRanges, ...picture.groups]) {
      expect(x).toBeGreaterThanOrEqual(picture.left);
      expect(x + width).toBeLessThanOrEqual(picture.right + 0.2);
    }
    expect(picture.ageRanges.at(-1)?.label.text).toMatch(last);
  });
});
