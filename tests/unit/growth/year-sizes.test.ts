import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packMonthCards, packWeatherGroups } from "../../../app/contracts/plans/stored-plan.ts";
import { daysBetween, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { partedSizes } from "../../../app/domain/growth/parted-sizes.ts";
import { planBaby, sizesCountedFrom } from "../../../app/domain/growth/plan-baby.ts";
import { planQuantities } from "../../../app/domain/growth/plan-quantities.ts";
import { planSizes, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { planStart } from "../../../app/domain/plans/birth-date.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { AGE_RANGE_MONTHS, perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { sizesIn, sizeWornOn, usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { type SizeTime, sizeTimes } from "../../../app/domain/wardrobe/size-times.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { buildMonthCards, monthSpans } from "../../../app/domain/weather/month-cards.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { CHICAGO, FAIRBANKS, MIAMI, MINNEAPOLIS, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

const PLACES = [CHICAGO, FAIRBANKS, MIAMI, MINNEAPOLIS, PHOENIX, SEATTLE].map((place) =>
  typicalHistory(normalsToday(place, { shiftF: null })),
);
const aPlace = fc.nat({ max: PLACES.length - 1 });
const historyAt = (place: number) => PLACES[place] ?? expect.fail();
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays("2024-02-27", days));
const RULES = CATALOGUE.map((item) => clothingRules(item));

/** A plan as it is stored without knowledge of the baby: the reference that must not move by a byte. */
function storedPlan(history: (typeof PLACES)[number], firstDay: string): string[] {
  const groups = buildWeatherGroups(history, firstDay);
  return [
    packMonthCards(buildMonthCards(history, firstDay)),
    packWeatherGroups(groups),
    ...RULES.map((rules) => packQuantities(calculateQuantities(rules, groups))),
  ];
}

describe("a plan about whose baby nothing is known", () => {
  it("has the calendar's sizes, times, and current size on every day", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -100, max: 500 }), (firstDay, age) => {
        const today = plusDays(firstDay, age);
        const calendar = perAgeRange((ageRange) => {
          const { first, last } = AGE_RANGE_MONTHS[ageRange];
          return { start: plusMonths(firstDay, first), end: plusDays(plusMonths(firstDay, last + 1), -1) };
        });
        const times = CALENDAR_SIZES.map((ageRange): SizeTime => {
          const { start, end } = calendar[ageRange];
          return end < today ? "over" : start <= today ? "now" : "later";
        });
        const next = times.indexOf("later");
        const current = CALENDAR_SIZES.find((ageRange) => today <= calendar[ageRange].end);
        const days = usualSizeDays(firstDay);
        const { "12-18m": _, "18-24m": __, ...worn } = calendar;
        expect(days).toEqual(worn);
        const expected = times.map((time, at) => (at === next ? "next" : time));
        expect(Object.values(sizeTimes(days, today))).toEqual([...expected, "none", "none"]);
        expect(sizeWornOn(days, today)).toBe(current ?? "9-12m");
      }),
    );
  });

  it("is stored as ever, byte for byte, at any place and for any birth", () => {
    fc.assert(
      fc.property(aPlace, aDay, (place, firstDay) => {
        const history = historyAt(place);
        const sizes = sizesOfPlan(null, { expectedDueDate: firstDay, babyBornOn: null });
        const sized = sizedGroups(history, firstDay, sizes);
        const packed = RULES.map((rules) => packQuantities(planQuantities(() => rules, sized, sizes.shares)));
        const cards = packMonthCards(buildMonthCards(history, firstDay));
        expect([cards, packWeatherGroups(sized.groups), ...packed]).toEqual(storedPlan(history, firstDay));
      }),
      { numRuns: 25 },
    );
  });

  it("has the halves of its months whole, as the calendar's sizes share none", () => {
    fc.assert(
      fc.property(aPlace, aDay, (place, firstDay) => {
        const history = historyAt(place);
        const starts = new Set(monthSpans(firstDay).map(({ start }) => start));
        const groups = buildWeatherGroups(history, firstDay);
        for (const ageRange of CALENDAR_SIZES)
          expect(starts.has(groups[ageRange][0]?.start ?? "")).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

const CASES = [
  ["on its due date", "2027-03-10", "2027-03-10", "2027-03-10"],
  ["six days early", "2027-03-10", "2027-03-04", "2027-03-04"],
  ["a week early", "2027-03-10", "2027-03-03", "2027-03-10"],
  ["eight weeks early", "2027-03-10", "2027-01-13", "2027-03-10"],
  ["ten days late", "2027-03-10", "2027-03-20", "2027-03-10"],
  ["a year before what was entered as the due date", "2027-03-10", "2026-03-10", "2026-03-10"],
] as const;

describe("sizes are counted", () => {
  it.each(CASES)(
    "for a baby born %s, due %s and born %s, from %s",
    (_, expectedDueDate, babyBornOn, from) => {
      expect(sizesCountedFrom({ expectedDueDate, babyBornOn })).toBe(from);
    },
  );

  it("from the due date before the birth", () => {
    expect(sizesCountedFrom({ expectedDueDate: "2027-03-10", babyBornOn: null })).toBe("2027-03-10");
  });

  it("so that a baby born early wears the first size from the birth until it fits no more, and the year stays", () => {
    const days = usualSizeDays("2027-01-13", "2027-03-10");
    expect(days["0-3m"]).toEqual({ start: "2027-01-13", end: "2027-06-09" });
    expect(days["9-12m"]).toEqual({ start: "2027-12-10", end: "2028-01-12" });
  });
});

const DUE = "2027-01-15";
const sizesOf = (sex: Baby["sex"], ...facts: SizeFact[]) => {
  const baby = planBaby({ expectedDueDate: DUE, babyBornOn: DUE }, { sex, facts }, 1);
  return planSizes(sizeWindows(baby), DUE);
};
const BIG = sizesOf("boy", { kind: "weight", on: DUE, kg: 4.6 });
const SMALL = sizesOf("girl", { kind: "weight", on: DUE, kg: 2.7 });

const aWeighed = fc
  .record({
    born: aDay,
    early: fc.integer({ min: -14, max: 70 }),
    sex: fc.constantFrom("boy" as const, "girl" as const, null),
    kg: fc.integer({ min: 20, max: 46 }).map((hectograms) => hectograms / 10),
  })
  .map(({ born, early, sex, kg }) => {
    const dates = { expectedDueDate: plusDays(born, early), babyBornOn: born };
    const facts: SizeFact[] = [{ kind: "weight", on: plusDays(born, 20), kg }];
    return {
      firstDay: planStart(dates),
      sizes: planSizes(sizeWindows(planBaby(dates, { sex, facts }, 1)), born),
    };
  });

describe("a plan whose baby is known", () => {
  it("has every day of the same year in exactly one size", () => {
    fc.assert(
      fc.property(aWeighed, ({ firstDay, sizes }) => {
        {
          const { days } = sizes;
          const own = sizesIn(days).map((ageRange) => days[ageRange] ?? { start: "", end: "" });
          expect(own[0]?.start).toBe(firstDay);
          expect(own.at(-1)?.end).toBe(plusDays(plusMonths(firstDay, 12), -1));
          expect(own.slice(1).map(({ start }) => start)).toEqual(
            own.slice(0, -1).map(({ end }) => plusDays(end, 1)),
          );
          expect(own.every(({ start, end }) => daysBetween(start, end) >= 6)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has weather for exactly those days, and the days of rain of the year", () => {
    fc.assert(
      fc.property(aPlace, aWeighed, (place, { firstDay, sizes }) => {
        const history = historyAt(place);
        const { groups } = sizedGroups(history, firstDay, sizes);
        for (const ageRange of AGE_RANGES) {
          const own = groups[ageRange];
          const days = sizes.days[ageRange];
          expect([own[0]?.start, own.at(-1)?.end]).toEqual([days?.start, days?.end]);
          const length = days ? daysBetween(days.start, days.end) + 1 : 0;
          expect(own.reduce((sum, { durationDays }) => sum + durationDays, 0)).toBe(length);
        }
        const rain = (of: typeof groups) =>
          AGE_RANGES.flatMap((age) => of[age]).reduce((sum, { rainyDays }) => sum + rainyDays, 0);
        expect(Math.abs(rain(groups) - rain(buildWeatherGroups(history, firstDay)))).toBeLessThanOrEqual(8);
      }),
      { numRuns: 30 },
    );
  });

  it("moves a big boy's sizes forward and a small girl's back", () => {
    const [usual, weeks] = [
      usualSizeDays(DUE),
      (from = "", to = "") => Math.round(daysBetween(from, to) / 7),
    ];
    expect(weeks(BIG.days["3-6m"]?.start, usual["3-6m"]?.start)).toBe(9);
    expect(weeks(BIG.days["9-12m"]?.start, usual["9-12m"]?.start)).toBe(13);
    expect(weeks(usual["6-9m"]?.start, SMALL.days["6-9m"]?.start)).toBe(5);
  });

  it("asks a big boy for no newborn pieces, and a small girl for some until she has outgrown them", () => {
    expect(BIG.newborn).toEqual({ set: "none", days: 0, preemieDays: 0 });
    expect(SMALL.newborn.set).toBe("whole");
    expect(SMALL.newborn.days).toBeGreaterThan(30);
    const needed = (sizes: typeof BIG) => {
      const sized = sizedGroups(historyAt(3), DUE, sizes);
      return CATALOGUE.filter(({ outgrownDays }) => outgrownDays !== null).reduce((sum, item) => {
        const rules = clothingRules(item);
        const quantities = planQuantities(() => rules, sized, partedSizes([sizes.days]), [sizes.newborn]);
        const totals = LAUNDRY_SCENARIOS.map((scenario) =>
          sizeTotals(item.key, quantities, sized.groups, scenario, sizes.newborn.days),
        );
        return sum + totals.reduce((pieces, total) => pieces + total["0-3m"].needed, 0);
      }, 0);
    };
    expect(needed(BIG)).toBe(0);
    expect(needed(SMALL)).toBeGreaterThan(10);
  });

  it("dresses a girl born eight weeks early in the preemie size first", () => {
    const dates = { expectedDueDate: plusDays(DUE, 56), babyBornOn: DUE };
    const baby = planBaby(dates, { sex: "girl", facts: [{ kind: "weight", on: DUE, kg: 1.75 }] }, 1);
    const sizes = planSizes(sizeWindows(baby), DUE);
    expect(sizes.newborn.preemieDays).toBeGreaterThan(21);
    expect(sizes.newborn.days).toBeGreaterThan(sizes.newborn.preemieDays + 14);
    expect(sizes.newborn.set).toBe("whole");
  });

  it("is told to get a few newborn pieces only, if they may not be worn for a week", () => {
    expect(sizesOf("boy", { kind: "weight", on: DUE, kg: 3.55 }).newborn.set).toBe("few");
  });
});
