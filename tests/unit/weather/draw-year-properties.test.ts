// The year's picture for any weather that cards and groups can hold: nothing outside, nothing overlapping,
// and no part of the year missing.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PictureLabel, YearPicture } from "../../../app/contracts/weather/year-picture-parts.ts";
import { type IsoDay, plusDays } from "../../../app/domain/calendar.ts";
import { type AgeRange, WEATHER_CATEGORIES } from "../../../app/domain/vocabulary.ts";
import { AGE_RANGE_MONTHS, perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { buildMonthCards, type MonthCard, monthSpans } from "../../../app/domain/weather/month-cards.ts";
import { UNITS } from "../../../app/domain/weather/units.ts";
import type { WeatherGroup } from "../../../app/domain/weather/weather-groups.ts";
import { LAYOUT } from "../../../app/views/weather/draw-temperatures.ts";
import { drawYear } from "../../../app/views/weather/draw-year.ts";

type Year = Parameters<typeof drawYear>[0] & { today: IsoDay };
type Groups = Record<AgeRange, WeatherGroup[]>;

const anyDay = fc.integer({ min: 0, max: 5000 }).map((offset) => plusDays("2020-01-01", offset));

function anyCards(start: IsoDay): fc.Arbitrary<MonthCard[]> {
  const anyMonth = fc.record({
    low: fc.double({ min: -60, max: 90, noNaN: true }),
    range: fc.double({ min: 0, max: 50, noNaN: true }),
    rainDays: fc.integer({ min: 0, max: 31 }),
    snowDays: fc.integer({ min: 0, max: 31 }),
    estimated: fc.boolean(),
  });
  return fc.array(anyMonth, { minLength: 12, maxLength: 12 }).map((months) =>
    buildMonthCards([], start).map((card, at) => {
      const { low = 0, range = 0, ...rest } = months[at] ?? {};
      return { ...card, avgTempMin: low, avgTempMax: low + range, ...rest };
    }),
  );
}

/** Each age range divided into groups at up to three random days. */
function anyGroups(start: IsoDay): fc.Arbitrary<Groups> {
  const months = monthSpans(start);
  const ofRange = (ageRange: AgeRange): fc.Arbitrary<WeatherGroup[]> => {
    const { first, last } = AGE_RANGE_MONTHS[ageRange];
    const days = months.slice(first, last + 1).reduce((sum, { length }) => sum + length, 0);
    if (days === 0) return fc.constant([]);
    return fc
      .record({
        cuts: fc.uniqueArray(fc.integer({ min: 1, max: days - 1 }), { maxLength: 3 }),
        categories: fc.array(fc.constantFrom(...WEATHER_CATEGORIES), { minLength: 4, maxLength: 4 }),
      })
      .map(({ cuts, categories }) => {
        const ends = [...cuts.toSorted((a, b) => a - b), days];
        return ends.map((end, at) =>
          aGroup(at + 1, categories[at] ?? "Mild", months[first]?.start ?? start, ends[at - 1] ?? 0, end),
        );
      });
  };
  return fc.record(perAgeRange(ofRange));
}

const anyYear: fc.Arbitrary<Year> = anyDay.chain((start) =>
  fc.record({
    monthCards: anyCards(start),
    weatherGroups: anyGroups(start),
    start: fc.constant(start),
    days: fc.constant(usualSizeDays(start)),
    today: fc.integer({ min: -40, max: 420 }).map((offset) => plusDays(start, offset)),
    dueDate: fc.integer({ min: -2, max: 2 }).map((offset) => plusDays(start, offset * 7)),
    country: fc.constantFrom("US", "DE"),
    units: fc.constantFrom(...UNITS),
  }),
);

test("any year stays inside the picture", () => {
  everyPicture((picture) => {
    const { xs, ys } = coordinates(picture);
    expect(xs.filter((x) => !(x >= 0 && x <= picture.width))).toEqual([]);
    expect(ys.filter((y) => !(y >= 0 && y <= picture.height))).toEqual([]);
    for (const y of [picture.warmY, picture.coldY]) expect(y).toSatisfy(Number.isFinite);
  });
});

test("any year has no two words on top of each other, and none cut off", () => {
  everyPicture((picture) => {
    const boxes = labels(picture).map(boxOf);
    const cut = boxes.filter(({ left, right }) => !(left >= 0 && right <= picture.width));
    expect(cut).toEqual([]);
    const overlaps = boxes.flatMap((box, at) =>
      boxes.slice(at + 1).flatMap((other) => (overlap(box, other) ? [`${box.text} on ${other.text}`] : [])),
    );
    expect(overlaps).toEqual([]);
  });
});

test("any year has no figure crossed by the line of today", () => {
  everyPicture(({ today, extremes, barLabel }) => {
    for (const label of [...extremes, ...(barLabel ? [barLabel] : [])]) {
      const { left, right } = boxOf(label);
      expect(today !== null && left < today.x && today.x < right, label.text).toBe(false);
    }
  });
});

test("any year has highs above lows all along, within the warmest and the coldest month", () => {
  everyPicture(({ band }) => {
    for (const { high, low } of band) {
      const [highs, lows] = [heights(high), heights(low)];
      expect(highs).toHaveLength(lows.length);
      const outside = highs.flatMap((high, at) => {
        const low = lows[at] ?? Number.NaN;
        const isInside = high <= low + 0.11 && high >= LAYOUT.warmest - 0.11 && low <= LAYOUT.coldest + 0.11;
        return isInside ? [] : [{ high, low }];
      });
      expect(outside).toEqual([]);
    }
  });
});

test("any year is covered without a gap by its weather groups and by its age ranges", () => {
  everyPicture(({ groups, ageRanges, left, right }) => {
    for (const parts of [groups, ageRanges]) {
      let next = left;
      for (const { x, width } of parts) {
        expect(x).toBeCloseTo(next, 6);
        expect(width).toBeGreaterThan(0);
        next = x + width;
      }
      expect(next).toBeCloseTo(right, 6);
    }
    expect(ageRanges).toHaveLength(4);
  });
});

test("any year shows today only when it lies inside, and where", () => {
  everyPicture((picture, { start, today }) => {
    const days = monthSpans(start).reduce((sum, { length }) => sum + length, 0);
    const passed = (Date.parse(today) - Date.parse(start)) / 86_400_000;
    if (passed < 0 || passed >= days) {
      expect(picture.today).toBeNull();
    } else {
      const { left, right } = picture;
      expect(picture.today?.x).toBeCloseTo(left + ((right - left) * passed) / days, 0);
    }
  });
});

test("any year has the same shape in all units, and round numbers at its lines", () => {
  everyPicture((picture, year) => {
    const metric = drawYear({ ...year, units: "c" });
    const american = drawYear({ ...year, units: "f" });
    expect(metric?.band).toEqual(american?.band);
    expect([metric?.warmY, metric?.coldY]).toEqual([american?.warmY, american?.coldY]);
    const degrees = picture.gridlines.map(({ label }) => Number.parseInt(label.text.replace("−", "-"), 10));
    expect(degrees.length).toBeGreaterThan(0);
    expect(degrees.filter((figure) => figure % 10 !== 0)).toEqual([]);
    const steps = degrees.slice(1).map((figure, at) => figure - (degrees[at] ?? figure));
    expect(new Set(steps).size).toBeLessThanOrEqual(1);
    expect(steps.every((step) => step > 0)).toBe(true);
  });
});

test("any year is told month by month", () => {
  everyPicture(({ rows }, { monthCards }) => {
    expect(rows.map(({ rainDays, snowDays }) => [rainDays, snowDays])).toEqual(
      monthCards?.map(({ rainDays, snowDays }) => [rainDays, snowDays]),
    );
  });
});

function everyPicture(check: (picture: YearPicture, year: Year) => void): void {
  fc.assert(
    fc.property(anyYear, (year) => {
      const picture = drawYear(year);
      if (!picture) throw new Error("Nothing was drawn");
      check(picture, year);
    }),
  );
}

function aGroup(
  order: number,
  category: WeatherGroup["category"],
  rangeStart: IsoDay,
  from: number,
  to: number,
): WeatherGroup {
  return {
    weatherGroupOrder: order,
    category,
    durationDays: to - from,
    start: plusDays(rangeStart, from),
    end: plusDays(rangeStart, to - 1),
    avgTempMin: 40,
    avgTempMax: 60,
    rainyDays: 3,
    snowyDays: 0,
    windyDays: null,
    isBitter: false,
    estimated: false,
  };
}

function labels(picture: YearPicture): PictureLabel[] {
  const { gridlines, extremes, barLabel, months, ageRanges, start, today } = picture;
  return [
    ...gridlines.map(({ label }) => label),
    ...extremes,
    ...(barLabel ? [barLabel] : []),
    ...months,
    ...ageRanges.map(({ label }) => label),
    ...(start ? [start.label] : []),
    ...(today ? [today.label] : []),
  ];
}

/**
 * A label's box in a wide typeface: capitals and digits reach from 9 above the baseline down to it, commas
 * below it.
 */
function boxOf({ text, x, y, anchor }: PictureLabel) {
  const width = text.length * 7.4;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { text, left, right: left + width, top: y - 9, bottom: y + 2 };
}

type Box = ReturnType<typeof boxOf>;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function coordinates(picture: YearPicture): { xs: number[]; ys: number[] } {
  const { left, right, levels, gridlines, band, bars, monthTicks, groups, ageRanges, start, today } = picture;
  const inPaths = band.flatMap(({ area, high, low }) => [area, high, low].flatMap(pairs));
  const boxes = labels(picture).map(boxOf);
  return {
    xs: [
      left,
      right,
      ...inPaths.map(([x]) => x),
      ...[...bars, ...groups, ...ageRanges].flatMap(({ x, width }) => [x, x + width]),
      ...monthTicks,
      ...[start, today].flatMap((mark) => (mark ? [mark.x] : [])),
      ...boxes.flatMap((box) => [box.left, box.right]),
    ],
    ys: [
      ...Object.values(levels),
      ...inPaths.map(([, y]) => y),
      ...gridlines.map(({ y }) => y),
      ...bars.flatMap(({ y, height }) => [y, y + height]),
      ...boxes.flatMap((box) => [box.top, box.bottom]),
    ],
  };
}

function pairs(path: string): [number, number][] {
  return path.split(/[MCLZ ]/).flatMap((pair): [number, number][] => {
    const [x, y] = pair.split(",").map(Number);
    return pair === "" ? [] : [[x ?? Number.NaN, y ?? Number.NaN]];
  });
}

/** The y values of a path of cubic curves, at sixteen points of each. */
function heights(path: string): number[] {
  const points = pairs(path);
  const pieces = Array.from({ length: (points.length - 1) / 3 }, (_, at) => points.slice(at * 3, at * 3 + 4));
  return pieces.flatMap((piece) => {
    const [a = 0, b = 0, c = 0, d = 0] = piece.map(([, y]) => y);
    return Array.from({ length: 17 }, (_, step) => {
      const time = step / 16;
      const rest = 1 - time;
      return rest ** 3 * a + 3 * rest ** 2 * time * b + 3 * rest * time ** 2 * c + time ** 3 * d;
    });
  });
}
