// E35: each page and notice that shows a situation when none is chosen shows walking from the first birthday on, and the stroller before.

import { describe, expect, it } from "vitest";
import { IN_SITUATION } from "~/words/en/today/today-copy.ts";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import type { ShownSituation } from "../../../app/domain/today/shown-situation.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { viewHelper } from "../../../app/views/today/helper-view.ts";
import { viewNotice } from "../../../app/views/today/notice-view.ts";
import { viewToday, viewTodayLine } from "../../../app/views/today/today-view.ts";

/** Seven in the morning in Chicago, on a Saturday. */
const SEVEN = Date.parse("2026-11-28T13:00:00Z");

/** The birth of a baby who is so many months old by then. */
const BIRTHS = {
  5: "2026-06-28",
  11: "2025-11-29",
  12: "2025-11-28",
  14: "2025-09-28",
  17: "2025-05-29",
  18: "2025-05-28",
  23: "2024-12-28",
} as const;
type Months = keyof typeof BIRTHS;

const factsAt = (months: Months): TodayInput => ({
  plan: { expectedDueDate: BIRTHS[months], babyBornOn: BIRTHS[months], babyNames: null, country: "US" },
  timeZone: "America/Chicago",
  months: [
    {
      startDate: "2026-11-01",
      endDate: "2026-11-30",
      avgTempMax: 55,
      avgTempMin: 45,
      primaryWeatherCategory: WEATHER.cool,
    },
  ],
  forecast: null,
  sizes: {
    days: {},
    untilOutgrown: [],
    endsOn: "2028-12-31",
    shares: [{ ageRange: "9-12m", babies: [0], start: "2026-06-01", end: "2027-01-31" }],
    starts: null,
    startsOfEach: [],
    newborns: [],
    babies: 1,
  },
  pieces: [],
  inUntil: null,
  marks: NO_MARKS,
  units: "f",
});

const readerOf = (last: ShownSituation | null) => ({
  rooms: { indoors: null, night: null },
  last,
  own: NO_OWN_TIMES,
  isHere: false,
});
const todayAt = (months: Months, last: ShownSituation | null = null) =>
  viewToday(factsAt(months), readerOf(last), SEVEN);
const helperAt = (months: Months, asked: string | null = null) =>
  viewHelper([factsAt(months), factsAt(months)], { name: "", asked, country: "US" }, SEVEN);
const noticeAt = (months: Months, last: ShownSituation | null = null) =>
  viewNotice(factsAt(months), { own: NO_OWN_TIMES, situation: last, names: null }, SEVEN);

describe.each([
  [5, "stroller"],
  [11, "stroller"],
  [12, "walking"],
  [17, "walking"],
  [18, "walking"],
  [23, "walking"],
] as const)("at %i months with nothing chosen", (months, usual) => {
  it(`E35 Today opens with ${usual}`, () => {
    const today = todayAt(months);
    expect(today.opened.situation).toBe(usual);
    expect(today.situations[0]).toBe(usual);
    expect(today.groups[0]?.outdoors?.morning?.outfits[usual]?.sentence).toBeTruthy();
  });

  it(`E35 the dashboard's line is that of ${usual}`, () => {
    const outfits = todayAt(months).groups[0]?.outdoors?.morning?.outfits;
    expect(viewTodayLine(factsAt(months), NO_OWN_TIMES, SEVEN)).toBe(
      `Today · ${IN_SITUATION[usual]}: ${outfits?.[usual]?.sentence}`,
    );
  });

  it(`E35 a helper's page and its text are for ${usual}`, () => {
    const { situation, situations, text } = helperAt(months);
    expect([situation, situations[0]]).toEqual([usual, usual]);
    expect(text).toBe(helperAt(months, usual).text);
  });

  it(`E35 the morning notice is of ${usual}, also for whoever looked at a room last`, () => {
    expect(noticeAt(months)?.said.sentence).toBeTruthy();
    expect(noticeAt(months)).toEqual(noticeAt(months, usual));
    expect(noticeAt(months, "night")).toEqual(noticeAt(months, usual));
  });
});

describe("E4 a choice made earlier", () => {
  it.each(["stroller", "carrier", "indoors", "ground"] as const)("stays after the birthday: %s", (last) => {
    expect(todayAt(14, last).opened.situation).toBe(last);
  });

  it("of the ground ends at 18 months, and a helper's of walking doesn't begin before 12", () => {
    expect(todayAt(17, "ground").opened.situation).toBe("ground");
    expect(todayAt(18, "ground").opened.situation).toBe("walking");
    expect(helperAt(18, "ground").situation).toBe("walking");
    expect(helperAt(11, "walking").situation).toBe("stroller");
  });

  it("is that of another release, which this one doesn't know: the usual one stands", () => {
    const later = "scooter" as ShownSituation;
    expect(todayAt(14, later).opened.situation).toBe("walking");
    expect(todayAt(11, later).opened.situation).toBe("stroller");
    expect(noticeAt(11, later)).toEqual(noticeAt(11));
  });
});

it("E11 a child who walks is said to make more heat, and isn't told of a hood", () => {
  const dressed = todayAt(14).groups[0]?.outdoors?.morning?.outfits.walking;
  expect(dressed?.why[0]).toBe("A child who walks makes more heat than one who sits, so less is enough.");
  expect(dressed?.notes.join()).not.toMatch(/canopy|hood\b(?! cords)/);
});

it("E14 nothing is worn at the neck that can catch, on foot below 50 °F and nowhere else", () => {
  const notesAt = (avgTempMin: number) => {
    const [month] = factsAt(14).months;
    const facts = {
      ...factsAt(14),
      months: month ? [{ ...month, avgTempMin, avgTempMax: avgTempMin + 9 }] : [],
    };
    const outfits = viewToday(facts, readerOf(null), SEVEN).groups[0]?.outdoors?.morning?.outfits ?? {};
    return Object.entries(outfits).flatMap(([situation, { notes }]) =>
      notes.some((note) => note.includes("hood cords")) ? [situation] : [],
    );
  };
  expect(notesAt(35)).toEqual(["walking"]);
  expect(notesAt(58)).toEqual([]);
});
