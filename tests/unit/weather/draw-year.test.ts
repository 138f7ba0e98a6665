// The year's picture for real climates, odd dates, and missing data. For what holds in any year, see
// draw-year-properties.test.ts.
import { describe, expect, test } from "vitest";
import type { YearPicture } from "../../../app/contracts/weather/year-picture-parts.ts";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { buildMonthCards } from "../../../app/domain/weather/month-cards.ts";
import { expandNormals, type MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { drawYear } from "../../../app/views/weather/draw-year.ts";
import { CHICAGO, daily, FAIRBANKS, MIAMI, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

type Year = Parameters<typeof drawYear>[0];

const DUE = "2027-02-10";

describe("real climates", () => {
  test("Fairbanks: from deep frost to a mild summer, with snow in half of the months", () => {
    const picture = pictureOf(FAIRBANKS);
    expect(picture.extremes.map(({ text }) => text)).toEqual(["72°F", "−9°F"]);
    expect(picture.gridlines.map(({ label }) => label.text)).toEqual(["0°F", "30°F", "60°F"]);
    expect(picture.bars.filter(({ kind }) => kind === "snow").length).toBeGreaterThan(5);
    expect(picture.categories).toContain("Cold & Dry");
  });

  test("Fairbanks in °C: round numbers of that scale, the same shape, and millimeters", () => {
    const [american, metric] = [pictureOf(FAIRBANKS), pictureOf(FAIRBANKS, DUE, { units: "c" })];
    expect(metric.extremes.map(({ text }) => text)).toEqual(["22°C", "−23°C"]);
    expect(metric.gridlines.map(({ label }) => label.text)).toEqual(["−20°C", "0°C", "20°C"]);
    // 0 °C is 32 °F, so its line is a little above the one of 30 °F.
    expect(metric.gridlines[1]?.y).toBeLessThan(american.gridlines[1]?.y ?? 0);
    expect(metric.band).toEqual(american.band);
    expect([metric.rows[0]?.precipitation, american.rows[0]?.precipitation]).toEqual(["16 mm", "0.6 in"]);
  });

  test("Miami: a small change of temperature looks small, and no snow is drawn", () => {
    const picture = pictureOf(MIAMI);
    expect(heightOfBand(picture)).toBeLessThan(0.6 * heightOfBand(pictureOf(FAIRBANKS)));
    expect(picture.bars.map(({ kind }) => kind)).not.toContain("snow");
  });

  test("Phoenix: a few days of rain are no high bars", () => {
    const { bars, barLabel, levels } = pictureOf(PHOENIX);
    expect(barLabel?.text).toBe("5 days");
    expect(Math.max(...bars.map(({ height }) => height))).toBeLessThan(0.1 * levels.base);
  });

  test("Seattle: the highest bar is labelled and the bars are to scale", () => {
    const { bars, barLabel, rows } = pictureOf(SEATTLE);
    const rain = bars.filter(({ kind }) => kind === "rain");
    const most = Math.max(...rows.map(({ rainDays }) => rainDays));
    expect(barLabel?.text).toBe(`${most} days`);
    const unit = Math.max(...rain.map(({ height }) => height)) / most;
    expect(rain).toHaveLength(12);
    rain.forEach(({ height }, at) => {
      expect(height).toBeCloseTo((rows[at]?.rainDays ?? 0) * unit, 0);
    });
  });

  test("the table tells a weather once where only the size changes in a month", () => {
    const dates = Array.from({ length: 13 }, (_, at) => plusDays("2026-09-01", at * 28));
    const rows = dates.flatMap((day) => pictureOf(CHICAGO, day).rows);
    const repeats = rows.filter(({ weather }) => /(^|, then )(.+), then \2(,|$)/.test(weather));
    expect(repeats).toEqual([]);
    expect(rows.some(({ weather }) => weather.includes(", then "))).toBe(true);
  });

  test("the table tells the weather of a month in turn", () => {
    const { rows } = pictureOf(CHICAGO, "2026-09-20");
    expect(rows[0]).toMatchObject({ month: "Sep 20 – Oct 19", ageRange: "0–3m" });
    expect(rows[0]?.weather).toBe("Mild, then Cool");
    expect(rows[11]).toMatchObject({ month: "Aug 20 – Sep 19", ageRange: "9–12m" });
  });

  test("the sentences name the extremes, the start and today", () => {
    const { description } = pictureOf(FAIRBANKS, DUE, { today: "2027-03-01" });
    for (const part of ["72°F", "−9°F", "Feb 10, 2027", "the due date", "Today is Mar 1, 2027"]) {
      expect(description).toContain(part);
    }
    expect(pictureOf(FAIRBANKS, DUE, { today: "2027-02-09" }).description).not.toContain("Today");
  });

  test("Q19 a size that is over is marked on the picture, in its sentences and in the table, until the year is", () => {
    const marks = (today: string) =>
      pictureOf(FAIRBANKS, DUE, { today }).ageRanges.map(({ label }) => label.text);
    expect(marks("2027-05-09")).toEqual(["0–3m", "3–6m", "6–9m", "9–12m"]);
    expect(marks("2027-05-10")).toEqual(["0–3 done", "3–6m", "6–9m", "9–12m"]);
    expect(marks("2028-02-10")).toEqual(["0–3m", "3–6m", "6–9m", "9–12m"]);
    const { description, rows } = pictureOf(FAIRBANKS, DUE, { today: "2027-08-10" });
    expect(description).toContain("Outgrown: 0–3m, 3–6m.");
    expect(rows.map(({ ageRange }) => ageRange)).toEqual([
      ...Array(3).fill("0–3m outgrown"),
      ...Array(3).fill("3–6m outgrown"),
      ...Array(3).fill("6–9m"),
      ...Array(3).fill("9–12m"),
    ]);
  });
});

describe("the axis of months", () => {
  test("has the calendar's months, not the baby's", () => {
    const { months, monthTicks } = pictureOf(SEATTLE, "2027-01-01");
    expect(months.map(({ text }) => text).join("")).toBe("JFMAMJJASOND");
    expect(monthTicks).toHaveLength(12);
  });

  test("leaves out the initial of a corner of a month", () => {
    const initials = ({ months }: YearPicture) => months.map(({ text }) => text).join("");
    expect(initials(pictureOf(SEATTLE, "2027-01-28"))).toBe("FMAMJJASONDJ");
    expect(initials(pictureOf(SEATTLE, "2027-01-16"))).toBe("JFMAMJJASONDJ");
  });
});

describe("the start of the year", () => {
  test.each([
    ["Due", { start: DUE, dueDate: DUE }],
    ["Born", { start: DUE, dueDate: "2027-02-24" }],
  ])("is marked %s", (text, dates) => {
    expect(pictureOf(SEATTLE, DUE, dates).start?.label.text).toBe(text);
  });

  test("goes unmarked when the plan was not made from that day", () => {
    expect(pictureOf(SEATTLE, DUE, { start: "2027-02-12" }).start).toBeNull();
  });
});

describe("months without weather data", () => {
  test("are dashed and named, and give no figures to the picture", () => {
    const withGap = daily("2021-01-01", "2025-12-31", () => ({ mean: 30 })).filter(
      ({ date }) => !["06", "07", "08"].includes(date.slice(5, 7)),
    );
    const picture = pictureOfHistory(withGap, "2027-03-01");
    expect(picture.band.map(({ isEstimated }) => isEstimated)).toEqual([false, true, false]);
    expect(picture.extremes.map(({ text }) => text)).toEqual(["35°F", "25°F"]);
    expect(picture.hasEstimates).toBe(true);
    expect(
      picture.rows.map(({ precipitation }) => precipitation).filter((text) => text === "–"),
    ).toHaveLength(3);
    expect(picture.rows.map(({ month }) => month).filter((month) => month.includes("estimated"))).toEqual([
      "Jun 1 – Jun 30 (estimated)",
      "Jul 1 – Jul 31 (estimated)",
      "Aug 1 – Aug 31 (estimated)",
    ]);
  });

  test("leave a whole year without a label on temperatures", () => {
    const picture = pictureOfHistory([]);
    expect(picture.band.map(({ isEstimated }) => isEstimated)).toEqual([true]);
    expect(picture.extremes).toEqual([]);
    expect(picture.bars).toEqual([]);
    expect(picture.barLabel).toBeNull();
    expect(picture.description).toContain("estimated");
  });

  test("are not claimed where all months have data", () => {
    expect(pictureOf(SEATTLE).hasEstimates).toBe(false);
  });
});

describe("weather that cannot be read", () => {
  const history = expandNormals(SEATTLE, "2021-01-01", "2025-12-31");
  const cards = buildMonthCards(history, DUE);
  const groups = buildWeatherGroups(history, DUE);

  test.each<[string, Partial<Year>]>([
    ["no cards", { monthCards: null }],
    ["no groups", { weatherGroups: null }],
    ["an age range without groups", { weatherGroups: { ...groups, "6-9m": [] } }],
    ["no last age range", { weatherGroups: { ...groups, "9-12m": [] } }],
    ["a missing month", { monthCards: cards.filter((_, at) => at !== 4) }],
    ["no months at all", { monthCards: [] }],
    ["a day that does not exist", { monthCards: cards.map((card) => ({ ...card, endDate: "2027-02-31" })) }],
    ["groups of another year", { weatherGroups: buildWeatherGroups(history, "2027-02-11") }],
  ])("is not drawn: %s", (_, broken) => {
    const year = {
      ...{ monthCards: cards, weatherGroups: groups, start: DUE, today: DUE, dueDate: DUE },
      days: usualSizeDays(DUE),
      units: "f" as const,
      country: "US",
    };
    expect(drawYear(year)).not.toBeNull();
    expect(drawYear({ ...year, ...broken })).toBeNull();
  });
});

test("names a size that is worn for a few weeks without 'over', and one for which there is no room not at all", () => {
  const first = { start: DUE, end: plusDays(DUE, 9) };
  const second = { start: plusDays(DUE, 10), end: plusDays(DUE, 69) };
  const rest = { start: plusDays(DUE, 70), end: plusDays(plusMonths(DUE, 12), -1) };
  const days = { "0-3m": first, "3-6m": second, "6-9m": rest };
  const { ageRanges } = pictureOf(FAIRBANKS, DUE, { days, today: plusDays(DUE, 80) });
  expect(ageRanges.map(({ label }) => label.text)).toEqual(["", "3–6m", "6–9m"]);
});

function pictureOf(normals: readonly MonthNormal[], dueDate = DUE, parts: Partial<Year> = {}): YearPicture {
  return pictureOfHistory(expandNormals(normals, "2021-01-01", "2025-12-31"), dueDate, parts);
}

function pictureOfHistory(
  history: Parameters<typeof buildMonthCards>[0],
  dueDate = DUE,
  parts: Partial<Year> = {},
): YearPicture {
  const picture = drawYear({
    monthCards: buildMonthCards(history, dueDate),
    weatherGroups: buildWeatherGroups(history, dueDate),
    start: dueDate,
    days: usualSizeDays(dueDate),
    today: "2026-01-01",
    dueDate,
    units: "f",
    country: "US",
    ...parts,
  });
  if (!picture) throw new Error("Nothing was drawn");
  return picture;
}

/** The height between the labels of the warmest high and the coldest low. */
function heightOfBand({ extremes: [warmest, coldest] }: YearPicture): number {
  return (coldest?.y ?? Number.NaN) - (warmest?.y ?? Number.NaN);
}
